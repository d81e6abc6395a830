// Directions and sizes of letters, and what two vectors make of each other.
import type { Glyph } from './pdf-glyphs.ts';

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
