// Turns a definition into the bytes of a PDF: pdfmake's layout, with the leaner pieces in its costly places.
import { buffer } from 'node:stream/consumers';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { infoOf } from './document-info.ts';
import { FONTS } from './fonts.ts';
import { LeanDocument } from './lean-document.ts';
import { LeanLayout } from './lean-layout.ts';
import { LeanRenderer } from './lean-renderer.ts';
import {
  normalizePageMargin,
  normalizePageSize,
  SvgMeasure,
  tableLayouts,
} from './pdfmake-parts.ts';

/** What a document may use is in it: neither addresses nor files of this machine are looked at. */
const isAllowed = () => false;

/** @param definition with styles, default style and images of its own */
export const layOut = (definition: TDocumentDefinitions): Promise<Buffer> => {
  const size = normalizePageSize(definition.pageSize);
  const document = new LeanDocument(
    FONTS,
    (definition.images ?? {}) as Record<string, string>,
    {},
    {},
    {
      size: [size.width, size.height],
      pdfVersion: definition.version ?? '1.3',
      displayTitle: definition.displayTitle ?? false,
      lang: definition.language,
      autoFirstPage: false,
      info: infoOf(definition.info),
      font: null,
    },
    null,
    isAllowed,
  );
  const layout = new LeanLayout(
    size,
    normalizePageMargin(definition.pageMargins ?? 40),
    new SvgMeasure(),
  );
  layout.registerTableLayouts(tableLayouts);
  const pages = layout.layoutDocument(
    definition.content,
    document,
    definition.styles ?? {},
    definition.defaultStyle ?? { fontSize: 12, font: 'Roboto' },
    definition.background,
    definition.header,
    definition.footer,
  );
  new LeanRenderer(document).renderPages(pages);
  document.end();
  return buffer(document);
};
