// Follows the drawing of a PDF page and tells of every letter where it stands, of paths, and of what is painted over what. Layers
// that are off draw nothing; fields of forms and notes are drawn with the page.
import { OPS } from 'unpdf/pdfjs';
import type { Glyph, GlyphLook } from './glyph-geometry.ts';
import { signsOf } from './pdf-boxes.ts';
import {
  clippedBy,
  clippedTo,
  EVERYWHERE,
  inGroup,
  isWhite,
  PageInk,
  type Paint,
  START_PAINT,
  withEntry,
} from './pdf-ink.ts';
import { DrawnPaths, type DrawnPath, type Matrix, through } from './pdf-paths.ts';

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
  /** A note whose look lies beside the words or marks them, by its id: its paint covers nothing. */
  isMark(annotation: unknown): boolean;
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
  paint: Paint;
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
const FILL_STROKES: readonly unknown[] = [
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
];
const FILLS: ReadonlySet<unknown> = new Set([OPS.fill, OPS.eoFill, ...FILL_STROKES]);
const STROKES: ReadonlySet<unknown> = new Set([OPS.stroke, OPS.closeStroke, ...FILL_STROKES]);
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const USUAL_FONT_MATRIX = [0.001, 0, 0, 0.001, 0, 0];
const FILLED = 0;
const INVISIBLE = 3;
/** Least mode in which letters bound what is painted next. */
const FIRST_CLIPPING = 4;

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

const isNumber = (value: unknown): value is number => typeof value === 'number';
const toMatrix = (value: unknown): Matrix => {
  const { 0: a = 1, 1: b = 0, 2: c = 0, 3: d = 1, 4: e = 0, 5: f = 0 } = value as ArrayLike<number>;
  return [a, b, c, d, e, f];
};
const isGlyph = (value: unknown): value is PdfGlyph =>
  typeof value === 'object' && value !== null && 'unicode' in value;

type Order = (args: readonly unknown[]) => void;

/** Runs the orders of one page. */
export class PagePen {
  readonly paths = new DrawnPaths();
  readonly ink = new PageInk();
  #state: State;
  readonly #saved: State[] = [];
  /** Marked contents that are open; false where a layer is off. */
  readonly #marks: boolean[] = [];
  #text: Matrix = IDENTITY;
  #line = { x: 0, y: 0 };
  #at = { x: 0, y: 0 };
  #run = 0;
  /** The next path bounds what is painted behind it. */
  #isClipping = false;
  #glyphs: Glyph[] = [];
  readonly #page: GlyphPage;
  readonly #orders: ReadonlyMap<number, Order>;

  constructor(page: GlyphPage) {
    this.#page = page;
    this.#state = { ...START, matrix: page.view, lineWidth: 1, paint: START_PAINT };
    this.#orders = new Map<number, Order>([
      ...this.#placeOrders(),
      ...this.#paintOrders(),
      ...this.#textOrders(),
    ]);
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

  get #isShown(): boolean {
    return this.#marks.every(Boolean);
  }

  #addPicture = (code: number) => {
    const { matrix, paint } = this.#state;
    if (this.#isShown) this.ink.addPicture(matrix, paint, code !== OPS.paintImageXObject);
  };

  #addPath: Order = ([code, paths, bounds]) => {
    const [path] = Array.isArray(paths) ? (paths as ArrayLike<number>[]) : [];
    if (!path) return;
    const { matrix, lineWidth, paint } = this.#state;
    const drawn: DrawnPath = {
      path,
      bounds: Array.from((bounds ?? []) as ArrayLike<number>),
      matrix,
      lineWidth,
      isFilled: FILLS.has(code),
      isStroked: STROKES.has(code),
    };
    if (this.#isShown) {
      this.paths.add(drawn);
      this.ink.addPath(drawn, paint);
    }
    if (this.#isClipping) this.#clip(drawn);
  };

  #clip(drawn: DrawnPath) {
    this.#isClipping = false;
    this.#paint({ clip: clippedBy(this.#state.paint.clip, drawn) });
  }

  #clipTo(matrix: Matrix, box: unknown) {
    this.#paint({ clip: clippedTo(this.#state.paint.clip, matrix, box) });
  }

  #paint(change: Partial<Paint>) {
    this.#state.paint = { ...this.#state.paint, ...change };
  }

  #placeOrders = (): [number, Order][] => [
    [OPS.save, this.#save],
    [OPS.restore, this.#restore],
    [
      OPS.beginGroup,
      ([group]) => {
        const { matrix, bbox, smask } = group as {
          matrix?: unknown;
          bbox?: unknown;
          smask?: unknown;
        };
        this.#save();
        this.#paint(inGroup(this.#state.paint, Boolean(smask)));
        this.#clipTo(
          matrix ? through(this.#state.matrix, toMatrix(matrix)) : this.#state.matrix,
          bbox,
        );
      },
    ],
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
      ([matrix, box]) => {
        this.#save();
        this.#transform(matrix);
        this.#clipTo(this.#state.matrix, box);
      },
    ],
    [OPS.paintFormXObjectEnd, this.#restore],
    [
      OPS.beginAnnotation,
      ([id, , place, matrix]) => {
        this.#save();
        const paint = { ...START_PAINT, isSheer: this.#page.isMark(id) };
        this.#state = { ...START, matrix: this.#page.view, lineWidth: 1, paint };
        this.#transform(place);
        this.#transform(matrix);
      },
    ],
    [OPS.endAnnotation, this.#restore],
  ];

  #paintOrders = (): [number, Order][] => [
    ...PICTURE_ORDERS.map((code): [number, Order] => [code, () => this.#addPicture(code)]),
    [OPS.shadingFill, () => this.ink.addGround(EVERYWHERE)],
    [OPS.setFillRGBColor, ([color]) => this.#paint({ fill: String(color) })],
    [OPS.setFillColorN, () => this.#paint({ fill: null })],
    [OPS.clip, () => (this.#isClipping = true)],
    [OPS.eoClip, () => (this.#isClipping = true)],
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
          this.#state.paint = withEntry(this.#state.paint, key, value);
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
    const { mode, paint } = this.#state;
    // Letters that bound what follows show what is painted through them.
    if (mode >= FIRST_CLIPPING) this.#paint({ clip: null });
    const look = {
      run: this.#run,
      isInvisible: mode === INVISIBLE,
      isWhite: mode === FILLED && isWhite(paint),
      painted: this.ink.count,
    };
    const isShown = this.#isShown;
    const whole = through(this.#state.matrix, this.#text);
    for (const glyph of glyphs) {
      if (isNumber(glyph)) this.#advance((-glyph * this.#state.size) / 1_000);
      else if (isGlyph(glyph)) this.#show(glyph, whole, isShown ? look : null);
    }
  }

  #advance(length: number) {
    if (this.#state.isVertical) this.#at.y += length;
    else this.#at.x += length * this.#state.scale;
  }

  /** @param look null on a layer that is off */
  #show({ unicode, width, isSpace, vmetric }: PdfGlyph, whole: Matrix, look: GlyphLook | null) {
    const { size, fontMatrix, charSpacing, wordSpacing, scale, isVertical, rise } = this.#state;
    const unit = size * (fontMatrix[0] ?? USUAL_FONT_MATRIX[0] ?? 0);
    const length = (isVertical ? (vmetric?.[0] ?? -1_000) : width) * unit;
    const spacing = charSpacing + (isSpace ? wordSpacing : 0);
    const [a, b, c, d, e, f] = whole;
    const { x, y } = this.#at;
    const [alongX, alongY] = isVertical ? [0, length] : [length * scale, 0];
    const tracking = isVertical ? 0 : charSpacing * scale;
    if (look) {
      this.#glyphs.push({
        ...look,
        text: this.#state.shown(unicode),
        x: a * x + c * (y + rise) + e,
        y: b * x + d * (y + rise) + f,
        alongX: a * alongX + c * alongY,
        alongY: b * alongX + d * alongY,
        upX: c * size,
        upY: d * size,
        tracking: tracking * Math.hypot(a, b),
      });
    }
    this.#advance(isVertical ? length - spacing : length + spacing);
  }
}
