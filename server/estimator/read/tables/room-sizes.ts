// Sizes that stand beside or below the name of a room: its sides, its height, areas with their names before or behind them.
import { hundredths } from '../../../domain/numbers.ts';
import { evenMarks, toFeet } from '../plans/lengths.ts';
import { takeSizes } from '../plans/sizes.ts';
import { numberIn } from './figures.ts';

export interface RoomSizes {
  lengthFt?: number;
  widthFt?: number;
  heightFt?: number;
  floorSf?: number;
  wallSf?: number;
  ceilingSf?: number;
  perimeterLf?: number;
}

export interface FoundSizes {
  sizes: RoomSizes;
  /** The words that say no size that is kept. */
  rest: string;
  /** How many sizes stand there, kept or not; 0 where other words stand among them. */
  only: number;
}

type Area = 'floorSf' | 'wallSf' | 'ceilingSf' | 'perimeterLf';

/** Names of areas. `Walls & Ceiling` is not kept: its two parts stand beside it. */
const AREAS: readonly (readonly [fields: readonly Area[], name: RegExp])[] = [
  [['floorSf', 'ceilingSf'], /^(?:ceiling ?\/ ?floor|floor ?\/ ?ceiling)$/i],
  [['wallSf'], /^walls?$/i],
  [['ceilingSf'], /^(?:ceiling|ceil\.?|clg\.?)$/i],
  [['floorSf'], /^(?:floor(?:ing)?|flr\.?)$/i],
  [['perimeterLf'], /^(?:floor )?perim(?:eter|\.)?$/i],
];

const SF = String.raw`(?:SF|sq\.? ?ft\.?|square feet)(?!\w)`;
const UNIT = String.raw`(?:${SF}|(?:SY|LF|SQ|sq\.? ?yds?\.?|lin\.? ?ft\.?|ft\.?)(?!\w)|['’])`;
const VALUE = String.raw`[\d,]+(?:\.\d+)?`;
const BEHIND = String.raw`(?:(?:long|short|interior|exterior|gross|net) )?(?:(?:walls?|ceil(?:ing|\.)?|floor(?:ing)?)(?: (?:&|and) ceiling| perimeter)?|perimeter|surface|roof perimeter|ceil\.? perimeter)`;
const ROOF = String.raw`surface area|number of squares|total (?:perimeter|ridge|hip|valley|eave|rake) length`;
const SIDE = String.raw`(?:[LWH]:? ?)?\d{1,3}(?:\.\d+)?(?: ?['’](?: ?-? ?\d{1,2}(?:\.\d+)? ?(?:["”]|''))?| ?ft\.?)?(?: ?[LWH](?!\w))?`;

/** `LxWxH 18'6" x 14'0" x 9'0"`: letters that name the sides. */
const LABEL = String.raw`(?:L ?[x×] ?W(?: ?[x×] ?H)?|(?:room )?(?:sizes?|dim(?:ension)?s?\.?|measurements?))`;

/** How a size may be written; the first that fits is it. */
const FORMS = {
  sides: String.raw`(?:${LABEL}:? ?)?(?<sides>${SIDE} ?[x×] ?${SIDE}(?: ?[x×] ?${SIDE})?)(?!\w)`,
  height: String.raw`(?:ceiling |clg\.? |ceil\.? )?height:? ?(?<height>\d[^|,;a-z]{0,12})`,
  low: String.raw`(?<low>\d{1,2}(?: ?['’](?: ?\d{1,2} ?["”])?)?) ?(?:ceil(?:ings?|\.)?|clg\.?|high)(?!\w)`,
  pitch: String.raw`(?:pitch|slope):? ?\d{1,2} ?\/ ?12`,
  headed: String.raw`(?:approx\.? )?(?<headed>[\p{L}/.]+(?: perimeter)?) (?:${SF}|area|LF)(?:\s?:|(?= ?\d)) ?(?<headedValue>${VALUE})(?: ?${UNIT})?`,
  named: String.raw`(?<named>(?:\p{L}[\p{L}&/.]*[ :]+){1,3})(?<namedValue>${VALUE}) ?(?!['’])${UNIT}(?! ?[x×])`,
  behind: String.raw`(?<behindValue>${VALUE}) ?${UNIT}(?:\s(?:of )?(?<behind>${BEHIND})(?![\w&]))?`,
  roof: String.raw`${VALUE} (?:${ROOF})(?!\w)`,
} as const;

const SIZE = new RegExp(String.raw`[(]?(?:${Object.values(FORMS).join('|')})[)]?[\s|,;·]*`, 'iuy');
const WORD = /\S+\s*/y;
const LONGEST = 300;

/** Feet of `8'`, `8' 6"`, `9.5 ft`; null for what no room measures. */
export const feetIn = (text: string): number | null => {
  const [, feet, inches] =
    /^\s*(\d{1,3}(?:\.\d+)?)\s*(?:'|’|ft\.?|feet)?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|”|in\.?|''))?/i.exec(
      text,
    ) ?? [];
  if (feet === undefined) return null;
  const value = Number(feet) + (inches === undefined ? 0 : Number(inches) / 12);
  return value > 0 && value <= 200 ? hundredths(value) : null;
};

/** `L 14' 6" x W 11' 8" x H 8' 0"`: the letters say what their order says. */
const sidesIn = (text: string): RoomSizes | null => {
  const [size] = takeSizes(
    evenMarks(text.replaceAll(/[LWH]:?(?= ?\d)|(?<=['"”’\d] ?)[LWH]/gi, '')),
  ).found;
  if (!size) return null;
  const [length, width] = size.sides.map(({ value, unit }) =>
    hundredths(toFeet(value, unit ?? 'ft')),
  ) as [number, number];
  if (length < 2 || width < 2 || length > 500 || width > 500) return null;
  const { height } = size;
  return {
    lengthFt: length,
    widthFt: width,
    ...(height && { heightFt: hundredths(toFeet(height.value, height.unit ?? 'ft')) }),
  };
};

const areaIn = (name: string, written: string): RoomSizes | null => {
  const fields = AREAS.find(([, pattern]) => pattern.test(name.replace(/[:\s]+$/, '')))?.[0];
  const value = numberIn(written);
  return fields && value !== null && value > 0
    ? Object.fromEntries(fields.map((field) => [field, value]))
    : null;
};

type Groups = Partial<Record<string, string>>;

const sizesOf = (found: Groups): RoomSizes | null => {
  if (found['sides'] !== undefined) return sidesIn(found['sides']);
  const height = feetIn(found['height'] ?? found['low'] ?? '');
  if (height !== null) return { heightFt: height };
  return areaIn(
    found['headed'] ?? found['named'] ?? found['behind'] ?? '',
    found['headedValue'] ?? found['namedValue'] ?? found['behindValue'] ?? '',
  );
};

/** Reads the words of a row from left to right: sizes, and what else stands there. */
export const roomSizesIn = (text: string): FoundSizes => {
  const short = text.slice(0, LONGEST);
  const found: FoundSizes = { sizes: {}, rest: text.slice(LONGEST), only: 0 };
  let rest = '';
  let hasWords = found.rest !== '';
  SIZE.lastIndex = 0;
  for (let at = short.search(/\S/); at >= 0 && at < short.length;) {
    SIZE.lastIndex = at;
    const size = SIZE.exec(short);
    WORD.lastIndex = at;
    const [all = short.slice(at)] = size ?? WORD.exec(short) ?? [];
    const sizes = size ? sizesOf(size.groups ?? {}) : null;
    if (size) found.only += 1;
    else hasWords = true;
    if (sizes) found.sizes = { ...sizes, ...found.sizes };
    else rest += all;
    at += all.length;
  }
  found.rest = `${rest}${found.rest}`.replaceAll(/\s+/g, ' ').trim();
  return hasWords ? { ...found, only: 0 } : found;
};
