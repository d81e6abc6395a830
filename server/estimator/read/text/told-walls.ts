// One outside wall, the walls of one shower, or a roof, told by their sizes; and boards behind a covering that are all new.
import { hundredths } from '../../../domain/numbers.ts';
import { type ToldOpening, openingsIn, openingsSfIn } from './opening-sizes.ts';
import {
  FEET,
  figure,
  first,
  NUMBER,
  numberIn,
  SLOPE,
  toldBy,
  toNumber,
  words,
} from './told-figures.ts';
import type { Told } from './told-figures.ts';
import { inchesAt, LENGTH, lengthIn, SIDE, sidesOf } from './told-lengths.ts';

export interface ToldWall {
  wideFt: number;
  /** Up to the eave. */
  highFt: number;
  /** Slope of the gable above, rise over 12; 0 for none. */
  pitch: number;
  openingsSf: number;
  /** Each with its sides; null where one is told by its area alone. */
  openings: readonly ToldOpening[] | null;
  start: number;
  end: number;
}

const WALL = figure(`${LENGTH}[ -](?:wide|long),? (?:(gable)(?: end)? )?wall\\b`);
/** "The weather wall, 32 ft by 9", "the wall is 36 foot long and 9 tall": its width, and its height. */
const WALL_SIDES = words(
  String.raw`(?<!\b(?:block|brick|cmu|garden|retaining|stone) )wall(?:,| is| measures|:)? ${LENGTH}(?: wide| long)?(?: (?:x|by)|(?:,| and)?(?= [\d.]+[ -]?(?:${FEET}|high\b|tall\b))) ${NUMBER}(?: ?${FEET})?(?: high| tall)?(?!\.?\d| ?(?:doors|windows|openings)\b)`,
);

const IN_FEET = String.raw`${NUMBER}(?: ?-?${FEET})?`;
/** "18 wide, 8 tall at the sides and 16 at the peak", "36 ft long, 9 tall, then a peak 6 ft over that". */
const PEAKED = figure(
  String.raw`${IN_FEET}[ -](?:wide|long|across),? (?:and |by )?${IN_FEET}(?: (?:tall|high))?(?: (?:at|to|on) (?:the|each) \w+)?[^.;\d]{0,40}?(?:peak\w*,?(?: at| of| is| to| another)* ${IN_FEET}( (?:over|above|more|higher)\b)?|${IN_FEET} (?:at|to) (?:the|its) (?:peak|ridge|point|middle|center))`,
);

/** One wall told by its width, its height to the eave and, of a gable, its pitch or peak; null where one is not told. */
export const wallIn = (text: string): ToldWall | null => {
  const openings = { openingsSf: openingsSfIn(text), openings: openingsIn(text) };
  const peaked = PEAKED.exec(text);
  const [wideFt = 0, highFt = 0, over, , top] = peaked?.slice(1).map(Number) ?? [];
  const rise = peaked?.[4] ? Number(over) : (over || top || 0) - highFt;
  if (peaked && rise > 0)
    return { ...toldBy(peaked, 0), wideFt, highFt, pitch: (24 * rise) / wideFt, ...openings };
  const sides = WALL_SIDES.exec(text);
  const wall = sides ?? WALL.exec(text);
  const wideIn = wall && inchesAt(wall, 1);
  const high = sides
    ? toldBy(sides, 12 * toNumber(sides.at(-1) ?? ''))
    : lengthIn(
        text,
        figure(`${LENGTH} (?:high )?to the eaves?\\b`),
        figure(`${LENGTH}[ -](?:high|tall)\\b`),
      );
  const isGable = !sides && wall?.at(-1) !== undefined;
  const pitch = isGable ? numberIn(text, figure(`${SLOPE}(?: gable| pitch| slope)?`)) : null;
  if (!wall || !wideIn || !high || (isGable && !pitch)) return null;
  const parts = [high, ...(pitch ? [pitch] : [])];
  return {
    wideFt: wideIn / 12,
    highFt: high.value / 12,
    pitch: pitch?.value ?? 0,
    ...openings,
    start: Math.min(wall.index, ...parts.map(({ start }) => start)),
    end: Math.max(wall.index + wall[0].length, ...parts.map(({ end }) => end)),
  };
};

/** Square feet without its openings. */
export const surfaceOfWall = ({ wideFt, highFt, pitch, openingsSf }: ToldWall): number =>
  hundredths(wideFt * highFt + (wideFt * wideFt * pitch) / 48 - openingsSf);

export const wallSurface = (text: string): Told | null => {
  const wall = wallIn(text);
  return wall && { value: surfaceOfWall(wall), start: wall.start, end: wall.end };
};

/** Inches: so thick is the poured wall that the book prices. */
const USUAL_THICK = 8;
const THICK = figure(`${LENGTH}[ -]thick\\b`);

/** Inches of a poured wall of another thickness than the book's; null for the usual one, and where none is told. */
export const otherThickness = (text: string): Told<number> | null => {
  const thick = lengthIn(text, THICK);
  return thick && thick.value !== USUAL_THICK ? thick : null;
};

export interface ToldShower {
  /** The back wall, and each of the two walls beside it. */
  wideFt: number;
  deepFt: number;
  highFt: number;
  start: number;
  end: number;
}

/** Feet of tile above the floor where the words do not tell them: up to the usual ceiling. */
const USUAL_TILE = 8;
/** Inches that no shower is as long as, and none as short as. */
const MOST_SHOWER = 120;
const LEAST_SHOWER = 24;

const SHOWER = '(?:showers?|shower stalls?|alcoves?|tub surrounds?|surrounds?|enclosures?)';
const SIDES = String.raw`(${SIDE}) ?(?:x|×|by) ?(${SIDE})`;

const OF_TILE =
  /^[-\s,]*(?:[a-z]+ ){0,2}(?:tiles?|subway|porcelain|ceramic|mosaics?|marble|planks?)\b/i;

const sidesOfShower = (text: string): { sides: number[]; found: RegExpExecArray } | null => {
  const found = first(
    text,
    words(`${SHOWER}(?: walls?)?(?: of| is|,|:)? ?${SIDES}`),
    figure(`${SIDES}[ -]${SHOWER}\\b`),
  );
  const isOfTile = found && OF_TILE.test(text.slice(found.index + found[0].length));
  if (found && !isOfTile) return { found, sides: sidesOf(found[1] ?? '', found[2] ?? '') };
  const wide = figure(`${LENGTH}[ -]wide,?(?: and| by)? ${LENGTH}[ -]deep\\b`).exec(text);
  const [back, side] = wide ? [inchesAt(wide, 1), inchesAt(wide, 6)] : [null, null];
  return wide && back && side ? { found: wide, sides: [back, side] } : null;
};

/** The three walls of a shower told by its sides; null where they are not told, or are those of a room. */
export const showerIn = (text: string): ToldShower | null => {
  if (!/\bshower|\balcove|\bsurround/i.test(text)) return null;
  const told = sidesOfShower(text);
  const [one = 0, other = 0] = told?.sides ?? [];
  if (!told || Math.min(one, other) < LEAST_SHOWER || Math.max(one, other) > MOST_SHOWER)
    return null;
  const high = lengthIn(text, figure(`${LENGTH}[ -](?:high|tall|up)\\b`));
  const { start, end } = toldBy(told.found, 0);
  return {
    wideFt: Math.max(one, other) / 12,
    deepFt: Math.min(one, other) / 12,
    highFt: high ? high.value / 12 : USUAL_TILE,
    start: Math.min(start, high?.start ?? start),
    end: Math.max(end, high?.end ?? end),
  };
};

export const surfaceOfShower = ({ wideFt, deepFt, highFt }: ToldShower): number =>
  hundredths((wideFt + 2 * deepFt) * highFt);

export const showerSurface = (text: string): Told | null => {
  const shower = showerIn(text);
  return shower && { value: surfaceOfShower(shower), start: shower.start, end: shower.end };
};

/** Words of a clause by which not all boards are new, or those of something else. */
const LIMITED =
  /\b(?:(?:as|if|where) (?:needed|required|necessary)|only|where|wherever|rotten|rotted|bad|damaged|soft|extra|any|separate(?:ly)?|sheets?|per|allowance|porch|decks?|floors?|sub-?floors?)\b|\$/i;

/** Boards that are all new: "new roof sheathing", "redeck the roof"; never "rotten decking as needed", "2 sheets of plywood". */
const newBoards = (which: string, alone: string): ((text: string) => Told | null) => {
  const boards = String.raw`(?:sheathing|decking|sheeting|plywood|OSB)`;
  const pattern = words(
    String.raw`(?:(?:all(?: of)?(?: the)?|all[- ]new|new|entire|whole|complete(?:ly)?)(?: new)? ${which}${boards}|(?:replace|install)(?:[^.;,\n]{0,30}? and)?(?: the| all)? ${which}${boards}|${alone})\b(?! (?:as|where|if|when) |[ ,:(]{0,2}\d+\b(?! ?(?:x|×|by|ft|feet|['’]|\/)))`,
  );
  return (text) => {
    const found = pattern.exec(text);
    if (!found) return null;
    const before = /[^.;,\n]*$/.exec(text.slice(0, found.index))?.[0] ?? '';
    const after = /^[^.;\n]*/.exec(text.slice(found.index + found[0].length))?.[0] ?? '';
    return LIMITED.test(`${before}|${after}`) ? null : toldBy(found, 1);
  };
};

export const newRoofBoards = newBoards(
  '(?:roof )?',
  '(?:re-?(?:deck|sheath)(?:ing)?|sheathe?(?= (?:it |the roof )?with))',
);
export const newWallBoards = newBoards('(?:wall |exterior )?', 're-?sheath(?:ing)?');

const ROOF_AREA = String.raw`${NUMBER} ?(?:sq(?:uare)?\.? ?(?:ft|feet|foot)\b\.?|s\.?f\b\.?|sqft)`;
const ROOF_SIDES = String.raw`${NUMBER} ?(?:${FEET})?(?: (?:wide|long))?,? ?(?:x|×|by|and) ?(?:a )?${NUMBER}(?: ?${FEET})?(?! ?(?:house|home|garage))`;
const SLOPES = [
  words(String.raw`(?:gable )?roof,? each (?:side|slope|plane)(?: is| of|,)? ${ROOF_SIDES}`),
  words(
    String.raw`(?:two|2|both) (?:equal )?(?:(?:roof )?(?:slopes|planes)|roof sides)(?: of the \w+)?[,:]?(?: (?:each|of|measuring|are|at)){0,2} ${ROOF_SIDES}`,
  ),
];
const OF_ROOF = /\broof|\bshingl/i;
const PLAN = String.raw`(?:(?:the )?roof(?:'s)? )?(?<!\b(?:floor|open)[ -])plan(?: view)? area|(?:roof )?(?:projected|horizontal)(?: roof)? area|(?:the )?roof in plan`;
const ROOF_PLANS = [
  words(String.raw`(?:${PLAN})(?: of the roof)?(?: is| of|:|,)* ${ROOF_AREA}`),
  figure(String.raw`${ROOF_AREA},? (?:of )?(?:roof )?(?:in plan\b|${PLAN})`),
];

/** Square feet of a roof told as it is seen from above, its overhangs in it; null where none is told. */
export const roofPlan = (text: string): Told<number> | null =>
  OF_ROOF.test(text) ? numberIn(text, ...ROOF_PLANS) : null;
const ONE_PLANE = words(
  String.raw`one (?:roof )?(?:plane|slope),? ${NUMBER} ?(?:${FEET})?(?: wide| long)?,? ?(?:(?:x|×|by|and) )?(?:a )?(?:rafters? (?:length )?(?:of )?)?${NUMBER}`,
);

const squaresOf = (found: RegExpExecArray | null, slopes: number): Told | null => {
  const [one = 0, other = 0] = found?.slice(1, 3).map((side) => toNumber(side)) ?? [];
  return found && toldBy(found, (slopes * one * other) / 100);
};

/** Squares of a roof told by its surface, or by its slopes as they are measured from eave to ridge. A footprint is none. */
export const roofSurface = (text: string): Told | null => {
  const area = numberIn(
    text,
    words(
      String.raw`(?<!\b(?:projected|horizontal) )roof(?:ing)? (?:surface )?area(?: is| of|:|,)? ?${ROOF_AREA}`,
    ),
    figure(`${ROOF_AREA} (?:of )?(?:total )?roof (?:surface|area)\\b`),
  );
  if (area) return { ...area, value: area.value / 100 };
  return squaresOf(first(text, ...SLOPES), 2) ?? squaresOf(ONE_PLANE.exec(text), 1);
};

const HOW_MEASURED = /^(?: each)?(?:,? (?:from )?(?:the )?eaves? to (?:the )?ridge)?/i;

/** "Total roof area 2,860 sq ft". */
const AREA_ALONE = words(
  String.raw`(?:(?:total|measured) )*roof(?:ing)? (?:surface )?area(?: is| of|:|,)? ?${ROOF_AREA}`,
);
/** An order that the size of its roof belongs to. */
const ORDER = /\b(?:replac|re-?roof|re-?shingl|install|tear|strip|put|lay)\w*[^.;\n]*$/i;

const PITCH_ALONE = words(
  String.raw`(?:predominant|average|main)(?: roof)? (?:pitch|slope)(?: is| of|:)? ?${SLOPE}`,
);

/** "Predominant pitch 8/12" in a sentence of its own is no steep charge. */
export const pitchAlone = (text: string): Told | null => {
  const found = PITCH_ALONE.exec(text);
  return found && !ORDER.test(text.slice(0, found.index)) ? toldBy(found, 0) : null;
};

const EACH_AREA = new RegExp(AREA_ALONE.source, 'gi');
/** Words that order a roof by themselves; without them its area is all that names it. */
const ORDERS_ROOF =
  /\b(?:replac|install|tear|strip|new|put|lay)\w*\b[^.;\n]{0,80}?\b(?:roof|shingl)|\bre-?(?:roof|shingl)/i;

/** The area of one roof that other words order. Of two roofs each keeps its own. */
const areaAlone = (text: string): Told | null => {
  const [area, ...others] = text.matchAll(EACH_AREA);
  if (!area || others.length > 0) return null;
  const before = text.slice(0, area.index);
  const rest = `${before}\n${text.slice(area.index + area[0].length)}`;
  return !ORDER.test(before) && ORDERS_ROOF.test(rest) ? toldBy(area, 0) : null;
};

/** The area of a roof, or the sides of its slopes, in a sentence of their own, and how they were measured: "Two slopes, 30 ft x 14 ft each, eave to ridge". */
export const roofSizeAlone = (text: string): { start: number; end: number } | null => {
  const area = areaAlone(text);
  if (area) return area;
  const found = first(text, ...SLOPES) ?? ONE_PLANE.exec(text);
  if (!found || ORDER.test(text.slice(0, found.index))) return null;
  const sides = found[0].search(/\d[\d,.]*[^\d]*\d[\d,.]*[^\d]*$/);
  const end = found.index + found[0].length;
  const tail = HOW_MEASURED.exec(text.slice(end))?.[0].length ?? 0;
  return { start: found.index + Math.max(0, sides), end: end + tail };
};
