// Turns lines into a shopping list: the needs of all lines are added up, and only then rounded up to whole packs.
// Pure; knows nothing of what an owner edited.
import {
  MATERIAL_QUANTITY_MAX,
  type TakenMaterial,
  UNIT_COST_MAX,
} from '../../../domain/estimate/inventory.ts';
import { roundCents } from '../../../domain/money/money.ts';
import { type Need, needsOf, type NeedSource, type InventoryLine } from './needs.ts';
import type { InventoryTerms } from './terms.ts';

/** Sums of floating-point shares come this close to a whole pack without needing one more. */
const TOLERANCE = 1e-6;
/** Goods that are sold by any measure are listed to the hundredth. */
const HUNDREDTHS = 0.01;

/** Sundries are one sum, whose key must not move with it. */
const keyOf = ({ name, unit, unitCost, source }: Need): string =>
  `${name.toLowerCase()}|${unit}|${source === 'sundries' ? '' : unitCost.toFixed(2)}`;

const tidy = (amount: number): number => Math.round(amount * 1e4) / 1e4;

const inPacks = (amount: number, packSize: number | null): number => {
  const pack = packSize ?? HUNDREDTHS;
  return Math.min(tidy(Math.ceil(amount / pack - TOLERANCE) * pack), MATERIAL_QUANTITY_MAX);
};

const wasteWords = (needs: readonly Need[]): string => {
  if (needs.every(({ source }) => source === 'counted'))
    return 'counted from the sizes of the work';
  const rates = needs.map(({ wastePercent }) => wastePercent);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  if (most === 0) return 'no waste';
  return least === most ? `${most} % waste` : `${least} to ${most} % waste`;
};

const SOURCE_WORDS: Record<NeedSource, string> = {
  recipe: '',
  counted: '',
  sundries: ' Cost: the material share of work that installs no goods of its own.',
  item: ' Cost: the material share of the unit price.',
  line: ' Cost: the unit price of the line, which may hold labor.',
  unpriced: ' Not in the price book: enter what it costs.',
};

/** How the list shows the pack is up to whoever shows it; the note tells only what rounding added. */
const noteOf = (needs: readonly Need[], first: Need, amount: number, bought: number): string => {
  const lines = new Set(needs.map(({ lineId }) => lineId)).size;
  const origin =
    first.lineId === null
      ? `From ${needs.length === 1 ? 'the item' : `${needs.length} items`} you sent`
      : `From ${lines} line${lines === 1 ? '' : 's'}`;
  const needed = Math.round(amount * 100) / 100;
  const isRounded = first.packSize !== null && needed !== bought;
  const isCut = needed > MATERIAL_QUANTITY_MAX;
  const need = isRounded || isCut ? `; ${needed.toLocaleString('en-US')} ${first.unit} needed` : '';
  const limit = isCut
    ? ` The list holds ${MATERIAL_QUANTITY_MAX.toLocaleString('en-US')} at most.`
    : '';
  return `${origin}, ${wasteWords(needs)}${need}.${limit}${SOURCE_WORDS[first.source]}`;
};

const materialOf = (key: string, needs: readonly Need[]): TakenMaterial[] => {
  const [first] = needs;
  const amount = needs.reduce((sum, need) => sum + need.amount, 0);
  if (!first || !(amount > TOLERANCE)) return [];
  const { name, unit, category, packSize, source } = first;
  const isSum = source === 'sundries';
  const quantity = isSum ? 1 : inPacks(amount, packSize);
  const unitCost = isSum ? roundCents(amount) : first.unitCost;
  if (isSum && unitCost === 0) return [];
  return [
    {
      key,
      name,
      quantity,
      unit,
      unitCost: Math.min(unitCost, UNIT_COST_MAX),
      category,
      packSize,
      note: noteOf(needs, first, amount, quantity),
      lineIds: [...new Set(needs.flatMap(({ lineId }) => (lineId === null ? [] : [lineId])))],
    },
  ];
};

/**
 * Materials to buy for the lines, in the order of the lines: quantities in purchase units with waste, in whole packs;
 * unit costs in dollars with the regional material factor, at each line's finish level.
 */
export const takeOffMaterials = (
  lines: readonly InventoryLine[],
  terms: InventoryTerms,
): TakenMaterial[] => {
  const needs = lines.flatMap((line) => needsOf(line, terms));
  return [...Map.groupBy(needs, keyOf)].flatMap(([key, group]) => materialOf(key, group));
};
