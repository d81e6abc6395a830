// pdfmake's document with less work behind each operator. Words are shaped once in a process. A page's operators are handed on
// in one piece instead of each as a buffer of its own.
import type { DocumentFont } from 'pdfmake/js/PDFDocument.js';
import { wordShapes } from './fonts.ts';
import { PdfmakeDocument } from './pdfmake-parts.ts';

export class LeanDocument extends PdfmakeDocument {
  #fonts = new Map<number, DocumentFont>();
  #operators = '';
  /** True while nothing was made translucent, so that nothing has to be made opaque. */
  #isOpaque = true;

  override provideFont(family: string, isBold: boolean, isItalic: boolean): DocumentFont {
    const style = (isBold ? 1 : 0) + (isItalic ? 2 : 0);
    const known = this.#fonts.get(style);
    if (known) return known;
    const font = super.provideFont(family, isBold, isItalic);
    font.layoutCached = wordShapes(isBold, isItalic);
    this.#fonts.set(style, font);
    return font;
  }

  override addContent(data: string): this {
    this.#operators += `${data}\n`;
    return this;
  }

  override flushPages(): void {
    if (this.#operators) this.page.write(this.#operators);
    this.#operators = '';
    super.flushPages();
  }

  override _doOpacity(fill: number | null | undefined, stroke: number | null | undefined): void {
    if (this.#isOpaque && (fill ?? 1) === 1 && (stroke ?? 1) === 1) return;
    this.#isOpaque = false;
    super._doOpacity(fill, stroke);
  }
}
