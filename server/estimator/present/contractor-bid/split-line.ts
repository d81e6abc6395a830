// The parts of a line of any estimate: labor, material, equipment. The split is stored with the line, else it follows
// the price book's row of its code, else what is usual in its category. Cents of rounding fall to the largest part.
import type { CostSplit } from '../../../domain/estimate/estimate-figures.ts';
import type { LineItem } from '../../../domain/estimate/estimate.ts';
import { COST_PARTS } from '../../../domain/estimate/line-figures.ts';
import { roundCents, sumMoney } from '../../../domain/money/money.ts';
import { lineTotal } from '../../../domain/money/pricing.ts';
import type { CatalogueItem } from '../../book/catalogue.ts';
import { type Grade, GRADE_OF } from '../../book/grades.ts';
import { asGoods } from '../../calculate/materials-only.ts';
import { unitPrice } from '../../calculate/unit-price.ts';
import type { BidTerms } from './terms.ts';
import type { PriceBook } from '../../book/price-book.ts';

// How lines of a category usually divide into labor, material and equipment, by the rows of the price book.

const HALF_AND_HALF: CostSplit = { labor: 0.5, material: 0.5, equipment: 0 };

const usualOf = (book: PriceBook): ReadonlyMap<string, CostSplit> => {
  const shares = new Map<string, CostSplit[]>();
  for (const { category, costs } of book.items.values()) {
    const { labor, material, equipment } = costs[1];
    const whole = labor + material + equipment;
    if (whole <= 0) continue;
    const share = {
      labor: labor / whole,
      material: material / whole,
      equipment: equipment / whole,
    };
    shares.set(category, [...(shares.get(category) ?? []), share]);
  }
  const sum = (all: readonly CostSplit[], part: keyof CostSplit) =>
    all.reduce((total, share) => total + share[part], 0);
  return new Map(
    [...shares].map(([category, all]) => [
      category,
      {
        labor: sum(all, 'labor'),
        material: sum(all, 'material'),
        equipment: sum(all, 'equipment'),
      },
    ]),
  );
};

const usualShares = new WeakMap<PriceBook, ReadonlyMap<string, CostSplit>>();
const usualSharesOf = (book: PriceBook): ReadonlyMap<string, CostSplit> => {
  const shares = usualShares.get(book) ?? usualOf(book);
  usualShares.set(book, shares);
  return shares;
};

interface SplitTerms extends BidTerms {
  /** Factor on labor for what is true of the whole job. */
  laborMultiplier: number;
}

/** `KNOWN` with the line or by its code; `USUAL` for its category. */
export type SplitBasis = 'KNOWN' | 'USUAL';

const LABOR_ONLY: CostSplit = { labor: 1, material: 0, equipment: 0 };

/** Dollars of the line without its tax. */
export const untaxedOf = (line: LineItem): number =>
  roundCents(lineTotal(line) - roundCents(line.tax));

/** `whole` in the proportion of `weights`; half and half where they say nothing. */
const divide = (whole: number, weights: CostSplit): CostSplit => {
  const sum = weights.labor + weights.material + weights.equipment;
  const shares = sum > 0 ? weights : HALF_AND_HALF;
  const all = sum > 0 ? sum : 1;
  const split = {
    labor: roundCents((whole * shares.labor) / all),
    material: roundCents((whole * shares.material) / all),
    equipment: roundCents((whole * shares.equipment) / all),
  };
  const [largest] = COST_PARTS.toSorted((a, b) => Math.abs(split[b]) - Math.abs(split[a]));
  const missing = roundCents(whole - sumMoney(Object.values(split)));
  return { ...split, [largest ?? 'labor']: roundCents(split[largest ?? 'labor'] + missing) };
};

/** The row of the price book that a line is priced by; of work whose labor is the owner’s, the goods of it alone. */
export const rowOf = ({ metadata }: LineItem, book: PriceBook): CatalogueItem | undefined => {
  const item = book.items.get(metadata.code ?? '');
  return item && metadata.materialsOnly ? asGoods(item) : item;
};

const byCode = (
  line: LineItem,
  { book, finishLevel, region, laborMultiplier }: SplitTerms,
): CostSplit | null => {
  const { metadata } = line;
  const removal = book.items.get(metadata.claim?.removalCode ?? '');
  const items = [rowOf(line, book), removal].filter((item) => item !== undefined);
  if (items.length === 0) return null;
  const grade: Grade = GRADE_OF[metadata.finishLevel ?? finishLevel];
  const units = items.map((item) => unitPrice(item, { grade, region, laborMultiplier }));
  const sum = (part: keyof CostSplit) => units.reduce((total, unit) => total + unit[part], 0);
  return { labor: sum('labor'), material: sum('material'), equipment: sum('equipment') };
};

const isLabor = ({ category, unit }: LineItem, { book }: SplitTerms): boolean =>
  unit.toUpperCase() === 'HR' || book.laborCategories.has(category);

/** The three parts add up to the line without its tax. */
export const splitLine = (
  line: LineItem,
  terms: SplitTerms,
): { split: CostSplit; basis: SplitBasis } => {
  const whole = untaxedOf(line);
  const known = line.metadata.cost ?? byCode(line, terms);
  if (known) return { split: divide(whole, known), basis: 'KNOWN' };
  if (isLabor(line, terms)) return { split: divide(whole, LABOR_ONLY), basis: 'KNOWN' };
  const usual = usualSharesOf(terms.book).get(line.category) ?? HALF_AND_HALF;
  return { split: divide(whole, usual), basis: 'USUAL' };
};
