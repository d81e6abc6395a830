// Heights of rooms told beside their sizes: "bedroom 16' x 13', 9 ft ceiling", "a den with 10 ft ceilings", "12 x 14, ceiling
// 9 ft", "open office 40x60, 10' to the grid". They order no work on a ceiling, so the words are taken out before anybody looks for work.
import type { RowFacts } from './meaning.ts';
import type { Reading } from './neighbors.ts';
import { numberAt } from './numbers.ts';
import type { NamedPlace } from './places.ts';
import { LENGTH, lengthIn } from './told-lengths.ts';

export interface ToldHeight {
  feet: number;
  /** Characters of the text, end exclusive. */
  start: number;
  end: number;
  /** "9 ft ceilings" are those of all rooms named before. */
  isOfAll: boolean;
}

const ROOM = String.raw`(?:\w*rooms?|baths?|kitchens?|hall\w*|dens?|offices?|closets?|garages?|basements?|attics?|living|spaces?|house|home)`;
/** What is told before: the sides or the name of a room and a comma, or a room that "has" the height. */
const SIZED = String.raw`(?:\d|\bft\.?|\bfeet|\bin\.|\b${ROOM})['’"”)]*\s*`;
const BEFORE = String.raw`(?:(?<=${SIZED})(?:[,;(]\s*|\.\s+)(?:and |with )?|(?<=${SIZED})\b(?:with|has|have|having)\s+|\bit(?:['’]?s| is) (?:about )?)`;
/** What follows a height that orders nothing: a "9 ft ceiling fan" is goods, a ceiling "to be painted" is work. */
const BEHIND = String.raw`(?=\s*(?:$|[.,;:)\n–—]|(?:with|and|has|in)\b))`;
/** "9'", "9 ft", "nine foot". */
const SPELLED = String.raw`\b(?:six|seven|eight|nine|ten|eleven|twelve|fourteen|sixteen)`;
const HEIGHT = String.raw`(?:${LENGTH}|${SPELLED}[ -](?:foot|feet|ft\b\.?))`;
const UP = String.raw`(?:[ -](?:high |tall )?(?:ceilings?(?: height)?|walls)| (?:AFF |up )*to (?:the |a )?(?:\w+ )?(?:ceilings?|grid|deck|lid)| (?:from )?floor to ceiling)`;
const CEILING = String.raw`(?:a |an )?(?:${HEIGHT}${UP}|ceilings?(?: height)?(?:,| of| is| are| run| at|:)? ${HEIGHT}(?: high| tall)?|ceilings? (?:is|are) (?:${SPELLED}|\d{1,2}))`;
/** Heights, each with the comma before what else the room has: "with a 9 ft ceiling, one door". */
const TOLD = new RegExp(
  `${BEFORE}${CEILING}${BEHIND}(?:,(?= (?:with|and|one|two|three|\\d)\\b))?`,
  'gi',
);
const ITS_LENGTH = new RegExp(LENGTH, 'i');
const ITS_NUMBER = new RegExp(String.raw`${SPELLED}\b|\d+`, 'i');

const HAS = /^(?:with|has|have|having)\s+/i;

/** Feet of what people call a ceiling. */
const LEAST = 6;
const MOST = 40;

export const heightsIn = (text: string): ToldHeight[] =>
  [...text.matchAll(TOLD)].flatMap(({ 0: words, index }): ToldHeight[] => {
    const bare = numberAt(ITS_NUMBER.exec(words)?.[0] ?? '', 0)?.value ?? 0;
    const feet = (lengthIn(words, ITS_LENGTH)?.value ?? 12 * bare) / 12;
    if (feet < LEAST || feet > MOST) return [];
    // "With" stays for what the room has beside its height.
    const kept = words.endsWith(',') ? (HAS.exec(words)?.[0].length ?? 0) : 0;
    const span = { start: index + kept, end: index + words.length };
    return [{ feet, ...span, isOfAll: /(?:ceiling|wall)s/i.test(words) }];
  });

interface Span {
  start: number;
  end: number;
}

/** A span with the comma or the brackets that set it apart, "patio, 12% waste.": without them the words before it end there. */
export const withComma = (text: string, { start, end }: Span): Span => {
  const [before = ''] = /(?:[,;:(–-]\s*)?$/.exec(text.slice(0, start)) ?? [];
  const after = /^\s*(?:\)|(?=[.,;\n]|$))/.exec(text.slice(end));
  if (!after || before.startsWith('(') !== after[0].endsWith(')')) return { start, end };
  return { start: start - before.length, end: end + after[0].length };
};

/** The text with blanks for what it only tells, so that all other words stand where they stood. */
export const withoutHeights = (text: string, told: readonly Span[]): string =>
  told.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

const SENTENCE_END = /[.;!?](?=\s|$)|\n/g;

/** Gives rooms the heights that are told behind them; a height told before all rooms is that of the first. */
export const tellHeights = (
  places: readonly NamedPlace[],
  heights: readonly ToldHeight[],
  text: string,
): void => {
  for (const { feet, start, isOfAll } of heights) {
    const begin = [...text.slice(0, start).matchAll(SENTENCE_END)].at(-1)?.index ?? 0;
    const before = places
      .filter((place) => place.start < start)
      .toSorted((one, other) => one.start - other.start);
    const sentence = before.filter((place) => place.start >= begin);
    const own = isOfAll && sentence.length > 0 ? sentence : before.slice(-1);
    for (const place of own.length > 0 ? own : places.slice(0, 1)) place.heightFt ??= feet;
  }
};

const FACES = /\b(?:both|two|each) (?:sides?|faces?)\b(?! of (?:the|my|our) (?!new |wall))/i;
const OF_IT =
  /\b(?:new|that|the|this) wall\b(?! ?paper| (?:above|at|behind|by|in|over)\b)|\balong it\b/i;

/** Ends of sentences between a new wall and what covers it, and one. */
const MOST_BEHIND = 3;

/** "Wall across, 12 ft. Drywall both sides": what covers a new wall is as large as the wall, insulation once. */
export const coverNewWalls = (
  { mentions }: Reading,
  heights: readonly ToldHeight[],
  { unitOf }: RowFacts,
  text: string,
): void => {
  const wall = mentions.find(
    ({ role, rows: [row = ''] }) => role === 'order' && row.startsWith('FRM-WALL'),
  );
  const lengths = wall?.measures.filter(({ kind }) => kind === 'LENGTH') ?? [];
  const along = lengths.find(({ isAcross }) => !isAcross);
  const across = lengths.find((one) => one !== along);
  const high = across?.value ?? wall?.places[0]?.heightFt ?? heights[0]?.feet ?? 8;
  for (const mention of along ? mentions : []) {
    const {
      role,
      words,
      measures,
      rows: [row = ''],
    } = mention;
    const unit = unitOf(row);
    const isOfIt = FACES.test(words) || OF_IT.test(words);
    const between = text.slice(wall?.end, mention.start).split(SENTENCE_END);
    if (!along || role !== 'order' || !isOfIt || measures.length > 0) continue;
    if (between.length > MOST_BEHIND) continue;
    const clause =
      text.slice(wall?.start, mention.end) + (/^[^.;\n]*/.exec(text.slice(mention.end))?.[0] ?? '');
    const value = along.value * (FACES.test(clause) && !row.startsWith('INS-') ? 2 : 1);
    if (unit === 'LF') mention.measures = [{ ...along, value }];
    if (unit === 'SF') mention.measures = [{ ...along, kind: 'AREA', value: value * high }];
  }
};
