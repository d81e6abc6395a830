// The first gate for an upload: is it, by its first bytes, something its card takes?
import { badInput } from '../../domain/errors.ts';
import type { FileKind } from '../../domain/catalog.ts';
import { isAccepted, refusalSentence, type UploadFormat } from '../../domain/scope/uploads.ts';
import { foreignSentence } from './foreign-formats.ts';
import { sniffFormats } from './sniff.ts';

/**
 * Cheap enough to run while an upload still arrives (as `inspectHead` of `BlobStore.put`).
 * @returns the format; where the container alone does not tell, the first of those it may hold
 * @throws DomainError BAD_INPUT with a sentence that names what the card takes
 */
export const requireAccepted = (kind: FileKind, head: Buffer): UploadFormat => {
  if (head.length === 0) throw badInput('This file is empty. Please choose another one.');
  const formats = sniffFormats(head);
  const [format] = formats;
  if (!format || !isAccepted(kind, formats)) {
    const isPaper = kind === 'DOC' || kind === 'FLOOR';
    const known = isPaper && !format ? foreignSentence(head) : null;
    throw badInput(known ?? refusalSentence(kind, formats));
  }
  return format;
};
