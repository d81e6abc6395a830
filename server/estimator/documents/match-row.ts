// Finds the catalogue row that a document's row asks for: same unit, same kind of work, nearest words. Pure.
// It would rather find none than a wrong one: what is not near enough, or near to several, has no row.
import type { CatalogueItem } from '../price-book/catalogue.ts';
import type { PriceBook } from '../price-book.ts';
import { mendSpelling } from '../scope/spelling.ts';
import { lineWordsOf } from './line-words.ts';
import type { LineWords } from './line-words.ts';
import { USUAL } from './usual.ts';
import { CONTEXT } from './words.ts';

export interface RowMatch {
  item: CatalogueItem;
  /** What is taken out first, when the row removes and replaces; null when nothing is. */
  removal: CatalogueItem | null;
}

export interface Wanted {
  description: string;
  unit: CatalogueItem['unit'];
  /** Rows of commercial interiors are for commercial property alone. */
  isCommercial: boolean;
}

export type MatchRow = (wanted: Wanted) => RowMatch | null;

type Book = Pick<PriceBook, 'items' | 'lexicon' | 'insurance'>;

interface Row {
  item: CatalogueItem;
  name: LineWords;
  /** All words of the row, with how much finding one counts. */
  known: ReadonlyMap<string, number>;
  numbers: ReadonlySet<number>;
}

interface Graded {
  row: Row;
  score: number;
}

/** Of the description's words, by rarity, how many must be the row's. */
const LEAST_COVERED = 0.5;
/** Rows that remove, paint or clean do not tell kinds of a thing apart. */
const LEAST_COVERED_BY_ACT = 0.4;
const LEAST_SCORE = 0.58;
/** Rows this close to the best may be meant as well. */
const MARGIN = 0.1;
const NAME_SHARE = 0.25;
const NUMBER_SHARE = 0.15;
const CATEGORY_WEIGHT = 0.3;
const DETAIL_KNOWN = 0.4;
/** Weight of a word that no row knows; a known one has up to RAREST. */
const UNKNOWN = 3;
const RAREST = 5;
const UNKNOWN_DETAIL = 0.5;
/** Rows whose prices are within a quarter of each other may stand for one another. */
const NEAR_PRICE = 1.25;

/** What is wet, mouldy or burnt is torn out with more care; rows for it need to be asked for. */
const LOSSES: ReadonlySet<string> = new Set(['Water Mitigation', 'Mold Remediation', 'Fire & Smoke']);
const LOSS_WORDS = new Set(
  'wet water flood sewage category mold soot smoke fire char burned bag salvageable'.split(' '),
);

const WHOLE_JOBS = 'Whole-Job Allowances';
/** A piece of these is a measure that no list states. */
const PER_HIDDEN = /\bper (?:ton|month|section)\b/;
const COMMERCIAL = 'Commercial Interiors';

const ACT_OF_ROW: Readonly<Record<string, 'remove' | 'reset' | 'seal' | 'refinish' | 'repair'>> = {
  remove: 'remove',
  detach_reset: 'reset',
  seal: 'seal',
  refinish: 'refinish',
  repair: 'repair',
};

const asWritten = (word: string): string => word;

const rowOf = (item: CatalogueItem): Row => {
  const read = (text: string) => lineWordsOf(text, asWritten);
  const name = read(item.name);
  const keywords = read(item.keywords.join(' '));
  const known = new Map<string, number>();
  for (const word of read(item.category).words.keys()) known.set(word, CATEGORY_WEIGHT);
  for (const [word, weight] of name.words) known.set(word, weight < DETAIL_KNOWN ? DETAIL_KNOWN : 1);
  for (const word of keywords.words.keys()) known.set(word, 1);
  const act = ACT_OF_ROW[item.action];
  const isRemoval = act === 'remove' || act === 'reset';
  const acts = isRemoval ? new Set([act]) : new Set([...name.acts, ...(act ? [act] : [])]);
  return {
    item,
    name: { ...name, acts },
    known,
    numbers: new Set([...name.numbers, ...keywords.numbers]),
  };
};

const shares = (wanted: LineWords['acts'], row: LineWords['acts']): boolean =>
  wanted.size === 0 ? row.size === 0 : [...wanted].some((act) => row.has(act));

const gradeWith =
  (rarity: ReadonlyMap<string, number>) =>
  ({ acts, words, numbers }: LineWords, row: Row): number => {
    let covered = 0;
    let all = 0;
    let isNamed = false;
    for (const [word, weight] of words) {
      const worth = weight * (rarity.get(word) ?? (weight < 1 ? UNKNOWN_DETAIL : UNKNOWN));
      const met = row.known.get(word) ?? 0;
      all += worth;
      covered += worth * met;
      isNamed ||= met === 1 && !CONTEXT.has(word);
    }
    const least = acts.size > 0 ? LEAST_COVERED_BY_ACT : LEAST_COVERED;
    if (!isNamed || covered / all < least) return 0;
    let named = 0;
    let name = 0;
    for (const [word, weight] of row.name.words) {
      const worth = weight * (rarity.get(word) ?? UNKNOWN);
      name += worth;
      if (words.has(word)) named += worth;
    }
    const met = [...numbers].filter((number) => row.numbers.has(number)).length;
    return (
      (1 - NAME_SHARE) * (covered / all) +
      NAME_SHARE * (name > 0 ? named / name : 0) +
      (numbers.size > 0 ? (NUMBER_SHARE * met) / numbers.size : 0)
    );
  };

const pick = (graded: readonly Graded[], { words }: LineWords): CatalogueItem | null => {
  if (process.env.DBG) console.log('   ', graded.toSorted((a, b) => b.score - a.score).slice(0,4).map(g=>g.row.item.code+' '+g.score.toFixed(2)).join(', '));
  const ranked = graded
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (!best) return null;
  const near = ranked
    .filter(({ score }) => score > best.score - MARGIN)
    .map(({ row }) => row.item);
  const usual = near.find(({ code }) => (USUAL[code] ?? []).some((word) => words.has(word)));
  if (usual) return usual;
  const prices = near.map(({ costs }) => costs[1].price);
  return Math.max(...prices) <= Math.min(...prices) * NEAR_PRICE ? best.row.item : null;
};

/** @returns a function that finds the row for a description, or null when none or several fit */
export const createMatcher = (book: Book): MatchRow => {
  const { misspellings } = book.lexicon;
  const rows = [...book.items.values()]
    .filter(({ category, name }) => category !== WHOLE_JOBS && !PER_HIDDEN.test(name))
    .map(rowOf);
  const holders = new Map<string, number>();
  for (const { known } of rows)
    for (const word of known.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  const rarity = new Map(
    [...holders].map(([word, count]) => [word, Math.min(RAREST, Math.log(1 + rows.length / count))]),
  );
  const mend = (word: string): string => {
    if (rarity.has(word)) return word;
    const token = { kind: 'word' as const, text: word, written: word, value: 0 };
    return mendSpelling([token], misspellings)[0]?.text ?? word;
  };
  const grade = gradeWith(rarity);
  const find = (line: LineWords, fits: (row: Row) => boolean): CatalogueItem | null =>
    pick(
      rows.flatMap((row) => {
        const score = fits(row) && shares(line.acts, row.name.acts) ? grade(line, row) : 0;
        return score > 0 ? [{ row, score }] : [];
      }),
      line,
    );
  /** Removals of what an installation replaces; the description's words choose among them. */
  const removalFor = (item: CatalogueItem): CatalogueItem | null => {
    const found = Object.entries(book.insurance.replace_pairs)
      .filter(([, installs]) => installs.includes(item.code))
      .flatMap(([code]) => book.items.get(code) ?? [])
      .find(({ unit }) => unit === item.unit);
    return found ?? null;
  };

  return ({ description, unit, isCommercial }) => {
    const line = lineWordsOf(description, mend);
    const isLoss = [...line.words.keys()].some((word) => LOSS_WORDS.has(word));
    const fits = ({ item, name }: Row) =>
      item.unit === unit &&
      (isCommercial || item.category !== COMMERCIAL) &&
      (isLoss || !LOSSES.has(item.category) || !(name.acts.has('remove') || name.acts.has('clean')));
    if (!line.isReplacement) {
      const item = find(line, fits);
      return item && { item, removal: null };
    }
    const acts = new Set([...line.acts].filter((act) => act !== 'remove'));
    const item = find({ ...line, acts }, fits);
    return item && { item, removal: removalFor(item) };
  };
};
