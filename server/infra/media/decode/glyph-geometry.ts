// Letters of a page, their directions and sizes, and what two vectors make of each other.

/** How letters that one order sets look. */
export interface GlyphLook {
  run: number;
  /** Drawn without ink: a layer for searching. */
  isInvisible: boolean;
  /** Filled with white. */
  isWhite: boolean;
  /** Count of what was painted before it. */
  painted: number;
}

/** A letter, in units of the page as it is shown; the vectors lead along the line and up from it. */
export interface Glyph extends GlyphLook {
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
}

/** Cosine of the angle between letters of one line at least. */
export const SAME_DIRECTION = 0.98;

export interface PagePoint {
  x: number;
  y: number;
}

export const dot = (a: PagePoint, b: PagePoint) => a.x * b.x + a.y * b.y;
export const cross = (a: PagePoint, b: PagePoint) => a.x * b.y - a.y * b.x;
export const sizeOf = ({ upX, upY }: Glyph) => Math.hypot(upX, upY);

/** A letter without width looks where its line does: square to its height. */
export const directionOf = ({ alongX, alongY, upX, upY }: Glyph): PagePoint => {
  const length = Math.hypot(alongX, alongY);
  if (length > 0) return { x: alongX / length, y: alongY / length };
  const height = Math.hypot(upX, upY) || 1;
  return { x: -upY / height, y: upX / height };
};
