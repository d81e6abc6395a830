// pdfmake's layout with the leaner measuring of texts.
import type { PDFDocument } from 'pdfmake/js/PDFDocument.js';
import { LeanInlines } from './lean-inlines.ts';
import { LeanStyles } from './lean-styles.ts';
import { PdfmakeLayout } from './pdfmake-parts.ts';

export class LeanLayout extends PdfmakeLayout {
  override tryLayoutDocument(content: unknown, document: PDFDocument, ...rest: unknown[]): object {
    const { styleDictionary, defaultStyle } = this.docMeasure.styleStack;
    this.docMeasure.styleStack = new LeanStyles(styleDictionary, defaultStyle);
    this.docMeasure.textInlines = new LeanInlines(document);
    return super.tryLayoutDocument(content, document, ...rest);
  }
}
