// Asks the exporter for one of the documents, with the data that document is made from.
import type { Ports } from '../../context.ts';
import type { Caller } from '../../infra/caller.ts';
import type { TemplateData, TemplateName } from './templates.ts';

/** What a browser's own viewer needs to show a PDF, and nothing more. */
export const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * @throws DomainError with a sentence: BUSY, UNAVAILABLE; TOO_LARGE, BAD_INPUT for a document that can never be made
 */
export const makeExport = <Name extends TemplateName>(
  { exporter }: Pick<Ports, 'exporter'>,
  template: Name,
  data: TemplateData<Name>,
  caller: Caller,
): Promise<Uint8Array<ArrayBuffer>> => exporter.make(template, data, caller);
