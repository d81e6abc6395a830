// The parts of pdfmake that documents are laid out and drawn with. Each is a CommonJS module with a default export, which
// importers make different things of.
import { createRequire } from 'node:module';

type DefaultOf<Module extends { default: unknown }> = Module['default'];

const require = createRequire(import.meta.url);

export const { default: PdfmakeDocument } = require('pdfmake/js/PDFDocument.js') as DefaultOf<
  typeof import('pdfmake/js/PDFDocument.js')
>;
export const { default: PdfmakeStyles } = require('pdfmake/js/StyleContextStack.js') as DefaultOf<
  typeof import('pdfmake/js/StyleContextStack.js')
>;
export const { default: PdfmakeInlines } = require('pdfmake/js/TextInlines.js') as DefaultOf<
  typeof import('pdfmake/js/TextInlines.js')
>;
export const { default: PdfmakeLayout } = require('pdfmake/js/LayoutBuilder.js') as DefaultOf<
  typeof import('pdfmake/js/LayoutBuilder.js')
>;
export const { default: PdfmakeRenderer } = require('pdfmake/js/Renderer.js') as DefaultOf<
  typeof import('pdfmake/js/Renderer.js')
>;
export const { default: SvgMeasure } = require('pdfmake/js/SVGMeasure.js') as DefaultOf<
  typeof import('pdfmake/js/SVGMeasure.js')
>;
export const { normalizePageSize, normalizePageMargin } =
  require('pdfmake/js/PageSize.js') as DefaultOf<typeof import('pdfmake/js/PageSize.js')>;
export const { tableLayouts } = require('pdfmake/js/tableLayouts.js') as DefaultOf<
  typeof import('pdfmake/js/tableLayouts.js')
>;
