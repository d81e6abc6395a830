// Takes the materials off an estimate, or off what a client asks for instead, with the prices of this process.
import type { Ports } from '../../context.ts';
import type { LineItem } from '../../domain/estimate/estimate.ts';
import type { RequestedItem, TakenMaterial } from '../../domain/estimate/inventory.ts';
import { excludedCategoryOf } from '../../estimator/present/inventory/needs.ts';
import { requestedLines } from '../../estimator/present/inventory/requested-lines.ts';
import {
  cutProblemsOf,
  takeOffMaterials,
} from '../../estimator/present/inventory/take-off-materials.ts';
import { regionOf, type InventoryTerms } from '../../estimator/present/inventory/terms.ts';
import type { Caller } from '../../infra/caller.ts';
import type { EstimateFacts } from '../estimates/estimate-facts.ts';

type Prices = Pick<Ports, 'priceBook'>;
type Cutters = Pick<Ports, 'priceBook' | 'estimator'>;

const termsOf = (
  { priceBook }: Prices,
  { document, finishLevel, zip, description }: EstimateFacts,
): InventoryTerms => ({
  book: priceBook,
  region: regionOf(priceBook, document.location, zip),
  finishLevel,
  scope: document.scope,
  description,
});

/** `requested`: taken off instead of the lines; null for the lines. Throws the signal's AbortError. */
export const takeOffEstimate = async (
  ports: Cutters,
  facts: EstimateFacts,
  requested: readonly RequestedItem[] | null,
  caller: Required<Caller>,
): Promise<TakenMaterial[]> => {
  const { signal } = caller;
  const isCommercial = facts.propertyType === 'COMMERCIAL';
  const lines = requested
    ? await requestedLines(requested, ports.priceBook, isCommercial, signal)
    : facts.document.items;
  const terms = termsOf(ports, facts);
  const problems = cutProblemsOf(lines, terms);
  const plans = problems.length === 0 ? [] : await ports.estimator.cut(problems, caller);
  return takeOffMaterials(lines, terms, plans);
};

/** Why a line without materials has none. */
export const nothingToBuy = (ports: Prices, facts: EstimateFacts, line: LineItem): string => {
  const category = excludedCategoryOf(line, termsOf(ports, facts));
  return category === null
    ? 'There is nothing to buy for this line: it holds labor or fees only.'
    : `Lines of the category “${category}” are not part of the inventory.`;
};

/** Some lines of the estimate. */
export const takeOffLines = (
  ports: Prices,
  facts: EstimateFacts,
  lineIds: readonly string[],
): TakenMaterial[] => {
  const wanted = new Set(lineIds);
  return takeOffMaterials(
    facts.document.items.filter(({ id }) => wanted.has(id)),
    termsOf(ports, facts),
  );
};
