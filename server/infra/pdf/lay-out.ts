// Turns a definition into the bytes of a PDF: pdfmake's layout, with the leaner pieces in its costly places.
import { buffer } from 'node:stream/consumers';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { FONTS } from './fonts.ts';
import { LeanDocument } from './lean-document.ts';
import {
  normalizePageMargin,
  normalizePageSize,
  SvgMeasure,
  tableLayouts,
  PdfmakeLayout,
  PdfmakeInlines,
  PdfmakeRenderer,
} from './pdfmake-parts.ts';
import type { PDFDocument, DocumentFont, ShapedRun } from 'pdfmake/js/PDFDocument.js';
import { LeanStyles, type TextStyle } from './lean-styles.ts';
import type { Inline } from 'pdfmake/js/TextInlines.js';
import type { Line, Vector } from 'pdfmake/js/Renderer.js';

// Numbers as operators of a page have them: thousandths of a point are less than anybody prints.

const short = (length: number): number => Math.round(length * 1_000) / 1_000;

// pdfmake's drawing with fewer operators. The words of a line that look the same are one text. What stands plain on the page
// (nearly all of it) sets only what it needs. Everything else is drawn by pdfmake.

// Texts as a document's operators name them: glyphs of its own part of the typeface, with the kerning between them.

/** Returns null for a word with a glyph that does not stand on the line. */
const encodeWord = (font: DocumentFont, { glyphs, positions }: ShapedRun): string | null => {
  let encoded = '';
  for (const [index, { id, advanceWidth, codePoints }] of glyphs.entries()) {
    const position = positions[index];
    if (!position || position.xOffset || position.yOffset) return null;
    const code = font.subset.includeGlyph(id);
    font.widths[code] ??= advanceWidth * font.scale;
    font.unicode[code] ??= codePoints;
    encoded += code.toString(16).padStart(4, '0');
    const kerning = short(position.advanceWidth - position.xAdvance);
    if (kerning !== 0) encoded += `> ${kerning} <`;
  }
  return encoded;
};

/** @returns what goes between `[<` and `>] TJ`, or null where glyphs have to be placed one by one */
const createEncoder = (): ((font: DocumentFont, text: string) => string | null) => {
  const known = new Map<DocumentFont, Map<string, string | null>>();

  return (font, text) => {
    const words = known.get(font) ?? new Map<string, string | null>();
    known.set(font, words);
    let encoded = '';
    for (let from = 0; from < text.length;) {
      const blank = text.indexOf(' ', from);
      const end = blank === -1 ? text.length : blank + 1;
      const word = text.slice(from, end);
      let glyphs = words.get(word);
      if (glyphs === undefined) {
        glyphs = encodeWord(font, font.layoutCached(word));
        words.set(word, glyphs);
      }
      if (glyphs === null) return null;
      encoded += glyphs;
      from = end;
    }
    return encoded;
  };
};

const IS_ODD = [
  'link',
  'linkToPage',
  'linkToDestination',
  'decoration',
  'background',
  'sup',
  'sub',
  'fontFeatures',
  '_pageNodeRef',
] as const;

const isPlain = (inline: Inline): boolean =>
  (inline.opacity ?? 1) === 1 && !IS_ODD.some((property) => inline[property]);

const isPlainVector = (vector: Vector): boolean =>
  !vector['dash'] &&
  !vector['lineCap'] &&
  !vector['lineJoin'] &&
  !vector['linearGradient'] &&
  !vector['r'] &&
  vector['fillOpacity'] === undefined &&
  vector['strokeOpacity'] === undefined;

const looksLike = (one: Inline, other: Inline): boolean =>
  one.font === other.font &&
  one.fontSize === other.fontSize &&
  one.color === other.color &&
  one.characterSpacing === 0 &&
  other.characterSpacing === 0;

/** Butt ends, mitered corners, no dashes: whatever was drawn before. */
const PLAIN_STROKE = '0 J 0 j [] 0 d';

class LeanRenderer extends PdfmakeRenderer {
  readonly #document: LeanDocument;
  readonly #encode = createEncoder();
  readonly #colors = new Map<unknown, string | null>();

  constructor(document: LeanDocument) {
    super(document);
    this.#document = document;
  }

  /** Returns null for what is no color of screens. */
  #color(color: unknown): string | null {
    const known = this.#colors.get(color);
    if (known !== undefined) return known;
    const parts = this.#document._normalizeColor(color);
    const isRgb = Array.isArray(parts) && parts.length === 3;
    const operands = isRgb ? (parts as number[]).map(short).join(' ') : null;
    this.#colors.set(color, operands);
    return operands;
  }

  #nameOf(font: DocumentFont): string {
    this.#document.page.fonts[font.id] ??= font.ref();
    return font.id;
  }

  /** Returns null where pdfmake has to draw the line. */
  #operatorsOf(line: Line, x: number, y: number): string | null {
    if (line.id || line._outline || line._pageNodeRef) return null;
    const baseline = short(y + line.getAscenderHeight());
    let operators = '';
    let last: Inline | undefined;
    let run = '';
    const end = () => {
      if (run) operators += `[<${run}>] TJ\n`;
      run = '';
    };
    for (const inline of line.inlines) {
      if (!isPlain(inline)) return null;
      const { text, font, fontSize, color, characterSpacing } = inline;
      const glyphs = this.#encode(font, text);
      const fill = this.#color(color);
      if (glyphs === null || fill === null) return null;
      const goesOn = last && looksLike(last, inline) && last.x + last.width === inline.x;
      if (!goesOn) {
        end();
        operators += `/${this.#nameOf(font)} ${fontSize} Tf\n${fill} rg\n${characterSpacing} Tc\n1 0 0 -1 ${short(x + inline.x)} ${baseline} Tm\n`;
      }
      run += glyphs;
      last = inline;
    }
    end();
    return operators && `BT\n${operators}ET`;
  }

  override renderLine(line: Line, x: number, y: number): void {
    const operators = this.#operatorsOf(line, x, y);
    if (operators === null) super.renderLine(line, x, y);
    else if (operators) this.#document.addContent(operators);
  }

  override renderVector(vector: Vector): void {
    const { type, x, y, w, h, x1, y1, x2, y2, lineWidth = 1, color, lineColor } = vector;
    const fill = color ? this.#color(color) : null;
    const stroke = lineColor ? this.#color(lineColor) : null;
    if (isPlainVector(vector) && type === 'line' && stroke && !color) {
      this.#document.addContent(
        `${short(lineWidth)} w ${PLAIN_STROKE} ${stroke} RG\n${short(x1)} ${short(y1)} m ${short(x2)} ${short(y2)} l S`,
      );
    } else if (isPlainVector(vector) && type === 'rect' && fill && !lineColor) {
      this.#document.addContent(`${fill} rg ${short(x)} ${short(y)} ${short(w)} ${short(h)} re f`);
    } else super.renderVector(vector);
  }
}

// pdfmake's measuring of words, with the style of a text looked up once instead of for each of its words.

/** What all words of a style have. */
interface WordStyle {
  font: DocumentFont;
  fontSize: number;
  fontFeatures: unknown;
  characterSpacing: number;
  color: string;
  height: number;
  [further: string]: unknown;
}

const SMALLER = 0.58;

/** True for a rare style; pdfmake knows what to do with it. */
const isRare = (style: TextStyle): boolean =>
  Boolean(style.leadingIndent ?? style.preserveLeadingSpaces ?? style.preserveTrailingSpaces);

const widthOf = (text: string, style: WordStyle): number =>
  style.font.widthOfString(text, style.fontSize, style.fontFeatures) +
  style.characterSpacing * (text.length - 1);

const cutOf = (blanks: RegExp, text: string, style: WordStyle): number => {
  const found = blanks.exec(text);
  return found ? widthOf(found[0], style) : 0;
};

const LEADING = /^\s+/;
const TRAILING = /\s+$/;

class LeanInlines extends PdfmakeInlines {
  #known = new WeakMap<TextStyle, WordStyle>();

  #wordStyle(style: TextStyle): WordStyle {
    const known = this.#known.get(style);
    if (known) return known;
    const font = this.pdfDocument.provideFont(
      (style.font ?? 'Roboto') as string,
      Boolean(style.bold),
      Boolean(style.italics),
    );
    const isSmaller = Boolean(style.sup ?? style.sub);
    const fontSize = ((style.fontSize ?? 12) as number) * (isSmaller ? SMALLER : 1);
    const made: WordStyle = {
      font,
      alignment: style.alignment ?? 'left',
      fontSize,
      fontFeatures: style.fontFeatures ?? null,
      characterSpacing: (style.characterSpacing ?? 0) as number,
      color: (style.color ?? 'black') as string,
      decoration: style.decoration ?? null,
      decorationColor: style.decorationColor ?? null,
      decorationStyle: style.decorationStyle ?? null,
      decorationThickness: style.decorationThickness ?? null,
      background: style.background ?? null,
      link: style.link ?? null,
      linkToPage: style.linkToPage ?? null,
      linkToDestination: style.linkToDestination ?? null,
      noWrap: style.noWrap ?? null,
      opacity: style.opacity ?? 1,
      sup: style.sup ?? false,
      sub: style.sub ?? false,
      height: font.lineHeight(fontSize) * ((style.lineHeight ?? 1) as number),
    };
    this.#known.set(style, made);
    return made;
  }

  override measure(words: Inline[], styles: LeanStyles): Inline[] {
    const looks = words.map((word) => styles.of(word));
    if (looks.some(isRare)) return super.measure(words, styles);
    return words.map((word, index) => {
      const style = this.#wordStyle(looks[index] ?? styles.top);
      const { text } = word;
      const inline: Inline = {
        ...style,
        text,
        width: widthOf(text, style),
        leadingCut: cutOf(LEADING, text, style),
        trailingCut: cutOf(TRAILING, text, style),
        x: 0,
      };
      for (const key in word) if (!(key in inline)) inline[key] = word[key];
      return inline;
    });
  }
}

// The properties of a document, as its reader's program shows them.

const STANDARD_INFO = /^(?:title|author|subject|keywords|creator|producer|creationDate|modDate)$/;

/** Names of properties as PDF has them. */
const infoOf = (info: TDocumentDefinitions['info'] = {}): Record<string, unknown> => ({
  Producer: 'pdfmake',
  Creator: 'pdfmake',
  ...Object.fromEntries(
    Object.entries(info).map(([key, value]) => [
      STANDARD_INFO.test(key) ? key.charAt(0).toUpperCase() + key.slice(1) : key,
      value,
    ]),
  ),
});

// pdfmake's layout with the leaner measuring of texts.

class LeanLayout extends PdfmakeLayout {
  override tryLayoutDocument(content: unknown, document: PDFDocument, ...rest: unknown[]): object {
    const { styleDictionary, defaultStyle } = this.docMeasure.styleStack;
    this.docMeasure.styleStack = new LeanStyles(styleDictionary, defaultStyle);
    this.docMeasure.textInlines = new LeanInlines(document);
    return super.tryLayoutDocument(content, document, ...rest);
  }
}

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
