// The properties of a document, as its reader's program shows them.
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const STANDARD_INFO = /^(?:title|author|subject|keywords|creator|producer|creationDate|modDate)$/;

/** Names of properties as PDF has them. */
export const infoOf = (info: TDocumentDefinitions['info'] = {}): Record<string, unknown> => ({
  Producer: 'pdfmake',
  Creator: 'pdfmake',
  ...Object.fromEntries(
    Object.entries(info).map(([key, value]) => [
      STANDARD_INFO.test(key) ? key.charAt(0).toUpperCase() + key.slice(1) : key,
      value,
    ]),
  ),
});
