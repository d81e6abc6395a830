// Work that the owner does: its goods stay in the estimate; labor, machines and visits go.
import type { CatalogueItem, UnitCost } from '../book/catalogue.ts';
import type { WorkLine } from './work-line.ts';

const goodsOf = (cost: UnitCost): UnitCost => ({
  hours: 0,
  labor: 0,
  material: cost.material,
  equipment: 0,
  price: cost.material,
});

const STANDARD = 1;
const made = new WeakMap<CatalogueItem, CatalogueItem>();

/** The row at the price of its goods. Nobody comes for it, and no contractor runs it. */
export const asGoods = (item: CatalogueItem): CatalogueItem => {
  const known = made.get(item);
  if (known) return known;
  const [low, standard, high] = item.costs;
  const share = item.costs[STANDARD].price > 0 ? standard.material / standard.price : 0;
  const goods: CatalogueItem = {
    ...item,
    name: `${item.name}, materials only`,
    rateKey: '',
    marksUp: false,
    source: 'The material of the row alone, waste included; the labor is the owner’s.',
    costs: [goodsOf(low), goodsOf(standard), goodsOf(high)],
    band: { low: item.band.low * share, high: item.band.high * share },
  };
  made.set(item, goods);
  return goods;
};

/** Lines of work of which the owner does the labor. What is labor alone, is hired or is a fee goes. */
export const goodsAlone = (lines: readonly WorkLine[]): WorkLine[] =>
  lines.flatMap((line) => {
    const hasGoods = line.item.costs.some(({ material }) => material > 0);
    const isGoods = line.item.action !== 'remove' && line.item.category !== 'Permits & Fees';
    return hasGoods && isGoods
      ? [{ ...line, item: asGoods(line.item), materialsOnly: true as const }]
      : [];
  });
