// The shape of a roof and its building: gable or hip, one slope or two, a wing, an L or a T.
import {
  FEET,
  figure,
  first,
  NEAR,
  NUMBER,
  numberIn,
  SLOPE,
  toldBy,
  toNumber,
  words,
} from './told-figures.ts';
import type { Told } from './told-figures.ts';
import { roofSurface } from './told-walls.ts';

const SHAPES: readonly (readonly [shape: string, pattern: RegExp])[] = [
  ['gambrel', /\bgambrel\b/i],
  ['mansard', /\bmansard\b/i],
  [
    'hip',
    /\b(?:dutch |full )?hip(?:ped)?[ -]?(?:style )?roofs?\b|\broof (?:is )?(?:a )?(?:hip(?:ped)?)\b/i,
  ],
  [
    'shed',
    /\b(?:single|mono)[ -]?(?:slope|pitch)(?:ed)? roofs?\b|\blean-?to roofs?\b|\bskillion\b/i,
  ],
  ['gable', /\bgabled?[ -]roofs?\b|\broof (?:is )?(?:a )?gabled?\b/i],
];

/** Two slopes that are told by their part of the roof: main, lower or end slope. */
const slopeOf = (text: string, before: string, behind: string): Told | null =>
  numberIn(
    text,
    words(`(?:${before}) (?:slopes?|pitch|sections?|roof|part)?${NEAR}${SLOPE}`),
    figure(`${SLOPE}[ ,-]*(?:pitch |slope )?(?:${behind})\\b`),
  );

export const secondSlope = (text: string): Told | null =>
  slopeOf(text, 'lower', 'lower(?: slopes?| section)?|ends|wing');
export const mainSlope = (text: string): Told | null =>
  secondSlope(text) === null
    ? null
    : slopeOf(text, 'upper|main', 'upper(?: slopes?| section)?|sides|main|roof|top');

/** "16 ft wide, 10/12 wing 12 ft deep", "a wing of 20 x 16 ft", "20x16 wing": how wide and how far out. */
export const wingOf = (text: string): readonly [wide: Told, out: Told] | null => {
  const sides = first(
    text,
    words(String.raw`wing (?:of |is |measures )?${NUMBER} ?(?:ft|feet|')? ?(?:x|×|by) ?${NUMBER}`),
    figure(
      String.raw`${NUMBER} ?(?:ft|feet|')? ?(?:x|×|by) ?${NUMBER} ?(?:ft\.?|feet|foot|')?[ -]+wing\b`,
    ),
  );
  if (sides?.[1] !== undefined && sides[2] !== undefined)
    return [toldBy(sides, toNumber(sides[1])), toldBy(sides, toNumber(sides[2]))];
  if (!/\bwing\b/i.test(text)) return null;
  const wide = numberIn(
    text,
    figure(String.raw`${NUMBER}[ -]?${FEET}[ -]wide,?(?: ${SLOPE})? wing`),
    words(String.raw`wing[^.;\n]{0,30}?${NUMBER}[ -]?${FEET}[ -]wide`),
  );
  const out = numberIn(
    text,
    words(String.raw`wing[^.;\n]{0,30}?${NUMBER}[ -]?${FEET}[ -](?:deep|long|out)`),
    figure(String.raw`${NUMBER}[ -]?${FEET}[ -](?:deep|long),?(?: ${SLOPE})? wing`),
  );
  return wide !== null && out !== null ? [wide, out] : null;
};

/** Sides of the main part, told beside those of a wing. */
export const mainSides = (text: string): readonly [long: Told, short: Told] | null => {
  if (wingOf(text) === null) return null;
  if (roofSurface(text)) return null;
  const sides = figure(
    String.raw`${NUMBER} ?(?:ft|feet|')? ?(?:x|×|by) ?${NUMBER}(?![^.;,\n]{0,8}\bwing)`,
  ).exec(
    text.replace(/wing (?:of |is |measures )?\d[^.;,\n]*/i, (wing) => 'wing'.padEnd(wing.length)),
  );
  if (sides?.[1] === undefined || sides[2] === undefined) return null;
  const [one, other] = [toNumber(sides[1]), toNumber(sides[2])];
  return [toldBy(sides, Math.max(one, other)), toldBy(sides, Math.min(one, other))];
};

/**
 * Finds a building of that shape: "L-shaped two-story house", "the house is L-shaped". An L-shaped kitchen is none.
 */
const shapedAs = (text: string, letter: string): RegExpExecArray | null => {
  const shaped = String.raw`${letter}[ -]?shaped?\b`;
  const building = '(?:house|home|roof|building|garage|ranch|footprint|plan|layout)s?';
  return first(
    text,
    words(String.raw`${shaped},? (?:[\w/-]+ ){0,2}${building}\b`),
    words(String.raw`${building}(?: is|,)?(?: an?)? ${shaped}(?= *(?:$|[.,;:)\n]|and\b|with\b))`),
  );
};

export const layoutOf = (text: string): Told | null => {
  const tee = shapedAs(text, 'T');
  if (tee) return toldBy(tee, 'tee');
  const ell = shapedAs(text, 'L');
  if (ell) return toldBy(ell, 'ell');
  const [wing] = wingOf(text) ?? [];
  return wing ? { ...wing, value: 'ell' } : null;
};

export const shapeOf = (text: string): Told | null => {
  for (const [shape, pattern] of SHAPES) {
    const found = pattern.exec(text);
    if (found) return toldBy(found, shape);
  }
  return null;
};
