// The parts of pdfmake that a document is laid out and drawn with here, as far as they are used: its own types leave them out.
declare module 'pdfmake/js/PDFDocument.js' {
  import type PDFKitDocument from 'pdfkit';

  interface ShapedRun {
    glyphs: readonly { id: number; advanceWidth: number; codePoints: number[] }[];
    positions: readonly {
      xAdvance: number;
      xOffset: number;
      yOffset: number;
      advanceWidth: number;
    }[];
    advanceWidth: number;
  }

  /** A typeface in one document; lengths in thousandths of its size. */
  interface DocumentFont {
    id: string;
    ascender: number;
    scale: number;
    widths: number[];
    unicode: (readonly number[])[];
    subset: { includeGlyph(id: number): number };
    layoutCached(text: string): ShapedRun;
    widthOfString(text: string, size: number, features?: unknown): number;
    lineHeight(size: number): number;
    ref(): object;
  }

  class PDFDocument extends PDFKitDocument {
    constructor(
      fonts: object,
      images: Record<string, string>,
      patterns: object,
      attachments: object,
      options: object,
      virtualfs: object | null,
      localAccessPolicy: (path: string) => boolean,
    );
    page: PDFKit.PDFPage & { fonts: Record<string, object> };
    addContent(data: string): this;
    provideFont(family: string, bold: boolean, italics: boolean): DocumentFont;
    _normalizeColor(color: unknown): unknown;
    _doOpacity(fill: number | null | undefined, stroke: number | null | undefined): void;
  }
  const module: { default: typeof PDFDocument };
  export default module;
  export type { DocumentFont, PDFDocument, ShapedRun };
}

declare module 'pdfmake/js/StyleContextStack.js' {
  type StyleItem = string | Readonly<Record<string, unknown>>;

  class StyleContextStack {
    constructor(styles: Readonly<Record<string, object>>, defaultStyle: object);
    styleDictionary: Readonly<Record<string, object>>;
    defaultStyle: object;
    styleOverrides: StyleItem[];
    clone(): StyleContextStack;
    push(item: StyleItem): void;
    pop(howMany?: number): void;
    getProperty(property: string): unknown;
  }
  const module: { default: typeof StyleContextStack };
  export default module;
  export type { StyleContextStack, StyleItem };
}

declare module 'pdfmake/js/TextInlines.js' {
  import type { DocumentFont, PDFDocument } from 'pdfmake/js/PDFDocument.js';
  import type { StyleContextStack } from 'pdfmake/js/StyleContextStack.js';

  /** A word, or a text that stays on one line. */
  interface Inline {
    text: string;
    font: DocumentFont;
    fontSize: number;
    color: string;
    characterSpacing: number;
    width: number;
    height: number;
    leadingCut: number;
    trailingCut: number;
    x: number;
    opacity?: number;
    [further: string]: unknown;
  }

  class TextInlines {
    constructor(document: PDFDocument);
    pdfDocument: PDFDocument;
    measure(words: Inline[], styles: StyleContextStack): Inline[];
  }
  const module: { default: typeof TextInlines };
  export default module;
  export type { Inline, TextInlines };
}

declare module 'pdfmake/js/LayoutBuilder.js' {
  import type { PDFDocument } from 'pdfmake/js/PDFDocument.js';
  import type { StyleContextStack } from 'pdfmake/js/StyleContextStack.js';
  import type { TextInlines } from 'pdfmake/js/TextInlines.js';

  type Page = object;

  class LayoutBuilder {
    constructor(pageSize: object, pageMargins: object, svgMeasure: object);
    docMeasure: { styleStack: StyleContextStack; textInlines: TextInlines };
    registerTableLayouts(layouts: object): void;
    layoutDocument(content: unknown, document: PDFDocument, ...rest: unknown[]): Page[];
    tryLayoutDocument(content: unknown, document: PDFDocument, ...rest: unknown[]): object;
  }
  const module: { default: typeof LayoutBuilder };
  export default module;
  export type { Page };
}

declare module 'pdfmake/js/Renderer.js' {
  import type { Page } from 'pdfmake/js/LayoutBuilder.js';
  import type { PDFDocument } from 'pdfmake/js/PDFDocument.js';
  import type { Inline } from 'pdfmake/js/TextInlines.js';

  interface Line {
    inlines: Inline[];
    id?: string;
    _outline?: object;
    _pageNodeRef?: object;
    getAscenderHeight(): number;
  }
  interface Vector {
    type: string;
    x1: number;
    y1: number;
    x2: number;
    y2: number;
    x: number;
    y: number;
    w: number;
    h: number;
    lineWidth?: number;
    color?: unknown;
    lineColor?: unknown;
    [further: string]: unknown;
  }

  class Renderer {
    constructor(document: PDFDocument);
    renderPages(pages: readonly Page[]): void;
    renderLine(line: Line, x: number, y: number): void;
    renderVector(vector: Vector): void;
  }
  const module: { default: typeof Renderer };
  export default module;
  export type { Line, Vector };
}

declare module 'pdfmake/js/SVGMeasure.js' {
  const module: { default: new () => object };
  export default module;
}

declare module 'pdfmake/js/PageSize.js' {
  const module: {
    normalizePageSize(size: unknown): { width: number; height: number };
    normalizePageMargin(margin: unknown): object;
  };
  export default module;
}

declare module 'pdfmake/js/tableLayouts.js' {
  const module: { tableLayouts: object };
  export default module;
}
