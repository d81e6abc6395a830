// The first gate for an upload: is it, by its first bytes, something its card takes?
import { badInput } from '../../domain/errors.ts';
import type { FileKind } from '../../domain/catalog.ts';
import { drawingByName } from '../../domain/scope/foreign-drawings.ts';
import {
  isAccepted,
  refusalSentence,
  UPLOAD_FORMATS,
  type UploadFormat,
} from '../../domain/scope/uploads.ts';
import { foreignMedia, foreignSentence } from './foreign-formats.ts';
import { sniffFormats } from './sniff.ts';

/** Endings that have a computer run a file, or show it as a page. Windows drops dots and blanks behind them. */
const PROGRAM =
  /\.(exe|com|bat|cmd|msi|scr|pif|lnk|dll|ps1|vbs|vbe|js|mjs|jse|wsf|hta|jar|sh|app|apk|dmg|php|py|html?|xhtml|svg)[.\s]*$/i;

/** Throws BAD_INPUT for a text that is called a program or a page: text may be one, which pictures and documents are not. */
export const requireName = (format: UploadFormat, name: string): void => {
  const ending = PROGRAM.exec(name)?.[1];
  if (ending === undefined || !UPLOAD_FORMATS[format].mime.startsWith('text/')) return;
  throw badInput(
    `A text named .${ending.toLowerCase()} is not taken. Give it an ending of texts, like .txt, and upload it again.`,
  );
};

/**
 * Cheap enough to run while an upload still arrives (as `inspectHead` of `BlobStore.put`).
 * @param name as its owner calls it. It never makes a file accepted: it tells which program a file comes from that is refused.
 * @returns the format; where the container alone does not tell, the first of those it may hold
 * @throws DomainError BAD_INPUT with a sentence that names what the card takes
 */
export const requireAccepted = (kind: FileKind, head: Buffer, name = ''): UploadFormat => {
  if (head.length === 0) throw badInput('This file is empty. Please choose another one.');
  const formats = sniffFormats(head);
  const [format] = formats;
  const isPaper = kind === 'DOC' || kind === 'FLOOR';
  // Programs of drawings write the containers of office documents, too.
  const drawing = isPaper && formats.length !== 1 ? drawingByName(name) : null;
  if (format && drawing === null && isAccepted(kind, formats)) return format;
  const known = format ? null : (foreignMedia(head) ?? (isPaper ? foreignSentence(head) : null));
  throw badInput(known ?? drawing ?? refusalSentence(kind, formats));
};
