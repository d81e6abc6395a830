// Purchases for lines, counted from the sizes of their work: amounts of whole lines, and for one unit of a line.
import type { LineGoods } from '../../domain/estimate/estimate.ts';
import type { TakeoffItem } from './run-assembly.ts';
import type { WorkLine } from './work-line.ts';

/**
 * Adds what a line takes of each material, so many times, with its waste.
 * @param told percent of waste told of the work, in place of the usual one
 */
export const addGoods = (
  amounts: Map<string, number>,
  { goods }: Pick<TakeoffItem, 'goods'>,
  times: number,
  told?: number,
): Map<string, number> => {
  for (const { material, amount, wastePercent } of goods) {
    const waste = wastePercent === null ? 0 : (told ?? wastePercent);
    const taken = amount * times * (1 + waste / 100);
    amounts.set(material, (amounts.get(material) ?? 0) + taken);
  }
  return amounts;
};

/** The same for one unit of a line of that quantity; nothing where its recipe says what is bought. */
export const goodsInUnits = (
  amounts: ReadonlyMap<string, number>,
  quantity: number,
): { goods?: LineGoods[] } =>
  amounts.size === 0
    ? {}
    : {
        goods: [...amounts].flatMap(([material, amount]) =>
          amount > 0 ? [{ material, perUnit: amount / quantity }] : [],
        ),
      };

/** Goods of lines that become one. A line without such goods takes the recipe, and so do all. */
export const goodsOfAll = (
  lines: readonly Pick<WorkLine, 'goods' | 'quantity'>[],
  quantity: number,
): { goods?: LineGoods[] | undefined } => {
  if (lines.some(({ goods }) => goods === undefined)) return { goods: undefined };
  const amounts = new Map<string, number>();
  for (const { goods = [], quantity: own } of lines)
    for (const { material, perUnit } of goods)
      amounts.set(material, (amounts.get(material) ?? 0) + perUnit * own);
  return goodsInUnits(amounts, quantity);
};
