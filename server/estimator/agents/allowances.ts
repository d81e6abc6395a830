// Allowances of a bid: what the price holds for goods the owner still chooses; material only, delivered, without tax.
import type { BidSums } from '../../domain/estimate-figures.ts';
import { roundCents } from '../../domain/money.ts';
import type { AgentFacts } from './agent-facts.ts';

export const allowancesOf = ({ lines, book }: AgentFacts): BidSums['allowances'] => {
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
