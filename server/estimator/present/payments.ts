// When a bid is paid: steps by the size of the job, the deposit capped by the state's law.
import type { BidSums } from '../../domain/estimate/estimate-figures.ts';
import { payOut, withRetainage } from '../../domain/money/payments.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { ContractorRules, DepositCap } from '../book/contractor-rules.ts';
import type { AgentFacts } from './agent-facts.ts';

const SMALL = 5_000;
const MIDDLE = 25_000;

type Steps = ContractorRules['payment_schedule'];

export interface PaidJob {
  /** Dollars. */
  total: number;
  isCommercial: boolean;
  /** Units made ready for the next tenant, one after the other. */
  isMakeReady: boolean;
}

/** The usual steps for a job of this kind and size. */
export const paymentSteps = (
  steps: Steps,
  { total, isCommercial, isMakeReady }: PaidJob,
): Steps[keyof Steps] => {
  if (isMakeReady && total >= MIDDLE) return steps.multi_unit;
  if (isCommercial) return steps.commercial;
  if (total < SMALL) return steps.under_5k;
  return total < MIDDLE ? steps['5k_25k'] : steps.residential;
};

/** The cap that a state sets. These laws are about homes: nothing caps the deposit of commercial work. */
export const depositCapOf = (
  state: string | null,
  isCommercial: boolean,
  { contractor }: Pick<PriceBook, 'contractor'>,
): DepositCap | null =>
  isCommercial ? null : (contractor.deposit_caps.find((cap) => cap.state === state) ?? null);

/** Sentence for the customer; null where no law is known. */
export const depositNoteOf = (cap: DepositCap | null): string | null => {
  if (!cap) return null;
  return cap.cap.includes('not read')
    ? `${cap.state} limits deposits; the price book does not hold its rule, so check it.`
    : `Deposits in ${cap.state}: ${cap.cap}.`;
};

/** Adds up to the total to the cent; what a cap takes off the deposit moves to the next step. */
export const paymentsOf = (facts: AgentFacts): BidSums['paymentSchedule'] => {
  const { total, context, lines, book } = facts;
  const isMakeReady = lines.some(({ work }) => work.makeReady);
  const told = facts.scope.facts;
  const steps =
    told.payments ??
    paymentSteps(book.contractor.payment_schedule, {
      total,
      isCommercial: context.commercial,
      isMakeReady,
    });
  return payOut(
    withRetainage(steps, told.retainage ?? null),
    total,
    depositCapOf(context.region.state, context.commercial, book),
  );
};
