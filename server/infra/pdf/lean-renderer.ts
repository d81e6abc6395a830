// pdfmake's drawing with fewer operators. The words of a line that look the same are one text. What stands plain on the page
// (nearly all of it) sets only what it needs. Everything else is drawn by pdfmake.
import type { DocumentFont } from 'pdfmake/js/PDFDocument.js';
import type { Line, Vector } from 'pdfmake/js/Renderer.js';
import type { Inline } from 'pdfmake/js/TextInlines.js';
import { createEncoder } from './encode-words.ts';
import type { LeanDocument } from './lean-document.ts';
import { PdfmakeRenderer } from './pdfmake-parts.ts';
import { short } from './short.ts';

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

export class LeanRenderer extends PdfmakeRenderer {
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
