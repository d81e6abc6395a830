// Opens a photo of a phone or camera with libheif, tile by tile: upright, in the colors of a screen, and no larger than asked for.
// EXIF orientation must not be applied on top, since the file has its turns in itself.
import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { DomainError } from '../../../domain/errors.ts';
import { type Colors, colorsOfNclx, colorsOfProfile, isBright, type Nclx } from './colors.ts';
import { decodeHevc, HevcFault } from './ffmpeg-program.ts';
import { emptyPixels, type Pixels, placeHalf, placeWhole } from './heic-pixels.ts';
import { streamOf } from './hevc-tiles.ts';
import {
  type HeifPicture,
  type Pieces,
  PIXELS,
  type Tiling,
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

/** A photo of 4,032 pixels has half of them, 2,016, shown where there is room for 2,048. */
const NEARLY = 0.95;

const isHalfEnough = ({ tiling, bits, nclx, transforms }: HeifPicture, side: number) =>
  Math.max(tiling.width, tiling.height) >= 2 * side * NEARLY &&
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
  colors: Colors | null;
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

type About = Pick<Opened, 'colors' | 'width' | 'height' | 'isSeeThrough'>;

const aboutOf = ({ width, height, isSeeThrough, profile, nclx }: HeifPicture): About => {
  const colors = (profile && colorsOfProfile(profile)) ?? (nclx && colorsOfNclx(nclx));
  return { colors, width, height, isSeeThrough };
};

const pixelsOf = (bytes: Uint8Array, picture: HeifPicture, side: number): Opened => {
  const { isSeeThrough, coding, tiling, transforms } = picture;
  const about = aboutOf(picture);
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

// The short way: a photo of eight bits in tiles, of which half the size is enough, is decoded by a program.

interface CodedPhoto {
  about: About;
  transforms: Transform[];
  tiling: Tiling;
  stream: Buffer;
  /** Brightness of the first tile as libheif has it, and what its values mean. */
  sample: Uint8Array;
  nclx: Nclx | null;
}

/** libheif decodes one tile: it knows its colors, by the file or by the stream. */
const sampleOf = (picture: HeifPicture) =>
  picture.tile(PIXELS.CODED, 0, 0, ({ planes: [luma, blues], nclx }) => {
    const isUsual =
      luma?.stride === luma?.width &&
      2 * (blues?.width ?? 0) === luma?.width &&
      2 * (blues?.height ?? 0) === luma?.height;
    return luma && isUsual ? { sample: Uint8Array.from(luma.data), nclx } : null;
  });

const codedPhotoIn = (bytes: Buffer, picture: HeifPicture, side: number): CodedPhoto | null => {
  const { coding, isSeeThrough, tiling, transforms } = picture;
  if (coding !== 'grid' || isSeeThrough || !isHalfEnough(picture, side)) return null;
  const first = sampleOf(picture);
  const tiles = Array.from({ length: tiling.rows * tiling.columns }, (_, index) =>
    picture.codedTile(index % tiling.columns, Math.trunc(index / tiling.columns)),
  );
  const stream = first && streamOf(bytes, tiles);
  return stream && { about: aboutOf(picture), transforms, tiling, stream, ...first };
};

/** @returns null for another photo, and where libheif refuses to hand out a tile; the long way may take it, or says what is wrong */
const codedPhotoOf = (bytes: Buffer, side: number): CodedPhoto | null => {
  try {
    return withHeif(bytes, (picture) => codedPhotoIn(bytes, picture, side));
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

/** ITU-T H.273: sRGB, and the matrix of JPEG. */
const UNTOLD = { primaries: 1, transfer: 13, matrix: 6 } as const;

/** Levels by which the same values differ on average: libheif's WebAssembly leaves out the filters along the edges of blocks. */
const SAME = 1.5;
/** Levels between values as coded and stretched that tell which are meant. Those of a middle gray are the same. */
const CLEAR = 1;

/**
 * libheif stretches values that do not use their full range; the program gives them as they are coded.
 *
 * @returns whether they use it; null where they are other values, or tell neither
 */
const usesFullRange = (values: Uint8Array, sample: Uint8Array): boolean | null => {
  let [asCoded, stretched] = [0, 0];
  for (const [index, shown] of sample.entries()) {
    const value = values[index] ?? 0;
    asCoded += Math.abs(value - shown);
    stretched += Math.abs(Math.min(255, Math.max(0, ((value - 16) * 255) / 219)) - shown);
  }
  if (Math.min(asCoded, stretched) > SAME * sample.length) return null;
  if (Math.abs(asCoded - stretched) < CLEAR * sample.length) return null;
  return asCoded <= stretched;
};

/** @param frame brightness, then the two colors, each of half its width and height */
const planesOf = (frame: Buffer, width: number, height: number) => {
  const luma = width * height;
  const [across, down] = [width >> 1, height >> 1];
  const color = (at: number) => ({
    data: frame.subarray(at, at + across * down),
    width: across,
    height: down,
    stride: across,
  });
  const brightness = { data: frame.subarray(0, luma), width, height, stride: width };
  return [brightness, color(luma), color(luma + across * down)];
};

/**
 * @returns null where the program gives other than all tiles
 * @throws HevcFault
 */
const decodeByProgram = async (ffmpeg: string, photo: CodedPhoto): Promise<Opened | null> => {
  const { about, transforms, tiling, stream, sample, nclx } = photo;
  const { tileWidth: width, tileHeight: height, columns, rows } = tiling;
  const pixels = emptyPixels(tiling.width >> 1, tiling.height >> 1, 8);
  const frames = decodeHevc(ffmpeg, stream, (width * height * 3) / 2, rows * columns);
  let isFullRange: boolean | null = null;
  let index = 0;
  for await (const frame of frames) {
    if (index === 0) isFullRange = usesFullRange(frame, sample);
    if (isFullRange === null) return null;
    const pieces = {
      planes: planesOf(frame, width, height),
      nclx: { ...(nclx ?? UNTOLD), isFullRange },
    };
    const [left, top] = [(index % columns) * width, Math.trunc(index / columns) * height];
    placeHalf(pixels, pieces, left >> 1, top >> 1);
    index += 1;
  }
  return index === rows * columns ? { ...about, transforms, pixels } : null;
};

/** @returns null where it goes the long way: no such photo, or one in which the program finds a fault */
const openByProgram = async (
  ffmpeg: string,
  bytes: Buffer,
  side: number,
): Promise<Opened | null> => {
  const photo = codedPhotoOf(bytes, side);
  if (!photo) return null;
  try {
    return await decodeByProgram(ffmpeg, photo);
  } catch (error) {
    if (error instanceof HevcFault) return null;
    throw error;
  }
};

const rawOf = ({ data, width, height, channels }: Pixels): Sharp =>
  openPicture(data, { raw: { width, height, channels } });

/** Cut, made small, then brought into the colors of a screen. */
const shrunk = async ({ pixels, transforms: [first], colors }: Opened, side: number) => {
  const whole = rawOf(pixels);
  if (first?.kind === 'crop') {
    const { left, top, right, bottom } = first;
    const [width, height] = [pixels.width - left - right, pixels.height - top - bottom];
    whole.extract({ left, top, width, height });
  }
  return colors ? onScreen(whole, side, colors, pixels.bits) : fit(whole, side);
};

/** Turns and mirrors a photo as its transforms say; its crop is applied before. */
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
 * @param ffmpeg path of the program, which takes a fraction of libheif's time; null where there is none
 * @returns the photo, upright, with the size it is shown at
 */
export const openHeic = async (path: string, side: number, ffmpeg: string | null) => {
  const bytes = await readFile(path);
  const { exif } = await saneHeader(bytes);
  const opened =
    (ffmpeg === null ? null : await openByProgram(ffmpeg, bytes, side)) ??
    withHeif(bytes, (picture) => pixelsOf(bytes, picture, side));
  const { width, height, isSeeThrough, transforms } = opened;
  const image = await turned(await shrunk(opened, side), transforms);
  return { width, height, isSeeThrough, exif, image };
};

export const decodeHeic = async (path: string, ffmpeg: string | null): Promise<DecodedPicture> => {
  const { image, isSeeThrough, exif, ...size } = await openHeic(path, DISPLAY_SIDE, ffmpeg);
  const renditions = await makeRenditions(image, isSeeThrough ? 'drawing' : 'photograph');
  return { ...size, takenOn: takenOn(exif), damaged: false, ...renditions };
};
