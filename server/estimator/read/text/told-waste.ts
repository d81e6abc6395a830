// Waste that a text tells of goods: "14% waste", "allow 15% for cuts", "waste factor 12%", "24 squares including waste". It orders
// no work, so the words are taken out before anybody looks for work; each piece of work gets the waste it stands with.
import type { ScopeNote, ScopeOfWork, Work } from '../../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { takesWaste } from '../../calculate/own-waste.ts';
import { noteOf } from '../papers/notes.ts';

export interface ToldWaste {
  /** Percent of the net amount; 0 where the amount told holds its waste already. */
  percent: number;
  /** Goods that the words name: "10% waste on the tile"; null where they stand with what is told before. */
  goods: string | null;
  /** "With 10% waste" is of what stands right before it; ", 10% waste" is of all that its sentence lists. */
  isOfLast: boolean;
  words: string;
  /** Characters of the text, end exclusive. */
  start: number;
  end: number;
}

const FIGURE = String.raw`(?<![\d.,])\d{1,2}(?:\.\d+)? ?(?:%|percent\b|pct\b\.?)`;
const WASTE = String.raw`(?:(?:suggested |recommended |estimated |measured )?(?:cutting |material )?wast(?:e|age)|overage)(?: factor| allowance| percentage)?`;
const LEAD = String.raw`(?:\b(?:and|with|at|plus|use|allow|allowing|add|adding|assume|assuming|include|including|includes|incl\.?|figure|carry|for|an?|the) )*`;
const ADDED = String.raw`(?: (?:is )?(?:already )?(?:included|added))?`;
const GOODS = String.raw`(?: (?:on|for|of) (?:the |all )?(?<goods>[a-z][a-z ]{2,24}?)(?=[.,;)\n]|$| and\b| with\b))?`;
const TOLD = new RegExp(
  `(?:${[
    `${LEAD}${FIGURE}(?: of| extra| for| extra for)? ${WASTE}`,
    `${LEAD}${FIGURE} (?:for|extra for) cut(?:s|ting)`,
    String.raw`${LEAD}\b${WASTE}(?: of| is| at|:| =)? ?${FIGURE}`,
    String.raw`\b(?:including|includes|incl\.?) (?:the )?${WASTE}`,
    String.raw`\b${WASTE}(?= (?:is )?(?:already )?included)`,
  ].join('|')})${ADDED}${GOODS}`,
  'gi',
);
/** What is hauled, and not lost in cutting. */
const OTHER_WASTE =
  /^ ?(?:haul\w*|dump\w*|disposal|removal|management|containers?|pip(?:es?|ing)|lines?|vents?|drains?|stacks?|bins?|bags?|water|(?:and|&|,) ?(?:vents?|drains?|supply|water|sewer))\b/i;
const HOLDS = /\b(?:including|includes|incl|included)\b/i;
const AMOUNT_BEFORE =
  /(?:\bsqs?\b\.?|\bsquares?|\bs\.?f\.?|\bsq\.? ?ft\.?|\bl\.?f\.?|\bs\.?y\.?|\bc\.?y\.?|\bfeet|\byards?)[\s,.(]*(?:of [\w -]{3,30}?[\s,.(]+)?$/i;
const OF_LAST = /^(?:with|at|plus|including|includes|incl)\b/i;
const LED_BY = /^(?:(?:and|with|plus|an?|the) )+/i;
/** Percent beyond which a figure is no waste of goods. */
const MOST = 60;

/** What an amount told "including waste" holds is not added to it again; "all waste included" without one is hauled. */
const percentOf = (words: string, before: string): number | null => {
  const told = /\d+(?:\.\d+)?/.exec(words);
  if (HOLDS.test(words) && AMOUNT_BEFORE.test(before)) return 0;
  return told && Number(told[0]) <= MOST ? Number(told[0]) : null;
};

export const wastesIn = (text: string): ToldWaste[] =>
  [...text.matchAll(TOLD)].flatMap(({ 0: words, index: start, groups }): ToldWaste[] => {
    const end = start + words.length;
    const percent = percentOf(words, text.slice(0, start));
    if (percent === null || OTHER_WASTE.test(text.slice(end))) return [];
    const isOfLast = percent === 0 || OF_LAST.test(words) || text[start - 1] === '(';
    return [{ percent, goods: groups?.['goods'] ?? null, isOfLast, words, start, end }];
  });

/** What a text orders: its words and the character at which they begin. */
export interface Ordered {
  words: string;
  start: number;
}

/** The stop of "200 sq. ft. of tile" ends no sentence. */
const SENTENCE_END =
  /(?<!\b(?:sq|ft|in|lin|yd|incl|approx)(?=\. [a-z(]))\.(?=\s|$)|[;!?](?=\s|$)|\n/g;

/** Where the sentence of a character of a text ends, and the one before it. */
export const sentencesOf = (text: string): ((at: number) => { from: number; to: number }) => {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index);
  return (at) => ({
    from: ends.findLast((end) => end < at) ?? -1,
    to: ends.find((end) => end >= at) ?? text.length,
  });
};

/** The orders that a waste stands with: those that its words name, else those of its sentence, else all before it or behind it. */
const ordersOf = (
  { goods, isOfLast, percent, start }: ToldWaste,
  orders: readonly Ordered[],
  text: string,
): readonly Ordered[] => {
  const stem = goods?.toLowerCase().replace(/(?:es|s|ing)$/, '');
  const named = stem ? orders.filter(({ words }) => words.toLowerCase().includes(stem)) : [];
  if (named.length > 0) return named;
  const { from, to } = sentencesOf(text)(start);
  const before = orders.filter((order) => order.start < start);
  const here = before.filter((order) => order.start > from);
  if (here.length > 0) return isOfLast ? here.slice(-1) : here;
  // An amount that holds its waste was told, and "32 SQ, waste 12%" is of an amount before it.
  if (percent === 0) return before.slice(-1);
  if (/\d/.test(text.slice(from + 1, start))) return before;
  const behind = orders.filter((order) => order.start > start && order.start < to);
  // "Allow 5% waste on everything. Hardwood …": said first, it is of all that follows.
  return [behind, before, orders].find((some) => some.length > 0) ?? [];
};

/** The waste of each order, by its first character. One that is told nearer goes before one that is told later. */
const wasteByOrder = (
  wastes: readonly ToldWaste[],
  orders: readonly Ordered[],
  text: string,
): ReadonlyMap<number, ToldWaste> => {
  const found = new Map<number, ToldWaste>();
  const sorted = orders.toSorted((one, other) => one.start - other.start);
  for (const waste of wastes)
    for (const { start } of ordersOf(waste, sorted, text))
      if (!found.has(start)) found.set(start, waste);
  return found;
};

const notUsed = ({ words }: ToldWaste): ScopeNote =>
  noteOf(
    'WARNING',
    `“${words.replace(LED_BY, '')}” is not used: nothing that it stands with is bought with waste. Name the goods beside it.`,
  );

/**
 * Gives each piece of work the waste that is told of it, and says of which waste nothing was made.
 * @param startOf where the order of a piece of work begins in the text; null where it stands nowhere
 */
export const withToldWaste = (
  scope: ScopeOfWork,
  wastes: readonly ToldWaste[],
  orders: readonly Ordered[],
  text: string,
  startOf: (work: Work) => number | null,
  book: Pick<PriceBook, 'items' | 'assemblies'>,
): ScopeOfWork => {
  if (wastes.length === 0) return scope;
  const byOrder = wasteByOrder(wastes, orders, text);
  const used = new Set<ToldWaste>();
  const work = scope.work.map((each) => {
    const waste = byOrder.get(startOf(each) ?? -1);
    if (!waste || !takesWaste(each, book)) return each;
    used.add(waste);
    return { ...each, wastePercent: waste.percent };
  });
  const unused = wastes.filter((waste) => !used.has(waste)).map((waste) => notUsed(waste));
  return { ...scope, work, notes: [...scope.notes, ...unused] };
};
