// Turns the colors of wide and bright pictures into those of a screen (sRGB), where sharp does not do it by itself.

/** Colors by number, as ITU-T H.273 counts them. */
export interface Nclx {
  primaries: number;
  transfer: number;
  matrix: number;
  isFullRange: boolean;
}

type Matrix = readonly number[];

/** How the numbers of a picture become light on a screen. */
export interface Colors {
  /** Light of a value from 0 to 1; 1 is the white of a page. */
  light: (value: number) => number;
  /** Matrix from its primaries to those of sRGB, row by row. */
  matrix: Matrix;
  /** Its light is that of the scene, which a screen shows with a bend (HLG). */
  isScene: boolean;
}

/** Linear Display P3 to linear sRGB (CSS Color 4, section 10). */
const FROM_P3: Matrix = [
  1.22494, -0.22494, 0, -0.042057, 1.042057, 0, -0.019638, -0.078636, 1.098274,
];
/** Linear BT.2020 to linear BT.709 (ITU-R BT.2087, annex 1). */
const FROM_BT2020: Matrix = [
  1.6605, -0.5876, -0.0728, -0.1246, 1.1329, -0.0083, -0.0182, -0.1006, 1.1187,
];
/** XYZ of white D50, in which ICC profiles count, to linear sRGB (CSS Color 4, Bradford). */
const FROM_XYZ_D50: Matrix = [
  3.134136, -1.617386, -0.490662, -0.978796, 1.916255, 0.033443, 0.071955, -0.228977, 1.405386,
];
const SAME: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];

const PRIMARIES: Record<number, Matrix> = { 9: FROM_BT2020, 12: FROM_P3 };
const [PQ, HLG] = [16, 18];

/** Light of the white of a page in a bright picture, in cd/m² (ITU-R BT.2408). */
const PAGE_WHITE = 203;
/** Light of the brightest HLG signal on its usual screen, in cd/m², and the bend of that screen (ITU-R BT.2100). */
const HLG_PEAK = 1_000;
const HLG_BEND = 1.2;

const srgbLight = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** ITU-R BT.2100, table 4. */
const pqLight = (value: number) => {
  const power = value ** (32 / 2523);
  const share = Math.max(0, power - 3424 / 4096) / (2413 / 128 - (2392 / 128) * power);
  return (10_000 * share ** (16_384 / 2610)) / PAGE_WHITE;
};

/** ITU-R BT.2100, table 5: light of the scene, from 0 to 1. */
const hlgLight = (value: number) =>
  value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;

/** @returns null where the numbers are those of sRGB already */
export const colorsOfNclx = ({
  primaries,
  transfer,
}: Pick<Nclx, 'primaries' | 'transfer'>): Colors | null => {
  const matrix = PRIMARIES[primaries];
  if (transfer === PQ) return { light: pqLight, matrix: matrix ?? SAME, isScene: false };
  if (transfer === HLG) return { light: hlgLight, matrix: matrix ?? SAME, isScene: true };
  return matrix ? { light: srgbLight, matrix, isScene: false } : null;
};

export const isBright = (nclx: Pick<Nclx, 'transfer'> | null): boolean =>
  nclx?.transfer === PQ || nclx?.transfer === HLG;

// ICC.1:2022: 128 bytes of header, then a table of tags: four letters, offset, length.

const ICC_HEADER = 128;
const s15Fixed16 = (bytes: Buffer, at: number) => bytes.readInt32BE(at) / 65_536;

const tagOf = (icc: Buffer, name: string): Buffer | null => {
  const count = icc.readUInt32BE(ICC_HEADER);
  for (let index = 0; index < count; index += 1) {
    const at = ICC_HEADER + 4 + 12 * index;
    if (icc.toString('latin1', at, at + 4) !== name) continue;
    const start = icc.readUInt32BE(at + 4);
    return icc.subarray(start, start + icc.readUInt32BE(at + 8));
  }
  return null;
};

/** How many numbers each form of a parametric curve has. */
const CURVE_NUMBERS = [1, 3, 4, 5, 7];

const parametric = (tag: Buffer): ((value: number) => number) | null => {
  const form = tag.readUInt16BE(8);
  const count = CURVE_NUMBERS[form];
  if (count === undefined) return null;
  const numbers = Array.from({ length: count }, (_, index) => s15Fixed16(tag, 12 + 4 * index));
  const [gamma = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  if (form === 0) return (value) => value ** gamma;
  const bend = (value: number) => Math.max(0, a * value + b) ** gamma;
  if (form === 1) return (value) => (value >= -b / a ? bend(value) : 0);
  if (form === 2) return (value) => (value >= -b / a ? bend(value) + c : c);
  return (value) => (value >= d ? bend(value) + e : c * value + f);
};

const tableOf = (tag: Buffer): ((value: number) => number) => {
  const count = tag.readUInt32BE(8);
  if (count === 0) return (value) => value;
  if (count === 1) return (value) => value ** (tag.readUInt16BE(12) / 256);
  const entry = (index: number) => tag.readUInt16BE(12 + 2 * Math.min(index, count - 1)) / 65_535;
  return (value) => {
    const at = value * (count - 1);
    const below = Math.floor(at);
    return entry(below) + (entry(below + 1) - entry(below)) * (at - below);
  };
};

const curveOf = (tag: Buffer | null): ((value: number) => number) | null => {
  const type = tag?.toString('latin1', 0, 4);
  if (!tag || (type !== 'curv' && type !== 'para')) return null;
  return type === 'curv' ? tableOf(tag) : parametric(tag);
};

const times = (left: Matrix, right: Matrix): Matrix =>
  Array.from({ length: 9 }, (_, index) => {
    const [row, column] = [3 * Math.trunc(index / 3), index % 3];
    return [0, 1, 2].reduce(
      (sum, at) => sum + (left[row + at] ?? 0) * (right[3 * at + column] ?? 0),
      0,
    );
  });

/**
 * @returns null where the profile is sRGB's, or none of three primaries and a curve, which is what cameras write. One curve
 * stands for all three.
 */
export const colorsOfProfile = (icc: Buffer): Colors | null => {
  try {
    const light = curveOf(tagOf(icc, 'rTRC'));
    const columns = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => tagOf(icc, name));
    if (!light || columns.includes(null)) return null;
    const toXyz = [0, 1, 2].flatMap((row) =>
      columns.map((tag) => (tag ? s15Fixed16(tag, 8 + 4 * row) : 0)),
    );
    const matrix = times(FROM_XYZ_D50, toXyz);
    const isSame = matrix.every((value, index) => Math.abs(value - (SAME[index] ?? 0)) < 0.01);
    return isSame ? null : { light, matrix, isScene: false };
  } catch {
    return null;
  }
};

const STEPS = 16_384;
/** Number in sRGB, from 0 to 255, of a light from 0 to 1. */
const NUMBERS = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * value);
});
const numberOf = (light: number) =>
  NUMBERS[Math.round(Math.min(1, Math.max(0, light)) * STEPS)] ?? 0;

/** The light of a scene as its screen shows it, by one factor for all three. */
const bendOf = (red: number, green: number, blue: number) =>
  (HLG_PEAK / PAGE_WHITE) * (0.2627 * red + 0.678 * green + 0.0593 * blue) ** (HLG_BEND - 1);

/**
 * @param from values of `channels` a pixel; a fourth one, of opacity, is kept
 * @param most the value that is full
 * @returns eight bits a value; what is brighter than a page is white
 */
export const toScreen = (
  from: Uint8Array | Uint16Array,
  channels: 3 | 4,
  most: number,
  { light, matrix, isScene }: Colors,
): Uint8Array => {
  const lights = Float32Array.from({ length: most + 1 }, (_, value) => light(value / most));
  const to = new Uint8Array(from.length);
  const [m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0, m6 = 0, m7 = 0, m8 = 0] = matrix;
  for (let at = 0; at < from.length; at += channels) {
    const red = lights[from[at] ?? 0] ?? 0;
    const green = lights[from[at + 1] ?? 0] ?? 0;
    const blue = lights[from[at + 2] ?? 0] ?? 0;
    const bend = isScene ? bendOf(red, green, blue) : 1;
    to[at] = numberOf(bend * (m0 * red + m1 * green + m2 * blue));
    to[at + 1] = numberOf(bend * (m3 * red + m4 * green + m5 * blue));
    to[at + 2] = numberOf(bend * (m6 * red + m7 * green + m8 * blue));
    if (channels === 4) to[at + 3] = Math.round((255 * (from[at + 3] ?? 0)) / most);
  }
  return to;
};
