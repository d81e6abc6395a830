// Turns lines into a shopping list: the needs of all lines are added up, and only then rounded up to whole packs.
// Pure; knows nothing of what an owner edited.
import { tidy } from '../../../domain/numbers.ts';
import {
  MATERIAL_QUANTITY_MAX,
  type TakenMaterial,
  UNIT_COST_MAX,
} from '../../../domain/estimate/inventory.ts';
import { roundCents } from '../../../domain/money/money.ts';
import type { CutPlan } from '../../../domain/estimate/cut-plan.ts';
import { unitWords } from '../../../domain/money/unit-words.ts';
import { planWords } from '../../../domain/estimate/cut-words.ts';
import { cutPlan } from '../../cutting/cut.ts';
import type { CutNeed, CutProblem } from '../../cutting/cut-problem.ts';
import { splitByLength } from '../../cutting/sheet-lengths.ts';
import { joinedNeed } from './cut-needs.ts';
import { sheetName } from './cuttings.ts';
import { type Need, needsOf, type NeedSource, type InventoryLine } from './needs.ts';
import type { InventoryTerms } from './terms.ts';

/** Sums of floating-point shares come this close to a whole pack without needing one more. */
const TOLERANCE = 1e-6;
/** Goods that are sold by any measure are listed to the hundredth. */
const HUNDREDTHS = 0.01;

/** Sundries are one sum, whose key must not move with it. */
const keyOf = ({ name, unit, unitCost, source }: Need): string =>
  `${name.toLowerCase()}|${unit}|${source === 'sundries' ? '' : unitCost.toFixed(2)}`;

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

// Goods that are cut from stock are bought by their cut plan; their part for rooms of unknown sizes is bought by waste.

/** The pieces of one material as one problem; null where none are known. A credit takes pieces back that nobody can name. */
const needToCut = (needs: readonly Need[]): CutNeed | null =>
  needs.some(({ amount }) => amount < 0) ? null : joinedNeed(needs.map(({ cut }) => cut));

const isPlanned = ({ cut }: Need): boolean => cut !== null && 'problem' in cut;

/** One material of the list: what lines need of it, and how it is cut. */
interface Group {
  key: string;
  needs: readonly Need[];
  cut: CutNeed | null;
  /** Words of the note on another size that is bought beside it. */
  beside?: string;
}

/** Part of a cost by which cents, rounded at each place, may differ from the same price a foot. */
const ROUNDING = 0.01;
/** The cost of a longer board; the same price a foot is the same at each place, whatever the cents of one piece say. */
const evenCost = (asMuch: number, cost: number): number =>
  Math.abs(cost - asMuch) < ROUNDING * asMuch ? asMuch : cost;

/** A board that comes in two lengths is two materials, bought so that both together cost least. */
const byLength = (group: Group): Group[] => {
  const { needs, cut } = group;
  const [first] = needs;
  if (!first?.other || !cut || !('problem' in cut) || cut.problem.kind !== 'SHEETS') return [group];
  if (needs.some(({ isWasteTold }) => isWasteTold)) return [group];
  const { problem, rooms } = cut;
  const { name, unitCost, holds } = first.other;
  const lengthIn = holds * problem.stock.lengthIn;
  const stock = { ...problem.stock, name: sheetName(problem.stock.widthIn, lengthIn), lengthIn };
  const costs = { usual: first.unitCost, longer: evenCost(first.unitCost * holds, unitCost) };
  const { usual, longer } = splitByLength(problem, stock, costs);
  if (!longer) return [group];
  const longNeeds = needs.filter(isPlanned).map((need) => ({ ...need, name, unitCost }));
  const [long] = longNeeds;
  const rest = usual ? needs : needs.filter((need) => !isPlanned(need));
  const beside = 'Two lengths together cost least.';
  return [
    ...(rest.length > 0
      ? [{ ...group, needs: rest, cut: usual && { problem: usual, rooms }, beside }]
      : []),
    ...(long
      ? [{ key: keyOf(long), needs: longNeeds, cut: { problem: longer, rooms }, beside }]
      : []),
  ];
};

/** Amount that a plan buys, in the unit that the material is sold by. */
const orderedIn = (unit: string, problem: CutProblem, { ordered }: CutPlan): number => {
  switch (problem.kind) {
    case 'SHEETS':
      return ordered;
    case 'STICKS':
      return unit === 'EA' ? ordered : (ordered * problem.stock.lengthIn) / 12;
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
  /** Reasons for the amounts. */
  reasons: readonly string[];
  /** The waste that was told makes more of it than its plan cuts. */
  isToldMore: boolean;
}

type PlanOf = (problem: CutProblem) => CutPlan;

/** Amount of a plan's pieces at the waste that was told; an order always covers the pieces. */
const toldAmount = (needs: readonly Need[]): number =>
  needs
    .filter((need) => need.isWasteTold && isPlanned(need))
    .reduce((sum, { amount }) => sum + amount, 0);

const boughtOf = ({ needs, cut }: Group, planOf: PlanOf): Bought => {
  const problem = cut && 'problem' in cut ? cut.problem : null;
  const plan = problem && planOf(problem);
  const byWaste = plan ? needs.filter((need) => !isPlanned(need)) : needs;
  const rest = byWaste.reduce((sum, need) => sum + need.amount, 0);
  const cutOf = plan ? orderedIn(needs[0]?.unit ?? '', problem, plan) : 0;
  const told = plan ? toldAmount(needs) : 0;
  const planned = Math.max(cutOf, told);
  const whys = [cut, ...byWaste.map((need) => need.cut)];
  const reasons = whys.flatMap((why) => (why && 'reason' in why ? [why.reason] : []));
  return {
    amount: planned + rest,
    plan,
    byWaste,
    reasons: [...new Set(reasons)],
    isToldMore: told > cutOf,
  };
};

const LONGEST_REASON = 200;

const cutWords = ({ plan, reasons }: Bought): string => {
  const why = reasons.join('; ').slice(0, LONGEST_REASON);
  const because = why && (plan ? ` Not all is in it: ${why}.` : ` No cut plan: ${why}.`);
  return `${plan ? ` ${planWords(plan)}` : ''}${because}`;
};

/** Net amount, without waste and offcuts. The pieces of a plan tell the feet of goods that are sold by the foot. */
const netOf = ({ needs, cut }: Group, { byWaste, plan }: Bought): number => {
  const feet =
    plan && cut && 'problem' in cut && cut.problem.kind === 'STICKS' && needs[0]?.unit === 'LF'
      ? cut.problem.pieces.reduce((sum, { lengthIn }) => sum + lengthIn, 0) / 12
      : null;
  return (feet === null ? needs : byWaste).reduce(
    (sum, { amount, wastePercent }) => sum + amount / (1 + wastePercent / 100),
    feet ?? 0,
  );
};

const shown = (amount: number, unit: string): string => {
  const rounded = Math.round(amount * 100) / 100;
  const words = unit === 'EA' ? '' : ` ${unitWords(unit, rounded)}`;
  return `${rounded.toLocaleString('en-US')}${words}`;
};

/** A plan changes what is bought, and never the price of a line (ADR 32). */
const priceWords = (needs: readonly Need[], { plan, isToldMore }: Bought): string => {
  if (!plan) return '';
  const most = Math.max(...needs.map(({ wastePercent }) => wastePercent));
  if (needs.some(({ isWasteTold }) => isWasteTold))
    return isToldMore
      ? ` With the ${most}% for waste that was told, it is more than this plan cuts.`
      : ` This plan takes more than the ${most}% for waste that was told.`;
  const lines = new Set(needs.map(({ lineId }) => lineId)).size === 1 ? 'The line is' : 'Lines are';
  return most > 0
    ? ` ${lines} priced with the usual ${most}% for waste, not by this plan.`
    : ` ${lines} priced by size, not by this plan.`;
};

/** The way from net to bought: what the work takes, what waste makes of it, what whole packs or a cut plan make of that. */
const noteOf = (group: Group, first: Need, found: Bought, bought: number): string => {
  const { needs, beside } = group;
  const { amount, plan, byWaste } = found;
  const lines = new Set(needs.map(({ lineId }) => lineId)).size;
  const origin =
    first.lineId === null
      ? `From ${needs.length === 1 ? 'the item' : `${needs.length} items`} you sent`
      : `From ${lines} line${lines === 1 ? '' : 's'}`;
  const needed = Math.round(amount * 100) / 100;
  const isWasted = byWaste.some(({ wastePercent }) => wastePercent > 0);
  const isNet = first.source !== 'sundries' && (plan !== null || isWasted) && beside === undefined;
  const net = isNet ? `: ${shown(netOf(group, found), first.unit)} net` : '';
  // A buyer cannot use a fraction of a set.
  const isRounded = first.packSize !== null && needed !== bought && first.unit !== 'SET';
  const isCut = needed > MATERIAL_QUANTITY_MAX;
  const need = isRounded || isCut ? `; ${shown(amount, first.unit)} needed` : '';
  const limit = isCut
    ? ` The list holds ${MATERIAL_QUANTITY_MAX.toLocaleString('en-US')} at most.`
    : '';
  const waste = plan && byWaste.length === 0 ? '' : `, ${wasteWords(byWaste)}`;
  const pair = beside === undefined ? '' : ` ${beside}`;
  return `${origin}${net}${waste}${need}.${limit}${cutWords(found)}${priceWords(needs, found)}${pair}${SOURCE_WORDS[first.source]}`;
};

/** Whole ones and smaller packs for the rest, where these cost less than one more: two gallons and a quart. */
const inTwoSizes = (
  { other, packSize, unitCost }: Need,
  amount: number,
): { whole: number; small: number } | null => {
  if (!other || packSize !== 1 || other.holds >= 1) return null;
  const whole = Math.floor(amount + TOLERANCE);
  const small = Math.ceil((amount - whole) / other.holds - TOLERANCE);
  return small > 0 && small * other.unitCost < unitCost ? { whole, small } : null;
};

/** Materials of a group: one, or two where the rest is bought in smaller packs. */
const materialsOf = (group: Group, planOf: PlanOf): TakenMaterial[] => {
  const { key, needs } = group;
  const [first] = needs;
  const found = boughtOf(group, planOf);
  const { amount } = found;
  if (!first || !(amount > TOLERANCE)) return [];
  const { name, unit, category, packSize, source, other } = first;
  const isSum = source === 'sundries';
  const unitCost = isSum ? roundCents(amount) : first.unitCost;
  if (isSum && unitCost === 0) return [];
  const sizes = found.plan ? null : inTwoSizes(first, amount);
  const quantity = sizes?.whole ?? (isSum ? 1 : inPacks(amount, packSize));
  const material: TakenMaterial = {
    key,
    name,
    quantity,
    unit,
    unitCost: Math.min(unitCost, UNIT_COST_MAX),
    category,
    packSize,
    note: noteOf(group, first, found, quantity),
    lineIds: [...new Set(needs.flatMap(({ lineId }) => (lineId === null ? [] : [lineId])))],
    cutPlan: found.plan,
  };
  if (!sizes || !other) return [material];
  const rest: TakenMaterial = {
    ...material,
    key: keyOf({ ...first, name: other.name, unit: 'EA', unitCost: other.unitCost }),
    name: other.name,
    quantity: sizes.small,
    unit: 'EA',
    unitCost: other.unitCost,
    note: `${material.note} The rest costs less so than as one ${unit} more.`,
  };
  return sizes.whole > 0 ? [material, rest] : [rest];
};

const groupsOf = (lines: readonly InventoryLine[], terms: InventoryTerms): Group[] => {
  const byKey = Map.groupBy(
    lines.flatMap((line) => needsOf(line, terms)),
    keyOf,
  );
  return [...byKey].flatMap(([key, needs]) => byLength({ key, needs, cut: needToCut(needs) }));
};

/** Goods that are cut from stock for the lines, one problem a material. */
export const cutProblemsOf = (
  lines: readonly InventoryLine[],
  terms: InventoryTerms,
): CutProblem[] =>
  groupsOf(lines, terms).flatMap(({ cut }) => (cut && 'problem' in cut ? [cut.problem] : []));

/**
 * Materials to buy for the lines, in the order of the lines: quantities in purchase units with waste or by their cut plan, in
 * whole packs; unit costs in dollars with the regional material factor, at each line's finish level.
 * @param plans of the problems of `cutProblemsOf`, in order; null for stock that is cut without the solver
 * @throws where the plans are those of other problems
 */
export const takeOffMaterials = (
  lines: readonly InventoryLine[],
  terms: InventoryTerms,
  plans: readonly CutPlan[] | null = null,
): TakenMaterial[] => {
  const waiting = plans?.values();
  const planOf: PlanOf = (problem) => {
    if (!waiting) return cutPlan(problem, null);
    const plan = waiting.next().value;
    if (plan?.kind !== problem.kind || plan.stock !== problem.stock.name)
      throw new Error(`No cut plan was made of ${problem.stock.name}.`);
    return plan;
  };
  const materials = groupsOf(lines, terms).flatMap((group) => materialsOf(group, planOf));
  if (waiting && waiting.next().done !== true)
    throw new Error('There are more cut plans than materials to cut.');
  return materials;
};
