// When a bid is paid: steps by the size of the job, the deposit capped by the state's law.
import type { Bid } from '../../domain/estimate-figures.ts';
import { roundCents, sumMoney } from '../../domain/money.ts';
import type { ContractorRules, DepositCap } from '../price-book/contractor-rules.ts';
import type { AgentFacts } from './figures.ts';

const SMALL = 5_000;
const MIDDLE = 25_000;

type Steps = ContractorRules['payment_schedule'];

const scheduleFor = ({ total, context, lines }: AgentFacts): keyof Steps => {
  if (lines.some(({ work }) => work.makeReady) && total >= MIDDLE) return 'multi_unit';
  if (context.commercial) return 'commercial';
  if (total < SMALL) return 'under_5k';
  return total < MIDDLE ? '5k_25k' : 'residential';
};

export const depositCapOf = ({ context, book }: AgentFacts): DepositCap | null =>
  book.contractor.deposit_caps.find(({ state }) => state === context.region.state) ?? null;

const mostDeposit = (cap: DepositCap | null, total: number): number =>
  Math.min(
    cap?.share === null || cap === null ? Infinity : cap.share * total,
    cap?.dollars ?? Infinity,
  );

/** Adds up to the total to the cent; what a cap takes off the deposit moves to the next step. */
export const paymentsOf = (facts: AgentFacts): Bid['paymentSchedule'] => {
  const { total, book } = facts;
  const steps = book.contractor.payment_schedule[scheduleFor(facts)];
  const cap = mostDeposit(depositCapOf(facts), total);
  let carried = 0;
  const amounts = steps.map(({ share, deposit }) => {
    const wanted = roundCents(share * total) + carried;
    const amount = deposit ? Math.min(wanted, roundCents(cap)) : wanted;
    carried = roundCents(wanted - amount);
    return roundCents(amount);
  });
  const last = amounts.length - 1;
  const before = sumMoney(amounts.slice(0, last));
  return steps.map(({ due }, index) => {
    const amount = index === last ? roundCents(total - before) : (amounts[index] ?? 0);
    return { due, amount, share: total > 0 ? Math.round((amount / total) * 10_000) / 10_000 : 0 };
  });
};
