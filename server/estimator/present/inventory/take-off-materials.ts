// Turns lines into a shopping list: the needs of all lines are added up, and only then rounded up to whole packs.
// Pure; knows nothing of what an owner edited.
import {
  MATERIAL_QUANTITY_MAX,
  type TakenMaterial,
  UNIT_COST_MAX,
} from '../../../domain/estimate/inventory.ts';
import { roundCents } from '../../../domain/money/money.ts';
import type { CutPlan } from '../../../domain/cutting/cut-plan.ts';
import { unitWords } from '../../../domain/money/unit-words.ts';
import { planWords } from '../../../domain/cutting/cut-words.ts';
import { cutPlan } from '../../cutting/cut.ts';
import type { CutProblem } from '../../cutting/cut-problem.ts';
import { joinedProblem } from './cut-needs.ts';
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
  return least === most ? `${most}% waste` : `${least} to ${most}% waste`;
};

const SOURCE_WORDS: Record<NeedSource, string> = {
  recipe: '',
  counted: '',
  sundries: ' Cost: the material share of work that installs no goods of its own.',
  item: ' Cost: the material share of the unit price.',
  line: ' Cost: the unit price of the line, which may hold labor.',
  unpriced: ' Not in the price book: enter what it costs.',
};

// What is cut from stock is bought as its cut plan says; what of it is of rooms whose sizes are not known, by waste.

/** The pieces of one material as one problem; null where none are known. A credit takes pieces back that nobody can name. */
const problemOf = (needs: readonly Need[]): CutProblem | null =>
  needs.some(({ amount }) => amount < 0)
    ? null
    : joinedProblem(needs.flatMap(({ cut }) => (cut && 'problem' in cut ? [cut.problem] : [])));

const isPlanned = ({ cut }: Need): boolean => cut !== null && 'problem' in cut;

/** What a plan buys, in the unit that the material is sold by. */
const orderedIn = (unit: string, problem: CutProblem, { ordered }: CutPlan): number => {
  switch (problem.kind) {
    case 'SHEETS':
      return ordered;
    case 'STICKS':
      return (ordered * problem.stock.lengthIn) / 12;
    case 'ROLL':
      return (ordered * problem.stock.widthIn) / (unit === 'SY' ? 1_296 : 144);
    case 'TILES': {
      const { boxOf, tileLengthIn, tileWidthIn } = problem.stock;
      const tiles = boxOf === null ? ordered : Math.ceil(ordered / boxOf) * boxOf;
      return (tiles * tileLengthIn * tileWidthIn) / 144;
    }
    case 'WALLPAPER':
      return (ordered * problem.stock.widthIn * problem.stock.lengthIn) / 144;
  }
};

interface Bought {
  /** Before it is rounded up to packs. */
  amount: number;
  plan: CutPlan | null;
  /** Needs that are bought by their waste. */
  byWaste: readonly Need[];
}

type PlanOf = (problem: CutProblem) => CutPlan;

const boughtOf = (needs: readonly Need[], planOf: PlanOf): Bought => {
  const problem = problemOf(needs);
  const plan = problem && planOf(problem);
  const byWaste = plan ? needs.filter((need) => !isPlanned(need)) : needs;
  const rest = byWaste.reduce((sum, need) => sum + need.amount, 0);
  const planned = plan ? orderedIn(needs[0]?.unit ?? '', problem, plan) : 0;
  return { amount: planned + rest, plan, byWaste };
};

const LONGEST_REASON = 200;

const cutWords = ({ plan, byWaste }: Bought): string => {
  const reasons = byWaste.flatMap(({ cut }) => (cut && 'reason' in cut ? [cut.reason] : []));
  const why = [...new Set(reasons)].join('; ').slice(0, LONGEST_REASON);
  const because = why && (plan ? ` Not all is in it: ${why}.` : ` No cut plan: ${why}.`);
  return `${plan ? ` ${planWords(plan)}` : ''}${because}`;
};

/** How the list shows the pack is up to whoever shows it; the note tells only what rounding added. */
const noteOf = (needs: readonly Need[], first: Need, found: Bought, bought: number): string => {
  const { amount, plan, byWaste } = found;
  const lines = new Set(needs.map(({ lineId }) => lineId)).size;
  const origin =
    first.lineId === null
      ? `From ${needs.length === 1 ? 'the item' : `${needs.length} items`} you sent`
      : `From ${lines} line${lines === 1 ? '' : 's'}`;
  const needed = Math.round(amount * 100) / 100;
  // A part of a set says nothing to whoever buys it.
  const isRounded = first.packSize !== null && needed !== bought && first.unit !== 'SET';
  const isCut = needed > MATERIAL_QUANTITY_MAX;
  const need =
    isRounded || isCut
      ? `; ${needed.toLocaleString('en-US')}${first.unit === 'EA' ? '' : ` ${unitWords(first.unit, needed)}`} needed`
      : '';
  const limit = isCut
    ? ` The list holds ${MATERIAL_QUANTITY_MAX.toLocaleString('en-US')} at most.`
    : '';
  const waste = plan && byWaste.length === 0 ? '' : `, ${wasteWords(byWaste)}`;
  return `${origin}${waste}${need}.${limit}${cutWords(found)}${SOURCE_WORDS[first.source]}`;
};

const materialOf = (key: string, needs: readonly Need[], planOf: PlanOf): TakenMaterial[] => {
  const [first] = needs;
  const found = boughtOf(needs, planOf);
  const { amount } = found;
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
      note: noteOf(needs, first, found, quantity),
      lineIds: [...new Set(needs.flatMap(({ lineId }) => (lineId === null ? [] : [lineId])))],
      cutPlan: found.plan,
    },
  ];
};

const groupsOf = (lines: readonly InventoryLine[], terms: InventoryTerms) =>
  Map.groupBy(
    lines.flatMap((line) => needsOf(line, terms)),
    keyOf,
  );

/** What is cut from stock for the lines, one problem a material. */
export const cutProblemsOf = (
  lines: readonly InventoryLine[],
  terms: InventoryTerms,
): CutProblem[] => [...groupsOf(lines, terms).values()].flatMap((needs) => problemOf(needs) ?? []);

/**
 * Materials to buy for the lines, in the order of the lines: quantities in purchase units with waste or by their cut plan, in
 * whole packs; unit costs in dollars with the regional material factor, at each line's finish level.
 * @param plans of the problems of `cutProblemsOf`, in order; without them stock is cut without the solver
 */
export const takeOffMaterials = (
  lines: readonly InventoryLine[],
  terms: InventoryTerms,
  plans: readonly CutPlan[] = [],
): TakenMaterial[] => {
  let at = 0;
  const planOf: PlanOf = (problem) => {
    const plan = plans[at];
    at += 1;
    return plan ?? cutPlan(problem, null);
  };
  return [...groupsOf(lines, terms)].flatMap(([key, group]) => materialOf(key, group, planOf));
};
