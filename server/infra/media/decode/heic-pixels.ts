// Pixels of a HEIC as they are put together from tiles: as they are, or at half their size.
import type { Nclx } from './colors.ts';
import { type Pieces, type Plane, unreadableHeic } from './libheif.ts';

export interface Pixels {
  data: Uint8Array | Uint16Array;
  width: number;
  height: number;
  channels: 3 | 4;
  /** Bits of a value; more than eight fill sixteen from above. */
  bits: number;
}

export const emptyPixels = (width: number, height: number, bits: number): Pixels => {
  const values = width * height * 3;
  const data = bits > 8 ? new Uint16Array(values) : new Uint8Array(values);
  return { data, width, height, channels: 3, bits };
};

/** Values of a row of `plane` from `row` on; of two bytes each, they are lifted to sixteen bits. */
const rowOf = ({ data, stride }: Plane, row: number, values: number, bits: number) => {
  const bytes = data.subarray(row * stride, (row + 1) * stride);
  if (bits === 8) return bytes.subarray(0, values);
  const deep = new Uint16Array(values);
  for (let at = 0; at < values; at += 1)
    deep[at] = ((bytes[2 * at] ?? 0) | ((bytes[2 * at + 1] ?? 0) << 8)) << (16 - bits);
  return deep;
};

/** Puts a tile of interleaved values where it belongs; what sticks out is left out. */
export const placeWhole = (to: Pixels, plane: Plane, left: number, top: number, bits: number) => {
  const width = Math.min(plane.width, to.width - left);
  const height = Math.min(plane.height, to.height - top);
  for (let row = 0; row < height; row += 1)
    to.data.set(
      rowOf(plane, row, width * to.channels, bits),
      ((top + row) * to.width + left) * to.channels,
    );
};

/** Shares of red and blue in brightness, by the matrix' number (ITU-T H.273, table 4). */
const SHARES: Record<number, readonly [red: number, blue: number]> = {
  1: [0.2126, 0.0722],
  9: [0.2627, 0.0593],
};
const USUAL_SHARES = [0.299, 0.114] as const;

const LEVELS = 256;
const GRAY = 128;
/** What each coded level of color adds to a value. */
const added = (by: number) =>
  Float64Array.from({ length: LEVELS }, (_, level) => (level - GRAY) * by);

/** What each level of the two colors adds to red, green and blue, and how brightness becomes a value. */
const mixOf = (nclx: Nclx | null) => {
  const [red, blue] = SHARES[nclx?.matrix ?? 0] ?? USUAL_SHARES;
  const [black, bright, vivid] =
    (nclx?.isFullRange ?? true) ? [0, 1, 1] : [16, 255 / 219, 255 / 224];
  const [forRed, forBlue] = [2 * (1 - red) * vivid, 2 * (1 - blue) * vivid];
  const green = 1 - red - blue;
  return {
    offset: -black * bright,
    /** Factor of the sum of four. */
    perLevel: bright / 4,
    redOfReds: added(forRed),
    greenOfReds: added((-forRed * red) / green),
    greenOfBlues: added((-forBlue * blue) / green),
    blueOfBlues: added(forBlue),
  };
};

/**
 * Puts a tile of eight bits where it belongs at half its size: four values of brightness become one, a value of color serves
 * as it is.
 */
export const placeHalf = (to: Pixels, { planes, nclx }: Pieces, left: number, top: number) => {
  const [luma, blues, reds] = planes;
  if (!luma) throw unreadableHeic();
  const { offset, perLevel, redOfReds, greenOfReds, greenOfBlues, blueOfBlues } = mixOf(nclx);
  // Values are rounded, and kept between 0 and 255.
  const out = new Uint8ClampedArray(to.data.buffer, to.data.byteOffset, to.data.length);
  const { data } = luma;
  const [blueData, redData] = [blues?.data, reds?.data];
  const [across, down] = blues ? [blues.width / luma.width, blues.height / luma.height] : [0, 0];
  const width = Math.min(luma.width >> 1, to.width - left);
  const height = Math.min(luma.height >> 1, to.height - top);
  for (let row = 0; row < height; row += 1) {
    let upper = 2 * row * luma.stride;
    let lower = upper + luma.stride;
    const colors = Math.trunc(2 * row * down) * (blues?.stride ?? 0);
    let at = ((top + row) * to.width + left) * 3;
    for (let column = 0; column < width; column += 1) {
      const sum =
        (data[upper] ?? 0) + (data[upper + 1] ?? 0) + (data[lower] ?? 0) + (data[lower + 1] ?? 0);
      const value = sum * perLevel + offset;
      const color = colors + ((2 * column * across) | 0);
      const blue = blueData?.[color] ?? GRAY;
      const red = redData?.[color] ?? GRAY;
      out[at] = value + (redOfReds[red] ?? 0);
      out[at + 1] = value + (greenOfReds[red] ?? 0) + (greenOfBlues[blue] ?? 0);
      out[at + 2] = value + (blueOfBlues[blue] ?? 0);
      upper += 2;
      lower += 2;
      at += 3;
    }
  }
};
