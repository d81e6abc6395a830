// What a text tells of a roof apart of its own words: squares, the edges that goods lie along, layers that come off.
import type { CatalogueItem } from '../../book/catalogue.ts';
import type { RowFacts } from './meaning.ts';
import { within } from './measures.ts';
import type { ToldMeasure } from './measures.ts';
import { isWork } from './neighbors.ts';
import type { Draft, Mention, Reading } from './neighbors.ts';
import type { Segment } from './segments.ts';

const TELLS_SIZE: ReadonlySet<Segment['role']> = new Set(['place', 'fact', 'measure']);
/** "Rowhouse flat roof 900 sq ft", "the roof is about 1,200 sf". */
const ROOF_AREAS =
  /\broof(?:ing)?(?:,? (?:is|area|of|about|approx\w*\.?|around|roughly|measures))*,? [\d,]+ ?(?:sf|sq|square f)/gi;
const IS_ROOF = /^@(?:roof_replace|wind_hail_roof)$/;
const OF_BOTH = /\b(?:both|all|them)\b/i;

const areasOfRoofs = (text: string, measures: readonly ToldMeasure[]): ToldMeasure[] => {
  const said = [...text.matchAll(ROOF_AREAS)].map(({ 0: words, index }) => index + words.length);
  return measures.filter(
    ({ kind, start, end }) => kind === 'AREA' && said.some((at) => at > start && at <= end),
  );
};

/** "House roof 2,400 sq ft and garage roof 600 sq ft, replace both": one order of all areas told before it. */
const measureBoth = (mentions: Draft[], areas: readonly ToldMeasure[]): void => {
  const both = mentions.find(
    ({ rows, words, start }) =>
      IS_ROOF.test(rows[0] ?? '') && OF_BOTH.test(words) && areas.every(({ end }) => end < start),
  );
  const [first, ...others] = areas;
  if (!first || others.length === 0 || both?.role !== 'order') return;
  const squares = areas.reduce((sum, { value }) => sum + value / 100, 0);
  both.measures = [{ ...first, kind: 'SQUARES', value: squares }];
  const kept = mentions.filter((mention) => !mention.measures.some((one) => areas.includes(one)));
  mentions.splice(0, mentions.length, ...kept);
};

/** "The roof of 25 squares has hail damage, replace it": squares told of a place are those of its roof. */
export const measureRoofs = (
  mentions: Draft[],
  text: string,
  segments: readonly Segment[],
  measures: readonly ToldMeasure[],
  facts: RowFacts,
): void => {
  const areas = areasOfRoofs(text, measures);
  measureBoth(mentions, areas);
  for (const segment of segments.filter(({ role }) => TELLS_SIZE.has(role))) {
    const isOne = areas.length === 1;
    const [told, ...others] = within(measures, segment).flatMap((one) =>
      one.kind === 'SQUARES' || (isOne && areas.includes(one))
        ? [{ ...one, kind: 'SQUARES' as const, value: one.value / (one.kind === 'AREA' ? 100 : 1) }]
        : [],
    );
    const roof = mentions.find(
      ({ role, start, rows: [row = ''] }) =>
        role === 'order' &&
        start > segment.start &&
        (IS_ROOF.test(row) || facts.unitOf(row) === 'SQ'),
    );
    const isTold = mentions.some((mention) =>
      mention.measures.some(({ kind }) => kind === 'SQUARES'),
    );
    // The other layers take it of this one.
    if (roof && told && others.length === 0 && !isTold) roof.measures = [...roof.measures, told];
  }
};

const EDGE = /\b(?:eaves?|rakes?|gables?|ridges?|hips?|valleys?)\b/i;
const EDGES = new RegExp(EDGE, 'gi');
const IS_EDGE =
  /^[\d,.]+ ?(?:l\.?f\.?|ft\.?|feet|lin(?:ear)?\.? (?:ft\.?|feet)) (?:of |on |at |along )?(?:the )?(?:eaves?|rakes?|gables?)$/i;
const COURSE = /^(?:courses?|rows?|runs?)$/i;
/** The widest roll that is laid along an edge, in feet. */
const WIDEST_ROLL = 6;

const GUTTER_WORDS = /\b(?:gutters?|downspouts?|spouts?|leaders?|eavestroughs?|troughs?)\b/i;

/** "Total eave length 140 feet" is a size of the roof and orders no gutters. */
const isLengthAlone = ({ rows, words }: Draft): boolean =>
  (rows[0] ?? '').startsWith('GUT-') && EDGE.test(words) && !GUTTER_WORDS.test(words);

/**
 * "Drip edge on 110 LF of rakes and 140 LF of eaves": what lies along edges of a roof is as long as all of them. "Two courses
 * (3 ft each)": courses beside each other are as wide as all of them.
 */
export const measureEdges = (mentions: Draft[], { unitOf }: RowFacts): void => {
  const kept = mentions.filter((mention) => !isLengthAlone(mention));
  mentions.splice(0, mentions.length, ...kept);
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    // "… and 140 LF of eaves", cut off its thing: the length belongs to what lies along the other edge.
    if (
      next &&
      IS_EDGE.test(next.words) &&
      next.clause === mention.clause &&
      EDGE.test(mention.words)
    ) {
      mention.measures = [...mention.measures, ...next.measures];
      mention.words = `${mention.words} ${next.words}`;
      mentions.splice(at + 1, 1);
    }
    const [row = ''] = mention.rows;
    if (mention.role !== 'order' || !row.startsWith('RFG-')) continue;
    const lengths = mention.measures.filter(({ kind }) => kind === 'LENGTH');
    const [first] = lengths;
    const edges = new Set(mention.words.toLowerCase().match(EDGES));
    if (unitOf(row) === 'LF' && first && lengths.length > 1 && edges.size === lengths.length) {
      // "Valleys 70 ft, eaves 140 ft": no valley lies along an eave.
      const along = row === 'RFG-VALLEY' ? [first] : lengths;
      const value = along.reduce((sum, length) => sum + length.value, 0);
      mention.measures = mention.measures.flatMap((measure) =>
        measure === first ? [{ ...first, value }] : lengths.includes(measure) ? [] : [measure],
      );
    }
    const courses = mention.measures.find(
      ({ kind, word }) => kind === 'COUNT' && COURSE.test(word),
    );
    const roll = lengths.find(({ value }) => value <= WIDEST_ROLL);
    if (unitOf(row) !== 'SF' || !courses || !roll) continue;
    mention.measures = mention.measures.flatMap((measure) =>
      measure === roll
        ? [{ ...roll, value: roll.value * courses.value }]
        : measure === courses
          ? []
          : [measure],
    );
  }
};

/** "Shingles 9 SQ, felt, tear-off": what is told of one layer of a roof holds for the others; the last before it, or the next. */
export const squaresBeside = (
  { start }: Mention,
  { unit }: Pick<CatalogueItem, 'unit'>,
  { mentions }: Pick<Reading, 'mentions'>,
): number | null => {
  if (unit !== 'SQ') return null;
  const told = mentions
    .filter(isWork)
    .flatMap(({ measures }) => measures.filter(({ kind }) => kind === 'SQUARES'));
  return (told.findLast((one) => one.start < start) ?? told[0])?.value ?? null;
};
