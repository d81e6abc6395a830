// Draws papers with pdfkit: a cursor that runs down a frame of the page, tables with wrapped cells, heads again on each page.
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const { resolve: fileOf } = createRequire(import.meta.url);

type Face = 'Helvetica' | 'Times' | 'Courier' | 'Roboto';
type Cut = 'regular' | 'bold' | 'italic';
export type Align = 'left' | 'right' | 'center';

const FONTS: Readonly<Record<Face, Record<Cut, string>>> = {
  Helvetica: { regular: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' },
  Times: { regular: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' },
  Courier: { regular: 'Courier', bold: 'Courier-Bold', italic: 'Courier-Oblique' },
  Roboto: {
    regular: fileOf('pdfmake/fonts/Roboto/Roboto-Regular.ttf'),
    bold: fileOf('pdfmake/fonts/Roboto/Roboto-Medium.ttf'),
    italic: fileOf('pdfmake/fonts/Roboto/Roboto-Italic.ttf'),
  },
};

export interface Style {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  align?: Align;
  color?: string;
}

export interface SheetColumn {
  head: string;
  /** Points. */
  width: number;
  align?: Align;
}

export interface TableLook {
  size?: number;
  /** Left edge of the first column; that of the frame unless told otherwise. */
  x?: number;
  rules?: 'none' | 'rows' | 'grid';
  /** Color behind the head. */
  band?: string;
  headColor?: string;
  headAlign?: Align;
  /** Color behind every second row. */
  zebra?: string;
  /** Points above and below a row. */
  pad?: number;
  /** Where figures stand beside a wrapped description. */
  figures?: 'first' | 'last' | 'middle';
}

export interface SheetLook {
  face: Face;
  size?: number;
  page?: [width: number, height: number];
  margin?: number;
  /** Each word is set by itself, as many programs do. */
  isWordByWord?: boolean;
}

const LETTER: [number, number] = [612, 792];
export const LANDSCAPE: [number, number] = [792, 612];

export type Sheet = ReturnType<typeof createSheet>;

export const createSheet = (look: SheetLook) => {
  const { face, size: baseSize = 9, page = LETTER, margin = 40, isWordByWord = false } = look;
  const doc = new PDFDocument({
    size: page,
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    info: { CreationDate: new Date(Date.UTC(2026, 3, 1)) },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', () => resolve()));

  const set = ({ size = baseSize, bold = false, italic = false }: Style) =>
    doc.font(FONTS[face][bold ? 'bold' : italic ? 'italic' : 'regular']).fontSize(size);

  const widthOf = (text: string, style: Style = {}) => set(style).widthOfString(text);

  const wrap = (text: string, width: number, style: Style = {}): string[] => {
    const rows: string[] = [];
    for (const paragraph of text.split('\n')) {
      let row = '';
      for (const word of paragraph.split(' ')) {
        const longer = row === '' ? word : `${row} ${word}`;
        if (row !== '' && widthOf(longer, style) > width) {
          rows.push(row);
          row = word;
        } else row = longer;
      }
      rows.push(row);
    }
    return rows;
  };

  /** One row of words in a box that begins at x. */
  const put = (text: string, x: number, y: number, width: number, style: Style = {}) => {
    const room = width - widthOf(text, style);
    const shift = style.align === 'right' ? room : style.align === 'center' ? room / 2 : 0;
    set(style).fillColor(style.color ?? '#000');
    let at = x + shift;
    for (const piece of isWordByWord ? text.split(/(?<= )/) : [text]) {
      doc.text(piece.trimEnd(), at, y, { lineBreak: false });
      at += doc.widthOfString(piece);
    }
  };

  const band = (x: number, y: number, width: number, height: number, color: string) =>
    doc.save().rect(x, y, width, height).fill(color).restore();
  const rule = (x1: number, y1: number, x2: number, y2: number, weight = 0.5) =>
    doc.save().lineWidth(weight).moveTo(x1, y1).lineTo(x2, y2).stroke('#000').restore();

  const state = {
    y: margin,
    left: margin,
    right: page[0] - margin,
    top: margin,
    bottom: page[1] - margin - 16,
    /** Called at the top of every page but the first. */
    onPage: (() => {}) as () => void,
  };

  const newPage = () => {
    doc.addPage();
    state.y = state.top;
  };
  newPage();

  /** Begins a page when the height is no longer there. */
  const need = (height: number) => {
    if (state.y + height <= state.bottom) return;
    newPage();
    state.onPage();
  };

  const lead = (style: Style) => (style.size ?? baseSize) * 1.22;

  const text = (words: string, style: Style & { indent?: number; width?: number } = {}) => {
    const { indent = 0, width = state.right - state.left - indent } = style;
    for (const row of wrap(words, width, style)) {
      need(lead(style));
      put(row, state.left + indent, state.y, width, style);
      state.y += lead(style);
    }
  };

  /** Pieces of one row, each in its own place of the frame: `[text, x from the left, width, style]`. */
  const pieces = (...all: readonly (readonly [string, number, number, Style?])[]) => {
    need(lead({}));
    for (const [words, x, width, style] of all) put(words, state.left + x, state.y, width, style);
    state.y += Math.max(...all.map(([, , , style]) => lead(style ?? {})));
  };

  const table = (columns: readonly SheetColumn[], options: TableLook = {}) => {
    const { size = baseSize, rules = 'none', pad = 1.5, figures = 'first' } = options;
    const x = () => options.x ?? state.left;
    const total = columns.reduce((all, { width }) => all + width, 0);
    let count = 0;

    const cells = (texts: readonly string[], styles: (column: number) => Style, back?: string) => {
      const wrapped = columns.map(({ width }, index) =>
        wrap(texts[index] ?? '', width - 4, { ...styles(index), size }),
      );
      const rows = Math.max(...wrapped.map(({ length }) => length));
      const height = rows * size * 1.2 + 2 * pad;
      need(height);
      if (back !== undefined) band(x(), state.y, total, height, back);
      let at = x();
      for (const [index, { width, align = 'left' }] of columns.entries()) {
        const own = wrapped[index] ?? [];
        const spare = rows - own.length;
        const down = figures === 'first' ? 0 : figures === 'last' ? spare : spare / 2;
        for (const [row, words] of own.entries()) {
          if (words === '') continue;
          const y = state.y + pad + (row + down) * size * 1.2;
          put(words, at + 2, y, width - 4, { align, ...styles(index), size });
        }
        if (rules === 'grid') doc.lineWidth(0.5).rect(at, state.y, width, height).stroke('#555');
        at += width;
      }
      state.y += height;
      if (rules === 'rows') rule(x(), state.y, x() + total, state.y, 0.3);
    };

    return {
      total,
      head: () => {
        const { headAlign, headColor } = options;
        const style = { bold: true, color: headColor, ...(headAlign && { align: headAlign }) };
        cells(
          columns.map(({ head }) => head),
          () => style,
          options.band,
        );
        if (options.band === undefined && rules !== 'grid') {
          rule(x(), state.y, x() + total, state.y, 0.8);
          state.y += 2;
        }
      },
      row: (texts: readonly string[], style: Style & { back?: string } = {}) => {
        count += 1;
        const zebra = count % 2 === 0 ? options.zebra : undefined;
        cells(texts, () => style, style.back ?? zebra);
      },
      /** Words across all columns. */
      span: (words: string, style: Style & { back?: string; indent?: number } = {}) => {
        const height = size * 1.2 + 2 * pad;
        need(height + 24);
        if (style.back !== undefined) band(x(), state.y, total, height, style.back);
        if (rules === 'grid') doc.lineWidth(0.5).rect(x(), state.y, total, height).stroke('#555');
        const indent = style.indent ?? 2;
        put(words, x() + indent, state.y + pad, total - indent - 2, { ...style, size });
        state.y += height;
      },
      /** A remark under a row, in the first wide column. */
      note: (words: string, indent = 12, style: Style = { italic: true }) => {
        state.y += rules === 'rows' ? 2 : 0;
        const width = (columns.find((column) => column.width > 100)?.width ?? total) - indent;
        for (const row of wrap(words, width, { ...style, size })) {
          need(size * 1.2);
          put(row, x() + indent, state.y, width, { ...style, size });
          state.y += size * 1.2;
        }
        state.y += 2;
      },
    };
  };

  return {
    doc,
    state,
    put,
    band,
    rule,
    text,
    pieces,
    table,
    need,
    newPage,
    widthOf,
    gap: (points: number) => {
      state.y += points;
    },
    line: (weight = 0.5) => {
      rule(state.left, state.y, state.right, state.y, weight);
      state.y += 3;
    },
    /** Writes on every page, then ends. */
    finish: async (foot?: (page: number, of: number) => void): Promise<Buffer> => {
      const { count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(index);
        foot?.(index + 1, count);
      }
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
};
