// Waste that was told of a piece of work, in place of what its goods usually lose in cutting. Amounts stay net: the price of the
// material holds the waste, and the shopping list adds it.
import type { Work } from '../../domain/scope/scope-of-work.ts';
import type { CatalogueItem } from '../book/catalogue.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { WorkLine } from './work-line.ts';

const CUT_UNITS: ReadonlySet<CatalogueItem['unit']> = new Set(['SF', 'SQ', 'SY', 'LF', 'CY']);
const STANDARD = 1;

const isCut = ({ unit, wastePercent }: Pick<CatalogueItem, 'unit' | 'wastePercent'>): boolean =>
  CUT_UNITS.has(unit) && wastePercent > 0;

/** Whether anything that a piece of work installs is bought with waste. */
export const takesWaste = (
  { does, ownerSupplies }: Work,
  { items, assemblies }: Pick<PriceBook, 'items' | 'assemblies'>,
): boolean => {
  if (ownerSupplies) return false;
  const codes =
    does.kind === 'ROW'
      ? [does.code]
      : (assemblies.get(does.assembly)?.items.map(({ code }) => code) ?? []);
  return codes.some((code) => {
    const item = items.get(code);
    return item !== undefined && isCut(item);
  });
};

/** The item at another waste: its material costs what the net goods and that waste cost. */
const atWaste = (item: CatalogueItem, percent: number): CatalogueItem => {
  const factor = (1 + percent / 100) / (1 + item.wastePercent / 100);
  const [low, standard, high] = item.costs.map((cost) => ({
    ...cost,
    material: cost.material * factor,
    price: cost.price + cost.material * (factor - 1),
  }));
  return low && standard && high
    ? { ...item, wastePercent: percent, costs: [low, standard, high] }
    : item;
};

const goodsCost = ({ item, quantity }: WorkLine): number =>
  quantity * item.costs[STANDARD].material;

/**
 * Lines of one piece of work at the waste that was told of it. It is that of the dearest goods that are cut, and of what is laid
 * with them by the same unit: shingles and underlayment, tile and backer board. Nails and trim stay as usual.
 */
export const atToldWaste = (
  lines: readonly WorkLine[],
  percent: number | undefined,
): readonly WorkLine[] => {
  const cut = lines.filter(({ item }) => isCut(item));
  const [main] = cut.toSorted((one, other) => goodsCost(other) - goodsCost(one));
  if (percent === undefined || !main) return lines;
  return lines.map((line) => {
    const { item } = line;
    const isWithMain = item.category === main.item.category && item.unit === main.item.unit;
    return isCut(item) && isWithMain
      ? { ...line, item: atWaste(item, percent), usualWaste: item.wastePercent }
      : line;
  });
};
