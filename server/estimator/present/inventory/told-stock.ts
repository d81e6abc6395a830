// Details that a description tells of goods laid piece by piece: the size, joint, pattern and box of tiles, the repeat of
// wallpaper. What is not told stays open, so that nothing is ordered by a guess.
import type { TileProblem, WallpaperProblem } from '../../cutting/cut-problem.ts';

const INCH = String.raw`(?:["”″]|''|in\b\.?|inch(?:es)?\b)`;
const SIDES = String.raw`(\d{1,2}(?:\.\d+)?) ?${INCH}? ?(?:x|×|by) ?(\d{1,2}(?:\.\d+)?) ?${INCH}?`;
/** "12x24 porcelain tile", "tile 12x24"; a room of 12 x 24 ft is none. */
const TILE_SIZE = new RegExp(
  String.raw`(?<![\d.'’′-])${SIDES}[ -](?:[\w-]+ ){0,3}tiles?\b|\btiles?(?: of|:|,)? ${SIDES}(?! ?(?:['’′]|ft\b|feet\b|foot\b|x|×|by\b|\d))`,
  'gi',
);
const JOINT = new RegExp(
  String.raw`(\d)\/(\d{1,2})[ -]?${INCH}?[ -](?:grout )?joints?|joints? (?:of )?(\d)\/(\d{1,2})`,
  'i',
);
const BOX = /\bbox(?:es)? of (\d{1,3})\b|\b(\d{1,3}) (?:tiles? )?(?:per|to a|a) box\b/i;
const THIRDS =
  /\b(?:by|in|on) thirds\b|\b(?:one[- ])?thirds?[- ](?:offset|stagger|running|bond|pattern|joint)|\b1\/3(?:rd)?[- ](?:offset|stagger|running|bond|pattern|joint)|\b33 ?%/i;
const HALVES =
  /\bhalf(?:-| )?offset|\bbrick[- ](?:bond|pattern|set|lay|laid|joint|offset)|\brunning bond\b|\b1\/2[ -]offset|\b50 ?% offset/i;
const BY_WASTE =
  /\bherringbone\b|\bdiagonal(?:ly)?\b|\bchevron\b|\bhex(?:agon)?s?\b|\bbasket ?weave\b/i;

/** Inches below which tiles come on sheets. */
const LEAST_TILE = 3;
/** The usual joint of rectified tiles, inches; the plan names it. */
const USUAL_JOINT = 0.125;

export type ToldStock<Stock> = { stock: Stock } | { reason: string };

const jointIn = (text: string): number => {
  const [, over = '', under = '', otherOver = '', otherUnder = ''] = JOINT.exec(text) ?? [];
  const joint = Number(over || otherOver) / Number(under || otherUnder);
  return joint > 0 && joint <= 1 ? joint : USUAL_JOINT;
};

const patternOf = (text: string): TileProblem['stock']['pattern'] => {
  if (THIRDS.test(text)) return 'THIRD';
  return HALVES.test(text) ? 'HALF' : 'STRAIGHT';
};

/** The tiles of a description; only where it tells one size of tile. */
export const toldTile = (text: string): ToldStock<TileProblem['stock']> => {
  const sizes = [...text.matchAll(TILE_SIZE)].map(([, one, other, behind, otherBehind]) => {
    const sides = [Number(one ?? behind), Number(other ?? otherBehind)];
    return `${Math.min(...sides)} × ${Math.max(...sides)}`;
  });
  const [size, ...others] = new Set(sizes);
  if (size === undefined) return { reason: 'the size of the tile is not told' };
  if (others.length > 0) return { reason: 'tiles of several sizes are told' };
  if (BY_WASTE.test(text)) return { reason: 'its pattern is cut by eye' };
  const [tileWidthIn = 0, tileLengthIn = 0] = size.split(' × ').map(Number);
  if (tileWidthIn < LEAST_TILE) return { reason: 'tiles so small are sold on sheets' };
  const box = BOX.exec(text);
  const boxOf = Number(box?.[1] ?? box?.[2] ?? 0);
  return {
    stock: {
      name: `tile of ${size} in.`,
      tileLengthIn,
      tileWidthIn,
      jointIn: jointIn(text),
      pattern: patternOf(text),
      boxOf: boxOf > 0 ? boxOf : null,
    },
  };
};

const ROUND = String.raw`${SIDES}(?: (?:deep|high|tall|long))?`;
const FOOTING = new RegExp(
  String.raw`\b(?:footings?|piers?|tubes?|sonotubes?)\b[^.;\n\d]{0,20}${ROUND}|(?<![\d.'’′-])${ROUND} (?:[a-z]+ ){0,2}(?:footings?|piers?|tubes?|sonotubes?)\b`,
  'i',
);
const BELL = new RegExp(String.raw`\bbell(?:s|ed)?\b[^.;\n\d]{0,24}${ROUND}`, 'i');

/** Cubic feet of a cylinder that is told by its diameter and its height in inches. */
const cylinderOf = (found: RegExpExecArray | null): number | null => {
  const [wide, high] = (found?.slice(1) ?? []).flatMap((side) => (side ? [Number(side)] : []));
  return wide && high ? (Math.PI * wide * wide * high) / 4 / 1_728 : null;
};

/** Cubic feet of concrete of one round footing, with the bell at its foot; null where its size is not told. */
export const toldFooting = (text: string): number | null => {
  const bell = BELL.exec(text);
  const rest = bell ? text.replace(bell[0], ' ') : text;
  const tube = cylinderOf(FOOTING.exec(rest));
  return tube === null ? null : tube + (cylinderOf(bell) ?? 0);
};

const LENGTH = String.raw`(\d{1,2}(?:\.\d+)?)(?:[ -](\d)\/(\d{1,2}))?`;
const REPEAT = new RegExp(
  String.raw`\brepeat(?: of| is|:)? ?${LENGTH} ?${INCH}|(?<![\d.])${LENGTH}[ -]?${INCH} (?:pattern |vertical )?repeat\b`,
  'i',
);
const HALF_DROP = /\bhalf[- ]drop\b|\bdrop[- ]match\b/i;
const FREE = /\b(?:free|random)[ -]match\b|\bno (?:pattern )?(?:repeat|match)\b/i;

/** A double roll as it is sold in the US: 20.5 in. × 33 ft. */
const DOUBLE_ROLL = { name: 'roll of 20.5 in. × 33 ft', widthIn: 20.5, lengthIn: 396 };

/** The wallpaper of a description; only where it tells the repeat of the pattern, or that there is none. */
export const toldPaper = (text: string): ToldStock<WallpaperProblem['stock']> => {
  const found = REPEAT.exec(text);
  if (!found)
    return FREE.test(text)
      ? { stock: { ...DOUBLE_ROLL, match: 'FREE', repeatIn: 0 } }
      : { reason: 'the repeat of the pattern is not told' };
  const [, one, over, under, other, otherOver, otherUnder] = found;
  const whole = Number(one ?? other ?? 0);
  const part = Number(over ?? otherOver ?? 0) / Number(under ?? otherUnder ?? 1);
  const match = HALF_DROP.test(text) ? 'HALF_DROP' : 'STRAIGHT';
  return { stock: { ...DOUBLE_ROLL, match, repeatIn: whole + part } };
};
