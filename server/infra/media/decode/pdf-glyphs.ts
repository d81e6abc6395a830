// Follows the drawing of a PDF page and tells of every letter where it stands, and how much of the page is pictures. Layers
// that are off draw nothing; fields of forms and notes are drawn with the page.
import { OPS } from 'unpdf/pdfjs';
import { isSmall, signsOf, type SmallPath } from './pdf-boxes.ts';
import { closedParts, inkedParts, isAslant, type PageOutline } from './pdf-paths.ts';
import { isThin, type PageArea } from './pdf-strikes.ts';

/** Matrix as PDF writes one. */
export type Matrix = readonly [number, number, number, number, number, number];

/** A letter, in units of the page as it is shown; the vectors lead along the line and up from it. */
export interface Glyph {
  text: string;
  /** Where its baseline begins. */
  x: number;
  y: number;
  /** Vector to the end of the letter, without the spacing behind it. */
  alongX: number;
  alongY: number;
  /** Vector up from the line, as long as the type is high. */
  upX: number;
  upY: number;
  /** Spacing behind it that the writer set for all letters, as a length along the line. */
  tracking: number;
  /** Letters with one number were set by one order. */
  run: number;
  /** Drawn without ink: a layer for searching. */
  isInvisible: boolean;
}

export interface PdfFont {
  name?: string;
  fontMatrix?: readonly number[];
  vertical?: boolean;
}

export interface GlyphPage {
  operators: { fnArray: readonly number[]; argsArray: readonly unknown[] };
  view: Matrix;
  fontOf(name: string): PdfFont | null;
  isLayerOn(group: unknown): boolean;
}

interface TextState {
  /** What a letter shows. */
  shown: (letter: string) => string;
  fontMatrix: readonly number[];
  isVertical: boolean;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
}

interface State extends TextState {
  matrix: Matrix;
  lineWidth: number;
}

interface PdfGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
  vmetric?: readonly number[] | null;
}

const PICTURE_ORDERS = [
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
];
const FILLS: readonly unknown[] = [OPS.fill, OPS.eoFill];
const STROKES: readonly unknown[] = [
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const USUAL_FONT_MATRIX = [0.001, 0, 0, 0.001, 0, 0];
const INVISIBLE = 3;

const START: TextState = {
  shown: signsOf(''),
  fontMatrix: USUAL_FONT_MATRIX,
  isVertical: false,
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
};

/** What `inner` does, seen through `outer`. */
const through = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

const isNumber = (value: unknown): value is number => typeof value === 'number';
const toMatrix = (value: unknown): Matrix => {
  const { 0: a = 1, 1: b = 0, 2: c = 0, 3: d = 1, 4: e = 0, 5: f = 0 } = value as ArrayLike<number>;
  return [a, b, c, d, e, f];
};
const isGlyph = (value: unknown): value is PdfGlyph =>
  typeof value === 'object' && value !== null && 'unicode' in value;

type Order = (args: readonly unknown[]) => void;

/** Lettering that is drawn as outlines: filled shapes as high as type is, in units of the page. */
const TYPE_HEIGHT = { least: 2, most: 40 };

/** A room drawn on paper is not smaller, in units of the page; a plan has no more, and none of theirs more corners. */
const ROOM_OUTLINE = { least: 24, most: 400, corners: 60 };
/** Paths of the size of type are boxes and ticks; a page with more of them is a drawing. */
const MOST_SMALL = 2_000;
/** Thin lines of a page; one with more of them is a drawing. */
const MOST_LINES = 5_000;

/** Runs the orders of one page. */
export class PagePen {
  /** Area of all pictures together, in square units of the page. */
  pictureArea = 0;
  /** Filled shapes of the size of letters. */
  outlines = 0;
  /** Closed outlines as large as rooms on paper. */
  readonly rooms: PageOutline[] = [];
  readonly small: SmallPath[] = [];
  /** What lines take of the page with their ink. */
  readonly lines: PageArea[] = [];
  #state: State;
  readonly #saved: State[] = [];
  /** Marked contents that are open; false where a layer is off. */
  readonly #marks: boolean[] = [];
  #text: Matrix = IDENTITY;
  #line = { x: 0, y: 0 };
  #at = { x: 0, y: 0 };
  #run = 0;
  #glyphs: Glyph[] = [];
  readonly #page: GlyphPage;
  readonly #orders: ReadonlyMap<number, Order>;

  constructor(page: GlyphPage) {
    this.#page = page;
    this.#state = { ...START, matrix: page.view, lineWidth: 1 };
    this.#orders = new Map<number, Order>([...this.#graphicsOrders(), ...this.#textOrders()]);
  }

  /** Yields the letters of each order that sets some, so that its reader can stop. */
  *glyphs(): Generator<readonly Glyph[]> {
    const { fnArray, argsArray } = this.#page.operators;
    for (const [index, code] of fnArray.entries()) {
      this.#orders.get(code)?.((argsArray[index] ?? []) as readonly unknown[]);
      if (this.#glyphs.length > 0) {
        yield this.#glyphs;
        this.#glyphs = [];
      }
    }
  }

  #save = () => {
    this.#saved.push({ ...this.#state });
  };

  #restore = () => {
    this.#state = this.#saved.pop() ?? this.#state;
  };

  #transform = (matrix: unknown) => {
    if (matrix) this.#state.matrix = through(this.#state.matrix, toMatrix(matrix));
  };

  /** A picture fills the square of one by one. */
  #addPicture = () => {
    const [a, b, c, d] = this.#state.matrix;
    if (this.#marks.every(Boolean)) this.pictureArea += Math.abs(a * d - b * c);
  };

  #addPath: Order = ([code, paths, bounds]) => {
    this.#addRooms(paths, bounds);
    this.#addSmall(paths, bounds);
    this.#addLines(paths, code);
    if (!FILLS.includes(code)) return;
    const [, top = 0, , bottom = 0] = Array.from((bounds ?? []) as ArrayLike<number>);
    const [, , c, d] = this.#state.matrix;
    const height = Math.abs(bottom - top) * Math.hypot(c, d);
    if (height >= TYPE_HEIGHT.least && height <= TYPE_HEIGHT.most) this.outlines += 1;
  };

  #addSmall(paths: unknown, bounds: unknown) {
    const [path] = Array.isArray(paths) ? (paths as ArrayLike<number>[]) : [];
    if (!path || this.small.length >= MOST_SMALL || !this.#marks.every(Boolean)) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from((bounds ?? []) as ArrayLike<number>);
    const [a, b, c, d, e, f] = this.#state.matrix;
    const xs = [a * x0 + c * y0, a * x1 + c * y1];
    const ys = [b * x0 + d * y0, b * x1 + d * y1];
    const [x, y] = [Math.min(...xs) + e, Math.min(...ys) + f];
    const area = { x, y, width: Math.max(...xs) + e - x, height: Math.max(...ys) + f - y };
    if (isSmall(area)) this.small.push({ ...area, isAslant: isAslant(path) });
  }

  #addLines(paths: unknown, code: unknown) {
    const [path] = Array.isArray(paths) ? (paths as ArrayLike<number>[]) : [];
    const isFilled = FILLS.includes(code);
    const isDrawn = isFilled || STROKES.includes(code);
    if (!path || !isDrawn || !this.#marks.every(Boolean) || this.lines.length >= MOST_LINES) return;
    const [a, b, c, d, e, f] = this.#state.matrix;
    const ink = isFilled ? 0 : this.#state.lineWidth * Math.sqrt(Math.abs(a * d - b * c));
    for (const part of inkedParts(path, isFilled)) {
      if (this.lines.length >= MOST_LINES) return;
      const xs = part.map(([x, y]) => a * x + c * y + e);
      const ys = part.map(([x, y]) => b * x + d * y + f);
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
      const area =
        width > height
          ? { x, y: y - ink / 2, width, height: height + ink }
          : { x: x - ink / 2, y, width: width + ink, height };
      if (isThin(area)) this.lines.push(area);
    }
  }

  #addRooms(paths: unknown, bounds: unknown) {
    const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(
      (bounds ?? []) as ArrayLike<number>,
    );
    const [a, b, c, d, e, f] = this.#state.matrix;
    const across = Math.abs(right - left) * Math.hypot(a, b);
    const down = Math.abs(bottom - top) * Math.hypot(c, d);
    const { least, most, corners } = ROOM_OUTLINE;
    const isRoom = across >= least && down >= least && this.#marks.every(Boolean);
    const [path] = Array.isArray(paths) ? (paths as ArrayLike<number>[]) : [];
    if (!isRoom || !path || this.rooms.length >= most) return;
    for (const part of closedParts(path)) {
      if (part.length > corners) continue;
      this.rooms.push(part.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f] as const));
    }
  }

  #graphicsOrders = (): [number, Order][] => [
    [OPS.save, this.#save],
    [OPS.restore, this.#restore],
    [OPS.beginGroup, this.#save],
    [OPS.endGroup, this.#restore],
    [OPS.transform, (args) => this.#transform(args)],
    [
      OPS.setLineWidth,
      ([width]) => {
        if (isNumber(width)) this.#state.lineWidth = width;
      },
    ],
    [
      OPS.paintFormXObjectBegin,
      ([matrix]) => {
        this.#save();
        this.#transform(matrix);
      },
    ],
    [OPS.paintFormXObjectEnd, this.#restore],
    [
      OPS.beginAnnotation,
      ([, , place, matrix]) => {
        this.#save();
        this.#state = { ...START, matrix: this.#page.view, lineWidth: 1 };
        this.#transform(place);
        this.#transform(matrix);
      },
    ],
    [OPS.endAnnotation, this.#restore],
    ...PICTURE_ORDERS.map((code): [number, Order] => [code, this.#addPicture]),
    [OPS.constructPath, this.#addPath],
    [OPS.beginMarkedContent, () => this.#marks.push(true)],
    [
      OPS.beginMarkedContentProps,
      ([tag, group]) => this.#marks.push(tag !== 'OC' || this.#page.isLayerOn(group)),
    ],
    [OPS.endMarkedContent, () => this.#marks.pop()],
    [
      OPS.setGState,
      ([entries]) => {
        for (const [key, value] of entries as [string, unknown][]) {
          if (key === 'Font') this.#setFont(value as readonly unknown[]);
          if (key === 'LW' && isNumber(value)) this.#state.lineWidth = value;
        }
      },
    ],
  ];

  #textOrders = (): [number, Order][] => {
    const set = (key: 'charSpacing' | 'wordSpacing' | 'rise' | 'mode'): Order => {
      return ([value]) => {
        if (isNumber(value)) this.#state[key] = value;
      };
    };
    return [
      [OPS.beginText, () => this.#setTextMatrix(IDENTITY)],
      [OPS.setCharSpacing, set('charSpacing')],
      [OPS.setWordSpacing, set('wordSpacing')],
      [OPS.setTextRise, set('rise')],
      [OPS.setTextRenderingMode, set('mode')],
      [OPS.setHScale, ([value]) => (this.#state.scale = isNumber(value) ? value / 100 : 1)],
      [OPS.setLeading, ([value]) => (this.#state.leading = isNumber(value) ? -value : 0)],
      [OPS.setFont, (args) => this.#setFont(args)],
      [
        OPS.setTextMatrix,
        (args) => this.#setTextMatrix(toMatrix(isNumber(args[0]) ? args : args[0])),
      ],
      [OPS.moveText, ([x, y]) => this.#moveText(Number(x), Number(y))],
      [
        OPS.setLeadingMoveText,
        ([x, y]) => {
          this.#state.leading = Number(y);
          this.#moveText(Number(x), Number(y));
        },
      ],
      [OPS.nextLine, () => this.#moveText(0, this.#state.leading)],
      [OPS.showText, ([glyphs]) => this.#showText(glyphs as readonly unknown[])],
    ];
  };

  #setFont([name, size]: readonly unknown[]) {
    const font = this.#page.fontOf(String(name));
    this.#state.shown = signsOf(font?.name ?? '');
    this.#state.fontMatrix = font?.fontMatrix ?? USUAL_FONT_MATRIX;
    this.#state.isVertical = font?.vertical === true;
    this.#state.size = isNumber(size) ? size : 0;
  }

  #setTextMatrix(matrix: Matrix) {
    this.#text = matrix;
    this.#line = { x: 0, y: 0 };
    this.#at = { x: 0, y: 0 };
  }

  #moveText(x: number, y: number) {
    this.#line = { x: this.#line.x + x, y: this.#line.y + y };
    this.#at = { ...this.#line };
  }

  #showText(glyphs: readonly unknown[]) {
    this.#run += 1;
    const isShown = this.#marks.every(Boolean);
    const whole = through(this.#state.matrix, this.#text);
    for (const glyph of glyphs) {
      if (isNumber(glyph)) this.#advance((-glyph * this.#state.size) / 1_000);
      else if (isGlyph(glyph)) this.#show(glyph, whole, isShown);
    }
  }

  #advance(length: number) {
    if (this.#state.isVertical) this.#at.y += length;
    else this.#at.x += length * this.#state.scale;
  }

  #show({ unicode, width, isSpace, vmetric }: PdfGlyph, whole: Matrix, isShown: boolean) {
    const { size, fontMatrix, charSpacing, wordSpacing, scale, isVertical, rise, mode } =
      this.#state;
    const unit = size * (fontMatrix[0] ?? USUAL_FONT_MATRIX[0] ?? 0);
    const length = (isVertical ? (vmetric?.[0] ?? -1_000) : width) * unit;
    const spacing = charSpacing + (isSpace ? wordSpacing : 0);
    const [a, b, c, d, e, f] = whole;
    const { x, y } = this.#at;
    const [alongX, alongY] = isVertical ? [0, length] : [length * scale, 0];
    const tracking = isVertical ? 0 : charSpacing * scale;
    if (isShown) {
      this.#glyphs.push({
        text: this.#state.shown(unicode),
        x: a * x + c * (y + rise) + e,
        y: b * x + d * (y + rise) + f,
        alongX: a * alongX + c * alongY,
        alongY: b * alongX + d * alongY,
        upX: c * size,
        upY: d * size,
        tracking: tracking * Math.hypot(a, b),
        run: this.#run,
        isInvisible: mode === INVISIBLE,
      });
    }
    this.#advance(isVertical ? length - spacing : length + spacing);
  }
}
