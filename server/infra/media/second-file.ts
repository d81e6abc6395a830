// Files that are two things at once: a picture with a page or an archive in it, a PDF behind something else.
import type { UploadFormat } from '../../domain/scope/uploads.ts';

/** The directory that ends an archive lies before a comment of at most 64 kB. */
const ARCHIVE_SEARCH_BYTES = 66_000;
const PDF_SEARCH_BYTES = 4_096;
const PAGE = /<(html|script|\?php|!doctype html)/i;
/** Names of what a PDF can start by itself, or carry along. They are too long to come about in packed bytes. */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFile|RichMedia)\b/;

/** True when a program that goes by other rules would find another file in these bytes. */
export const holdsSecondFile = (bytes: Buffer, format: UploadFormat): boolean => {
  const text = bytes.toString('latin1');
  if (text.slice(-ARCHIVE_SEARCH_BYTES).includes('PK\x05\x06')) return true;
  if (format === 'pdf') return !text.startsWith('%PDF-') || ACTIVE.test(text);
  return PAGE.test(text) || text.slice(0, PDF_SEARCH_BYTES).includes('%PDF-');
};
