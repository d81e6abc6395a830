// How near the words of a description are to a catalogue row: how much of what is asked for the row holds, and how much
// of the row's name was asked for. Rare words count more than common ones.
import type { CatalogueItem } from '../price-book/catalogue.ts';
import type { LineWords } from './line-words.ts';
import { CONTEXT } from './words.ts';

export interface GradedRow {
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
export const rarityIn = (rows: readonly GradedRow[]): Rarity => {
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
export const gradeWith =
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
