// Expected failures of exports, shown by whoever asked for one.
import { DomainError } from '../../domain/errors.ts';

/** The PDF could not be made; the one made before, if any, is still there. */
export class PdfFailed extends DomainError {
  constructor({ code, message, retryAfterSeconds, cause }: DomainError) {
    super(code, message, { cause, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) });
  }
}
