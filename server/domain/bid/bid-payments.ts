// When the parts of a bid are due.
import { bidTotals } from './bid-totals.ts';
import type { ContractorBidDocument } from './contractor-bid.ts';
import { type Payment, payOut } from '../money/payments.ts';

/** The steps in which the total is paid; they add up to it to the cent. */
export const bidPayments = (document: ContractorBidDocument): Payment[] =>
  payOut(document.paymentSchedule, bidTotals(document).total, document.depositLimit);
