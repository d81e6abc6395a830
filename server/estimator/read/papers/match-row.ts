// Finds the catalog row that a document's row asks for: same unit, same kind of work, nearest words. Pure.
// It would rather find none than a wrong one: what is not near enough, or near to several, has no row.
import type { CatalogueItem } from '../../book/catalogue.ts';
import { removalOf } from '../../book/removal-of.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { mendSpelling } from '../language/spelling.ts';
import { lineWordsOf, type Act, type LineWords } from './line-words.ts';
import { keywordsOf, rowWordsOf } from './row-words.ts';
import { USUAL } from './usual.ts';
import { CONTEXT } from './words.ts';

// How near the words of a description are to a catalog row: how much of what is asked for the row holds, and how much
// of the row's name was asked for. Rare words count more than common ones.

interface GradedRow {
  item: CatalogueItem;
  acts: LineWords['acts'];
  /** The name itself says an act. */
  saysAct: boolean;
  /** Words of the name → weight. */
  name: LineWords['words'];
  /** All words of the row, with how much finding one counts, 0–1. */
  known: ReadonlyMap<string, number>;
  numbers: LineWords['numbers'];
}

/** Share of the description's words, by rarity, that must be the row's. */
const LEAST_COVERED = 0.55;
const LEAST_COVERED_OF_ACT = 0.4;
const NAME_SHARE = 0.25;
const NUMBER_SHARE = 0.15;
const RAREST = 5;
/** Weight of a word that no row knows. */
const UNKNOWN = 4;
const UNKNOWN_DETAIL = 0.5;
/** A word of the name may be said with half its weight: as a detail, but not as an extra. */
const HALF_SAID = 2;

type Rarity = ReadonlyMap<string, number>;

/** Word → log of how seldom rows hold it, at most 5. */
const rarityIn = (rows: readonly GradedRow[]): Rarity => {
  const holders = new Map<string, number>();
  for (const { known } of rows)
    for (const word of known.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  return new Map(
    [...holders].map(([word, count]) => [
      word,
      Math.min(RAREST, Math.log(1 + rows.length / count)),
    ]),
  );
};

const coveredShare = ({ words }: LineWords, { known }: GradedRow, rarity: Rarity): number => {
  let [covered, all] = [0, 0];
  let isNamed = false;
  for (const [word, weight] of words) {
    const worth = weight * (rarity.get(word) ?? (weight < 1 ? UNKNOWN_DETAIL : UNKNOWN));
    const met = known.get(word) ?? 0;
    all += worth;
    covered += worth * met;
    isNamed ||= met === 1 && !CONTEXT.has(word);
  }
  return isNamed ? covered / all : 0;
};

const namedShare = ({ words }: LineWords, { name }: GradedRow, rarity: Rarity): number => {
  let [named, all] = [0, 0];
  for (const [word, weight] of name) {
    const worth = weight * (rarity.get(word) ?? UNKNOWN);
    all += worth;
    named += worth * Math.min(1, (HALF_SAID * (words.get(word) ?? 0)) / weight);
  }
  return all > 0 ? named / all : 0;
};

/** Numbers that both have, of all that either has: 2 x 2 is not 2 x 4. */
const numberShare = ({ numbers }: LineWords, row: GradedRow): number => {
  const all = new Set([...numbers, ...row.numbers]).size;
  return all > 0 ? [...numbers].filter((number) => row.numbers.has(number)).length / all : 0;
};

/** @returns a function that gives 0 (another thing) to 1.15 (the very words, and the size) */
const gradeWith =
  (rarity: Rarity) =>
  (line: LineWords, row: GradedRow): number => {
    const covered = coveredShare(line, row, rarity);
    if (covered < (line.acts.size > 0 ? LEAST_COVERED_OF_ACT : LEAST_COVERED)) return 0;
    return (
      (1 - NAME_SHARE) * covered +
      NAME_SHARE * namedShare(line, row, rarity) +
      NUMBER_SHARE * numberShare(line, row)
    );
  };

export interface RowMatch {
  item: CatalogueItem;
  /** What is taken out first, when the row removes and replaces; null when nothing is. */
  removal: CatalogueItem | null;
  /** What the same row asks for as well: the primer under a paint, the surround of a tub; else null. */
  beside: CatalogueItem | null;
  /** The row asks for a removal that the price book does not hold. */
  lacksRemoval: boolean;
}

export interface WantedRow {
  description: string;
  unit: CatalogueItem['unit'];
  /** Rows of commercial interiors are for commercial property alone. */
  isCommercial: boolean;
}

export type MatchRow = (wanted: WantedRow) => RowMatch | null;

type MatchedBook = Pick<PriceBook, 'items' | 'lexicon' | 'insurance'>;

const LEAST_SCORE = 0.58;
/** Rows that remove, paint or clean do not tell kinds of a thing apart, so their words are met less often. */
const LEAST_SCORE_OF_ACT = 0.5;
/** Rows this close to the best may be meant as well. */
const MARGIN = 0.1;
/** The very words of a row's name, neither more nor less. */
const EXACT = 0.999;
/** Rows whose prices are within a quarter of each other may stand for one another. */
const NEAR_PRICE = 1.25;
const CATEGORY_WEIGHT = 0.3;
const DETAIL_WEIGHT = 0.4;

/** What goes on before paint that is ordered "seal/prime then paint". */
const PRIMER = 'PNT-PRIME';

/** Two things that are listed in one row. */
const NAMED_WITH: readonly { code: string; words: RegExp; beside: string }[] = [
  { code: 'PLB-TUBALC', words: /\bsurround\b/i, beside: 'PLB-SURR' },
];

/** What is taken off below the first layer has a row of its own. */
const EXTRA_LAYER = /\badd(?:itional|['’]l|\.)? (?:\p{L}+ )?layers?\b/iu;

const WHOLE_JOBS = 'Whole-Job Allowances';
const COMMERCIAL = 'Commercial Interiors';
/** Rows sold by a measure that no list states. A line that means one stays without a price. */
const PER_HIDDEN = /\bper (?:ton|month|section)\b/;
const isPriceable = ({ category, name }: CatalogueItem): boolean =>
  category !== WHOLE_JOBS && !PER_HIDDEN.test(name);

/** What is wet, mouldy or burnt is torn out and cleaned with more care; such rows need to be asked for. */
const LOSSES = new Set(['Water Mitigation', 'Mold Remediation', 'Fire & Smoke']);
const LOSS_WORDS = new Set(
  'wet water flood sewage category mold soot smoke fire char burned bag'.split(' '),
);
const LOSS_ACTS: readonly Act[] = ['remove', 'clean'];

const ACT_OF_ROW: Readonly<Record<string, Act>> = {
  remove: 'remove',
  detach_reset: 'reset',
  seal: 'seal',
  refinish: 'refinish',
  repair: 'repair',
  haul: 'remove',
};
const TAKES_OUT: readonly Act[] = ['remove', 'reset'];

type Acts = LineWords['acts'];

const actsOf = ({ action }: CatalogueItem, named: Acts): Acts => {
  const act = ACT_OF_ROW[action];
  if (act && action !== 'haul' && TAKES_OUT.includes(act)) return new Set([act]);
  // "Disconnect and circuit" names an act that is not what the row is for.
  const others = [...named].filter((other) => !TAKES_OUT.includes(other));
  return new Set(act ? [...others, act] : others);
};

const rowOf = (item: CatalogueItem): GradedRow => {
  const name = rowWordsOf(item.name);
  const keywords = rowWordsOf(keywordsOf(item));
  const known = new Map<string, number>();
  for (const word of rowWordsOf(item.category).words.keys()) known.set(word, CATEGORY_WEIGHT);
  for (const [word, weight] of name.words) known.set(word, weight < DETAIL_WEIGHT ? weight * 2 : 1);
  for (const word of keywords.words.keys()) known.set(word, 1);
  return {
    item,
    acts: actsOf(item, name.acts),
    saysAct: name.acts.size > 0,
    name: name.words,
    known,
    numbers: new Set([...name.numbers, ...keywords.numbers]),
  };
};

/** A line that names no act may mean any row whose name needs none: "Stump grinding". */
const fitsActs = (wanted: Acts, { acts, saysAct }: GradedRow): boolean =>
  wanted.size === 0 ? !saysAct : [...wanted].some((act) => acts.has(act));

interface Graded {
  item: CatalogueItem;
  row: GradedRow;
  score: number;
}

const pick = (
  graded: readonly Graded[],
  { acts, words, numbers }: LineWords,
): CatalogueItem | null => {
  const [best, ...others] = graded.toSorted((a, b) => b.score - a.score);
  if (!best || best.score < (acts.size > 0 ? LEAST_SCORE_OF_ACT : LEAST_SCORE)) return null;
  const margin = best.score >= EXACT && numbers.size === 0 ? 0 : MARGIN;
  const near = [best, ...others.filter(({ score }) => score >= best.score - margin)];
  const usual = near.find(({ item }) => (USUAL[item.code] ?? []).some((word) => words.has(word)));
  // "Wall cabinets, semi-custom" names its kind: the usual one has no such word.
  const telling = usual
    ? [...words.keys()].filter((word) => best.row.name.has(word) && !usual.row.known.has(word))
    : [];
  if (usual && telling.length === 0) return usual.item;
  const alike = near.filter(({ row }) => telling.every((word) => row.known.has(word)));
  const prices = alike.map(({ item }) => item.costs[1].price);
  const isSettled = Math.max(...prices) <= Math.min(...prices) * NEAR_PRICE;
  return isSettled && isPriceable(best.item) ? best.item : null;
};

/** @returns a function that finds the row for a description: null when none fits, or several of different prices */
export const createMatcher = (book: MatchedBook): MatchRow => {
  const rows = [...book.items.values()].map(rowOf);
  const rarity = rarityIn(rows);
  const grade = gradeWith(rarity);
  const mend = (word: string): string => {
    if (rarity.has(word)) return word;
    const token = { kind: 'word' as const, text: word, written: word, value: 0 };
    return mendSpelling([token], book.lexicon.misspellings)[0]?.text ?? word;
  };

  const find = (
    line: LineWords,
    { description, unit, isCommercial }: WantedRow,
  ): CatalogueItem | null => {
    const isLoss = [...line.words.keys()].some((word) => LOSS_WORDS.has(word));
    const fits = (row: GradedRow) =>
      row.item.unit === unit &&
      (isCommercial || row.item.category !== COMMERCIAL) &&
      (isLoss || !LOSSES.has(row.item.category) || !LOSS_ACTS.some((act) => row.acts.has(act))) &&
      fitsActs(line.acts, row);
    const graded = rows
      .filter(fits)
      .map((row) => ({ item: row.item, row, score: grade(line, row) }))
      .filter(({ score }) => score > 0);
    const extra = EXTRA_LAYER.test(description)
      ? graded.filter(({ item }) => EXTRA_LAYER.test(item.name))
      : [];
    return pick(extra.length > 0 ? extra : graded, line);
  };
  const besideOf = ({ code, unit }: CatalogueItem, { description }: WantedRow) => {
    const named = NAMED_WITH.find((with_) => with_.code === code && with_.words.test(description));
    const other = named && book.items.get(named.beside);
    return other?.unit === unit ? other : null;
  };
  const primerUnder = ({ category, unit }: CatalogueItem): CatalogueItem | null => {
    const primer = book.items.get(PRIMER);
    return primer?.category === category && primer.unit === unit ? primer : null;
  };

  return (wanted) => {
    const line = lineWordsOf(wanted.description, mend);
    if (!line.isReplacement) {
      const item = find(line, wanted);
      const primer = item && line.isSealedFirst ? primerUnder(item) : null;
      const beside = primer ?? (item && besideOf(item, wanted));
      return item && { item, removal: null, beside, lacksRemoval: false };
    }
    const acts = new Set([...line.acts].filter((act) => act !== 'remove'));
    const item = find({ ...line, acts }, wanted);
    const removal = item && removalOf(item, book);
    const beside = item && besideOf(item, wanted);
    return item && { item, removal, beside, lacksRemoval: removal === null };
  };
};

const matchers = new WeakMap<MatchedBook, MatchRow>();

/** The matcher of a price book, made once. */
export const matcherOf = (book: MatchedBook): MatchRow => {
  const match = matchers.get(book) ?? createMatcher(book);
  matchers.set(book, match);
  return match;
};
