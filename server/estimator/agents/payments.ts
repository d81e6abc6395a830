// When a bid is paid: steps by the size of the job, the deposit capped by the state's law.
import type { Bid } from '../../domain/estimate-figures.ts';
import { payOut } from '../../domain/payments.ts';
import type { PriceBook } from '../price-book.ts';
import type { ContractorRules, DepositCap } from '../price-book/contractor-rules.ts';
import type { AgentFacts } from './figures.ts';

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

export const depositCapOf = (
  state: string | null,
  { contractor }: Pick<PriceBook, 'contractor'>,
): DepositCap | null => contractor.deposit_caps.find((cap) => cap.state === state) ?? null;

/** Adds up to the total to the cent; what a cap takes off the deposit moves to the next step. */
export const paymentsOf = (facts: AgentFacts): Bid['paymentSchedule'] => {
  const { total, context, lines, book } = facts;
  const isMakeReady = lines.some(({ work }) => work.makeReady);
  const steps = paymentSteps(book.contractor.payment_schedule, {
    total,
    isCommercial: context.commercial,
    isMakeReady,
  });
  return payOut(steps, total, depositCapOf(facts.context.region.state, book));
};
