// Bid figures: what the price is made of, what the work costs the contractor, and when it is paid.
// Rules: contractor_rules.json. The price is the sum of the lines; these figures explain it and never change it.
import type { BidSums, CostSplit } from '../../domain/estimate/estimate-figures.ts';
import { roundCents, sumMoney } from '../../domain/money/money.ts';
import { isLaborCharge } from '../../domain/money/charges.ts';
import { isSpecialist } from '../calculate/charge-bases.ts';
import { chargesOf, totalOf } from '../calculate/total.ts';
import { costSplitOf } from './cost-split.ts';
import { depositCapOf, depositNoteOf, paymentsOf } from './payments.ts';
import type { AgentFacts } from './agent-facts.ts';
import { ratio } from '../../domain/bid/refigure-bid.ts';
import type { CatalogueItem } from '../book/catalogue.ts';
import type { AlternatePair } from '../book/contractor-rules.ts';
import { priceLine } from '../calculate/price-line.ts';
import { orderOf } from '../calculate/order-quantity.ts';
import type { WorkLine } from '../calculate/work-line.ts';

// Alternates of a bid: the same job with one choice changed, priced whole, so that tax and markup follow.

const MOST = 8;

/** @param room part of the keys of the rooms, or of the assembly, that the pair is meant for */
const fitsRoom = ({ from }: WorkLine, room: string | undefined): boolean =>
  room === undefined || [...from.roomTypes, from.assembly ?? ''].some((key) => key.includes(room));

/** The alternative in the amount of what it stands for; a piece where the other is measured. */
const inPlaceOf = ({ allowance: _ofOther, ...line }: WorkLine, item: CatalogueItem): WorkLine => ({
  ...line,
  item,
  ...orderOf(item, item.unit === line.item.unit ? line.quantity : 1),
});

interface AlternateWork {
  name: string;
  work: WorkLine[];
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const alternateWorkOf = (
  pair: AlternatePair,
  { lines, book }: AgentFacts,
): AlternateWork | null => {
  const work = lines.map((line) => line.work);
  const [leading] = pair.base.length > 0 ? pair.base : [pair.quantity_from];
  const anchors = work.filter((line) => line.item.code === leading && fitsRoom(line, pair.room));
  const items = pair.alt.flatMap((code) => book.items.get(code) ?? []);
  const isThere = pair.alt.some((code) => work.some(({ item }) => item.code === code));
  const [first] = items;
  const [anchor] = anchors;
  if (!anchor || !first || (pair.base.length === 0 && isThere)) return null;
  const rooms = new Set(anchors.map(({ room }) => room));
  const stays = work.filter(({ item, room }) => !pair.base.includes(item.code) || !rooms.has(room));
  const added = anchors.flatMap((line) => items.map((item) => inPlaceOf(line, item)));
  return {
    name:
      pair.base.length === 0
        ? `Add ${lowerFirst(first.name)}`
        : `${first.name} instead of ${lowerFirst(anchor.item.name)}`,
    work: [...stays, ...added],
  };
};

const alternatesOf = (facts: AgentFacts): BidSums['alternates'] => {
  const { context, book, total } = facts;
  return book.contractor.alternates.pairs
    .flatMap((pair) => alternateWorkOf(pair, facts) ?? [])
    .slice(0, MOST)
    .map(({ name, work }, index) => {
      const priced = work.map((line) => priceLine(line, context));
      const changed = totalOf(priced, context, context.delivery, book);
      return { id: `A${index + 1}`, name, amount: roundCents(changed - total) };
    });
};

// Allowances of a bid: what the price holds for goods the owner still chooses; material only, delivered, without tax.

const allowancesOf = ({ lines, book }: AgentFacts): BidSums['allowances'] => {
  const allowances = new Map<string, BidSums['allowances'][number]>();
  for (const { work, unit } of lines) {
    const { code, name, unit: unitCode, wastePercent } = work.item;
    const kind = book.contractor.allowances.kinds.find(({ codes }) => codes.includes(code));
    const statedIn = work.allowance?.statedIn ?? null;
    // Waste belongs to the work, not to what the owner picks in the shop.
    const unitAmount = roundCents(unit.material / (1 + wastePercent / 100));
    if (!kind || unitAmount <= 0) continue;
    const quantity = work.quantity + (allowances.get(code)?.quantity ?? 0);
    allowances.set(code, {
      name: `${kind.name}: ${name}`,
      code,
      quantity: Math.round(quantity * 100) / 100,
      unit: unitCode,
      unitAmount,
      amount: roundCents(quantity * unitAmount),
      statedIn,
    });
  }
  return [...allowances.values()].slice(0, 50);
};

const SMALL_JOB = 5_000;
const OLD_HOUSE = 1960;

const contingencyRate = ({ scope, context, book }: AgentFacts): number => {
  const stated = scope.facts.contingencyRate;
  if (stated !== null) return stated;
  const { contingency } = book.contractor;
  const key = context.commercial
    ? 'commercial TI'
    : (scope.facts.yearBuilt ?? 9_999) < OLD_HOUSE
      ? 'pre-1960 or unknown conditions'
      : 'remodel';
  return contingency[key] ?? 0;
};

/** Own crew at loaded wages; what is charged for labor on top of the lines, licensed trades, goods and fees at their price. */
const directCostOf = ({ lines, book }: AgentFacts, charged: number): number => {
  const ownShare = book.contractor.cost_basis.self_perform_cost_ratio;
  const costs = lines.map((line) => {
    const { labor, material, equipment } = costSplitOf(line);
    return (isSpecialist(line.work.item.rateKey) ? labor : labor * ownShare) + material + equipment;
  });
  return sumMoney([...costs.map(roundCents), charged]);
};

const addUp = (splits: readonly CostSplit[], part: keyof CostSplit): number =>
  sumMoney(splits.map((split) => split[part]));

const usualMarkup = ({ context, book, total }: AgentFacts): number => {
  const { small_job_under_5k, remodel, commercial_ti } = book.contractor.markup_defaults;
  if (context.commercial) return commercial_ti;
  return total < SMALL_JOB ? small_job_under_5k : remodel;
};

export const bidOf = (facts: AgentFacts): BidSums => {
  const { lines, items, context, book, total } = facts;
  const splits = lines.map(costSplitOf);
  const charged = sumMoney(
    chargesOf(lines, context, context.delivery, book)
      .filter(({ tag }) => isLaborCharge({ tags: [tag] }))
      .map(({ amount }) => amount),
  );
  const tax = sumMoney(items.map((item) => item.tax));
  const directCost = directCostOf(facts, charged);
  const untaxed = roundCents(total - tax);
  const usualMarkupRate = usualMarkup(facts);
  const rate = contingencyRate(facts);
  const cap = depositCapOf(context.region.state, context.commercial, book);
  return {
    labor: roundCents(addUp(splits, 'labor') + charged),
    material: addUp(splits, 'material'),
    equipment: addUp(splits, 'equipment'),
    tax,
    directCost,
    markupRate: ratio(untaxed - directCost, directCost),
    margin: ratio(untaxed - directCost, untaxed),
    usualMarkupRate,
    usualPrice: roundCents(directCost * (1 + usualMarkupRate)),
    contingencyRate: rate,
    contingency: roundCents(total * rate),
    price: total,
    validDays: book.contractor.valid_days,
    alternates: alternatesOf(facts),
    allowances: allowancesOf(facts),
    paymentSchedule: paymentsOf(facts),
    depositNote: depositNoteOf(cap),
  };
};
