// Opens a photo of a phone or camera with libheif, tile by tile: upright, in the colours of a screen, and no larger than asked for.
// EXIF orientation must not be applied on top, since the file has its turns in itself.
import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { type Colours, coloursOfNclx, coloursOfProfile, isBright } from './colours.ts';
import {
  type HeifPicture,
  type Pieces,
  PIXELS,
  type Plane,
  type Transform,
  unreadableHeic,
  withHeif,
} from './libheif.ts';
import { tooManyPixels } from './picture-limits.ts';
import { DISPLAY_SIDE, fit, makeRenditions, onScreen, openPicture } from './renditions.ts';
import { takenOn } from './taken-on.ts';
import type { DecodedPicture } from './tasks.ts';

/** Most pixels, above the 48 megapixels of current phones. */
const MAX_HEIC_PIXELS = 60_000_000;

/** Reads the header only, before a decoder reserves memory for what the file claims. */
const saneHeader = async (bytes: Uint8Array) => {
  const header = await openPicture(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header?.compression !== 'hevc') throw unreadableHeic();
  if (header.width * header.height > MAX_HEIC_PIXELS) throw tooManyPixels(MAX_HEIC_PIXELS);
  return header;
};

interface Pixels {
  data: Uint8Array | Uint16Array;
  width: number;
  height: number;
  channels: 3 | 4;
  /** Bits of a value; more than eight fill sixteen from above. */
  bits: number;
}

const emptyPixels = (width: number, height: number, bits: number): Pixels => {
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
const placeWhole = (to: Pixels, plane: Plane, left: number, top: number, bits: number) => {
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

const clamp = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value));

/** Puts a tile where it belongs at half its size: four values of brightness become one, a value of colour serves as it is. */
const placeHalf = (to: Pixels, { planes, nclx }: Pieces, left: number, top: number) => {
  const [luma, blues, reds] = planes;
  if (!luma) throw unreadableHeic();
  const [red, blue] = SHARES[nclx?.matrix ?? 0] ?? USUAL_SHARES;
  const isFull = nclx?.isFullRange ?? true;
  const [black, bright, vivid] = isFull ? [0, 1, 1] : [16, 255 / 219, 255 / 224];
  const [forRed, forBlue] = [2 * (1 - red) * vivid, 2 * (1 - blue) * vivid];
  const [redOfGreen, blueOfGreen] = [red / (1 - red - blue), blue / (1 - red - blue)];
  const [across, down] = blues ? [blues.width / luma.width, blues.height / luma.height] : [0, 0];
  const width = Math.min(luma.width >> 1, to.width - left);
  const height = Math.min(luma.height >> 1, to.height - top);
  for (let row = 0; row < height; row += 1) {
    const upper = 2 * row * luma.stride;
    const lower = upper + luma.stride;
    const colours = Math.trunc(2 * row * down) * (blues?.stride ?? 0);
    let at = ((top + row) * to.width + left) * 3;
    for (let column = 0; column < width; column += 1, at += 3) {
      const x = 2 * column;
      const sum =
        (luma.data[upper + x] ?? 0) +
        (luma.data[upper + x + 1] ?? 0) +
        (luma.data[lower + x] ?? 0) +
        (luma.data[lower + x + 1] ?? 0);
      const y = (sum / 4 - black) * bright;
      const colour = colours + Math.trunc(x * across);
      const addBlue = ((blues?.data[colour] ?? 128) - 128) * forBlue;
      const addRed = ((reds?.data[colour] ?? 128) - 128) * forRed;
      to.data[at] = clamp(y + addRed);
      to.data[at + 1] = clamp(y - addRed * redOfGreen - addBlue * blueOfGreen);
      to.data[at + 2] = clamp(y + addBlue);
    }
  }
};

const isHalfEnough = ({ tiling, bits, nclx, transforms }: HeifPicture, side: number) =>
  Math.max(tiling.width, tiling.height) >= 2 * side &&
  [tiling.tileWidth, tiling.tileHeight].every((length) => length % 2 === 0) &&
  bits === 8 &&
  !isBright(nclx) &&
  transforms.every(({ kind }) => kind !== 'crop');

const kindFor = (picture: HeifPicture, isHalf: boolean) => {
  const isDeep = isBright(picture.nclx) && picture.bits > 8;
  const kind = isHalf ? PIXELS.CODED : isDeep ? PIXELS.DEEP_RGB : PIXELS.RGB;
  return { kind, bits: isDeep ? picture.bits : 8 };
};

/** @returns pixels of all tiles, neither cropped nor turned; or of the one picture there is, turned. */
const piecewise = (picture: HeifPicture, side: number): Pixels => {
  const { tiling, coding, width, height } = picture;
  const isHalf = isHalfEnough(picture, side);
  const shrink = isHalf ? 2 : 1;
  const { kind, bits } = kindFor(picture, isHalf);
  const isGrid = coding === 'grid';
  const size = isGrid ? tiling : { width, height };
  const to = emptyPixels(Math.trunc(size.width / shrink), Math.trunc(size.height / shrink), bits);
  const place = (left: number, top: number) => (pieces: Pieces) => {
    const [plane] = pieces.planes;
    if (isHalf) placeHalf(to, pieces, left, top);
    else if (plane) placeWhole(to, plane, left, top, bits);
  };
  if (!isGrid) {
    picture.whole(kind, place(0, 0));
    return to;
  }
  for (let row = 0; row < tiling.rows; row += 1)
    for (let column = 0; column < tiling.columns; column += 1) {
      const left = (column * tiling.tileWidth) / shrink;
      const top = (row * tiling.tileHeight) / shrink;
      picture.tile(kind, column, row, place(left, top));
    }
  return to;
};

const asWhole = (picture: HeifPicture): Pixels =>
  picture.whole(PIXELS.RGBA, ({ planes: [plane] }) => {
    if (!plane) throw unreadableHeic();
    const { width, height } = plane;
    const to: Pixels = {
      data: new Uint8Array(width * height * 4),
      width,
      height,
      channels: 4,
      bits: 8,
    };
    placeWhole(to, plane, 0, 0, 8);
    return to;
  });

/** A crop comes before turns, as MIAF has it. */
const isInOrder = (transforms: readonly Transform[]) =>
  transforms.every(({ kind }, index) => kind !== 'crop' || index === 0);

type Crop = Extract<Transform, { kind: 'crop' }>;

interface Opened {
  pixels: Pixels;
  transforms: Transform[];
  colours: Colours | null;
  width: number;
  height: number;
  isSeeThrough: boolean;
}

/** Length of a box `clap`: its head and eight words. */
const CLAP_BYTES = 40;

/**
 * libheif refuses a single picture that is cropped by more than some 64 pixels, as too large for what its header tells. So the
 * crop is widened to all of it, and made here.
 */
const withoutCrop = (bytes: Uint8Array, width: number, height: number): Uint8Array => {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf('clap'); at >= 0; at = copy.indexOf('clap', at + 4)) {
    if (at < 4 || copy.readUInt32BE(at - 4) !== CLAP_BYTES) continue;
    [width, 1, height, 1, 0, 1, 0, 1].forEach((value, index) => {
      copy.writeUInt32BE(value, at + 4 + 4 * index);
    });
  }
  return copy;
};

/** The same crop of a picture that has been turned. */
const afterTurns = (crop: Crop, turns: readonly Transform[]): Crop => {
  let { left, top, right, bottom } = crop;
  for (const turn of turns) {
    if (turn.kind === 'flop') [left, right] = [right, left];
    if (turn.kind === 'flip') [top, bottom] = [bottom, top];
    if (turn.kind === 'turn')
      for (let degrees = turn.degrees; degrees > 0; degrees -= 90)
        [top, left, bottom, right] = [right, top, left, bottom];
  }
  return { kind: 'crop', left, top, right, bottom };
};

const pixelsOf = (bytes: Uint8Array, picture: HeifPicture, side: number): Opened => {
  const { width, height, isSeeThrough, profile, nclx, coding, tiling, transforms } = picture;
  const colours = (profile && coloursOfProfile(profile)) ?? (nclx && coloursOfNclx(nclx));
  const about = { colours, width, height, isSeeThrough };
  const isKnown = coding === 'hvc1' || coding === 'grid';
  if (!isKnown || isSeeThrough || !isInOrder(transforms))
    return { ...about, pixels: asWhole(picture), transforms: [] };
  if (coding === 'grid') return { ...about, pixels: piecewise(picture, side), transforms };
  const [first, ...turns] = transforms;
  if (first?.kind !== 'crop') return { ...about, pixels: piecewise(picture, side), transforms: [] };
  const uncropped = withoutCrop(bytes, tiling.width, tiling.height);
  const pixels = withHeif(uncropped, (whole) => piecewise(whole, side));
  return { ...about, pixels, transforms: [afterTurns(first, turns)] };
};

const rawOf = ({ data, width, height, channels }: Pixels): Sharp =>
  openPicture(data, { raw: { width, height, channels } });

/** Cut, made small, then brought into the colours of a screen. */
const shrunk = async ({ pixels, transforms: [first], colours }: Opened, side: number) => {
  const whole = rawOf(pixels);
  if (first?.kind === 'crop') {
    const { left, top, right, bottom } = first;
    const [width, height] = [pixels.width - left - right, pixels.height - top - bottom];
    whole.extract({ left, top, width, height });
  }
  return colours ? onScreen(whole, side, colours, pixels.bits) : fit(whole, side);
};

const turned = async (upTo: Sharp, transforms: readonly Transform[]): Promise<Sharp> => {
  let image = upTo;
  for (const transform of transforms) {
    if (transform.kind === 'crop') continue;
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    image = openPicture(data, { raw: { width, height, channels } });
    if (transform.kind === 'turn') image.rotate(360 - transform.degrees);
    else if (transform.kind === 'flip') image.flip();
    else image.flop();
  }
  return image;
};

/**
 * @param side most pixels a side of what comes back
 * @returns the photo, upright, with the size it is shown at
 */
export const openHeic = async (path: string, side: number) => {
  const bytes = await readFile(path);
  const { exif } = await saneHeader(bytes);
  const opened = withHeif(bytes, (picture) => pixelsOf(bytes, picture, side));
  const { width, height, isSeeThrough, transforms } = opened;
  const image = await turned(await shrunk(opened, side), transforms);
  return { width, height, isSeeThrough, exif, image };
};

export const decodeHeic = async (path: string): Promise<DecodedPicture> => {
  const { image, isSeeThrough, exif, ...size } = await openHeic(path, DISPLAY_SIDE);
  const renditions = await makeRenditions(image, isSeeThrough ? 'drawing' : 'photograph');
  return { ...size, takenOn: takenOn(exif), damaged: false, ...renditions };
};
