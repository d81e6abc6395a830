// Segments that name no thing: figures, heights and bare verbs, and what is meant by "replace it".
import { FAIR, isRemoval, putsIn, SURE_JOB } from './meaning.ts';
import type { RowFacts } from './meaning.ts';
import { REPLACES_IT } from './joints.ts';
import type { Segment } from './segments.ts';

/** Words that order or describe, and name no thing. */
const NO_THING = new Set(
  'supply furnish provide kind em back swap install installation replace replaced replacing change changed swap swapped install installed put new pull pulled remove removed out in back off up down fix fixed repair repaired do done it them that those these this old one ones the a an and or to of for please same again all both half story stories white black gray grey each ea total about approx approximately around roughly maybe like say over there here now too also ft feet foot sf sq sqft lf square squares inch inches coat coats layer layers unit units pcs pieces system systems long wide deep x by stay stays staying fine good okay ok inspected existing remain remains is are was were already leave left alone'.split(
    ' ',
  ),
);

/** Whether words are no more than figures, units and small words. */
export const namesNothing = (words: string): boolean =>
  (words.toLowerCase().match(/[a-z]+/g) ?? []).every((word) => NO_THING.has(word));

/** Chance of an order, and of what is put in, from which words order that whatever verb stands before them. */
const PLAIN = { order: 0.9, row: 0.7 };
export const isPlain = ({ ordering = 0, candidates: [best] }: Segment): boolean =>
  ordering >= PLAIN.order &&
  best !== undefined &&
  best.chance >= PLAIN.row &&
  !isRemoval(best.code);

/** "8 ft ceiling": a height, and no work. */
export const HEIGHT =
  /^(?:about )?[\w.]+ ?(?:-? ?(?:ft\.?|feet|foot)|['\u2019])[ -]?(?:high |tall )?(?:ceilings?|walls?)$/i;

/** "8 ft tall, 96 linear feet": how high and how long. */
const HIGH_AND_LONG =
  /^[\d.]+ ?-?(?:ft\.?|feet|foot|['\u2019])[ -]?(?:high|tall),? (?:x |by |and )?[\d,.]+ ?(?:(?:linear|lineal|lin\.?) )?(?:ft\.?|feet|foot|lf)$/i;

const IS_AN_AGE = /\d+[ -](?:years?|yrs?)[ -]old$/i;

/** Segments to either side in which the thing is looked for. */
const NEAR_THING = 20;

/** Whether taking out, of which no words tell what, belongs to a thing that the text names near it. */
const isOfAThing = (at: number, segments: readonly Segment[], { familyOf }: RowFacts): boolean => {
  const family = familyOf(segments[at]?.candidates[0]?.code ?? '');
  return segments
    .slice(Math.max(0, at - NEAR_THING), at + NEAR_THING)
    .some(
      (other) =>
        other !== segments[at] &&
        other.candidates.some(({ code, chance }) => chance >= FAIR && familyOf(code) === family),
    );
};

/** A figure, or so many of what was named: "one system". */
const IS_FIGURE = /\d|^(?:one|two|three|four|five|six) (?:systems?|units?|pcs|pieces|total)$/i;
const COUNTS_ALL = /^(?:replac|swap|chang)\w* (?:all )?(?:of )?(?:them )?\d{1,2}(?: of them)?$/i;

/** "… is rusted out and leaking. need it replaced": an order of what was told right before. */
const REPLACED =
  /^[^.!?;\n]{0,12}[.!?;,\n]?\s*(?:so |and |please |i |we |just )*(?:need|needs|want|wants|would like|have|get)?(?: to)?\s*(?:have |get )?(?:(?:it|that|this|them|those) (?:to be )?(?:replaced|changed|swapped)|(?:replace|change out|swap) (?:it|that|this|them|those))\b/i;
/** "Our AC is a 3 ton and the furnace is gas, replace both": the first of two things. */
const BOTH_REPLACED = /^[^.!?;\n]{0,60}[.,;]? (?:replac\w+|chang\w+|swap\w*|do) (?:them )?both\b/i;
const REPLACES_NOTHING = /\bif\b|\bnot\b|n't\b/i;
const MOST_BETWEEN = 80;

/** "The sewer line collapsed. 55 ft, clay. Replace with PVC": the same, told by what goes in. */
const REPLACED_BY =
  /^[^!?;\n]{0,140}[.!?;\n] ?(?:please |need to |want to |we |just )*(?:replace|swap|change)(?: out)? (?:with|w\/|by)\b/i;
/** What happened to a thing, or is wrong with it: other words order what is to be done about it. */
export const FAILED =
  /\b(?:broke|burst|came down|clog|collaps|crack|dead\b|died\b|fail|fallen|fell\b|froze|gone\b|leak|quit\b|rott?(?:ed|ing)|rust|shot\b|split)/i;
const MOST_TOLD = 160;

export const asReferred = (text: string, segment: Segment, after: readonly Segment[]): Segment => {
  const [best] = segment.candidates;
  const behind = text.slice(segment.end, segment.end + MOST_BETWEEN);
  const by = FAILED.test(segment.words)
    ? REPLACED_BY.exec(text.slice(segment.end, segment.end + MOST_TOLD))?.[0]
    : undefined;
  const isNext =
    by !== undefined &&
    !after.some(
      ({ role, start, end }) =>
        role === 'order' && start < segment.end + by.length && end > segment.end,
    );
  const said =
    REPLACED.exec(behind)?.[0] ?? BOTH_REPLACED.exec(behind)?.[0] ?? (isNext ? by : undefined);
  return segment.role === 'fact' &&
    best !== undefined &&
    best.chance >= SURE_JOB &&
    best.code !== 'NONE' &&
    said !== undefined &&
    !REPLACES_NOTHING.test(said)
    ? { ...segment, role: 'order' }
    : segment;
};

/** "Tear out the LVP and replace | with new LVP": a verb between what comes out and what goes in is no third thing. */
const isBetween = (at: number, segments: readonly Segment[]): boolean => {
  const [before, own, after] = [at - 1, at, at + 1].map((other) => segments[other]);
  const out = before?.role === 'place' ? segments[at - 2] : before;
  return (
    own !== undefined &&
    REPLACES_IT.test(own.words) &&
    out?.role === 'remove' &&
    after?.role === 'order' &&
    after.start - own.end <= ' with the '.length
  );
};

/** "A house with | a mansard roof, 36 x 28 ft": the shape of the roof that the work is on. */
const SHAPE_OF_ROOF =
  /^(?:an?|the) (?:dutch |full )?(?:gambrel|mansard|hip(?:ped)?|gabled?|shed)[ -]roof\b(?:[\s\d.,/x×'"-]|ft|feet|by)*$/i;
const IS_OF_ROOF = /^(?:@roof_|@wind_hail_roof|RFG-)/;

/** "Fix maybe 3 squares": squares by a verb of repair are of roofing. */
const OF_ROOFING = /^(?:then |just )?(?:fix|repair|replac)\w*\b.*\bsquares\b/i;

const isShapeOnly = ({ words }: Segment, segments: readonly Segment[]): boolean =>
  SHAPE_OF_ROOF.test(words) &&
  segments.some(
    (other) =>
      other.role === 'order' &&
      !SHAPE_OF_ROOF.test(other.words) &&
      IS_OF_ROOF.test(other.candidates[0]?.code ?? ''),
  );

const SIDES = String.raw`\d[\d.'’"”]*(?: ?(?:ft|feet|in)\.?)? ?(?:x|×|by) ?\d`;
const HAS_SIDES = new RegExp(SIDES, 'i');
/** Two sides and nothing else, `9'7" x 7'5"`. */
const isSizeAlone = ({ words }: Segment): boolean => HAS_SIDES.test(words) && namesNothing(words);

/** "Hip roof, 40x30 house": the size of the house under the roof that is worked on. */
const ROOF_OF_HOUSE = new RegExp(
  String.raw`^(?:hip|gable|gambrel|mansard|shed)d?(?: roof)?,? (?:on )?(?:an? )?${SIDES}.*\b(?:house|home|garage)$`,
  'i',
);
const isRoofOfHouse = ({ words }: Segment, segments: readonly Segment[]): boolean =>
  ROOF_OF_HOUSE.test(words) &&
  segments.some(
    ({ role, candidates: [best] }) => role === 'order' && IS_OF_ROOF.test(best?.code ?? ''),
  );

/** A segment that names nothing orders nothing: a figure alone is a measure, a verb alone belongs to its neighbor. */
export const withThings = (segments: readonly Segment[], facts: RowFacts): Segment[] =>
  segments.flatMap((segment, at): Segment[] => {
    // "The roof is 12 years old" is no wish that it stays.
    if (segment.role === 'keep' && IS_AN_AGE.test(segment.words))
      return [{ ...segment, role: 'fact', candidates: [] }];
    if (
      HEIGHT.test(segment.words) ||
      HIGH_AND_LONG.test(segment.words) ||
      isShapeOnly(segment, segments)
    )
      return [{ ...segment, role: 'measure', candidates: [] }];
    if (segment.role === 'fact' && (isSizeAlone(segment) || isRoofOfHouse(segment, segments)))
      return [{ ...segment, role: 'measure', candidates: [] }];
    const isKept = segment.role === 'keep' || segment.role === 'done';
    if (!isKept && segment.role !== 'order' && segment.role !== 'remove') return [segment];
    if (!namesNothing(segment.words)) return [segment];
    if (isKept) return [{ ...segment, candidates: [] }];
    const isOfBoth =
      /\bboth\b/i.test(segment.words) &&
      [segments[at - 1], segments[at - 2]].every((other) => other?.role === 'order');
    if (isOfBoth) return [];
    // "The roof is 15 years old, replace it": the network knows what is meant.
    const [best] = segment.candidates;
    // "Replace all 4": so many of what was named before.
    const isFigure =
      IS_FIGURE.test(segment.words) &&
      !COUNTS_ALL.test(segment.words) &&
      !(putsIn(segment.words) && isPlain(segment));
    // "Move the washer | and put it back": no other thing. What follows a removal is put in anew.
    const last = segments[at - 1];
    const isOfLast =
      !isFigure &&
      /\b(?:it|them|that|['’]?em|the same|same kind)\b/i.test(segment.words) &&
      segment.role === 'order' &&
      last?.role === 'order' &&
      !isRemoval(last.candidates[0]?.code ?? '');
    const isRoofing = OF_ROOFING.test(segment.words) && IS_OF_ROOF.test(best?.code ?? '');
    const isSure =
      !isOfLast &&
      (!isFigure || isRoofing) &&
      best &&
      best.chance >= SURE_JOB &&
      best.code !== 'NONE' &&
      !isBetween(at, segments);
    if (isSure && (!isRemoval(best.code) || isOfAThing(at, segments, facts))) return [segment];
    return isFigure ? [{ ...segment, role: 'measure', candidates: [] }] : [];
  });
