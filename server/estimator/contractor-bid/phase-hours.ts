// The hours of work in each phase of a bid.
// They come from the price book (catalogue.csv), for lines without a code from their labour at a middling billed rate.
import { isCharge } from '../../domain/charges.ts';
import type { LineItem } from '../../domain/estimate.ts';
import { GRADE_OF } from '../price-book/grades.ts';
import { phaseOf } from './phase-order.ts';
import type { BidTerms } from './terms.ts';

/** Categories that go on beside the work and take no days of their own. */
const ALONGSIDE = new Set(['General Conditions', 'Permits & Fees']);

/** Dollars an hour, the middle of labor_rates.csv. */
const MIDDLING_RATE = 66;

export interface LineHours {
  line: LineItem;
  /** Dollars of labour in the line. */
  labor: number;
}

/** Adds the hours of a line to those of its phase; a removal that it holds to its own. */
export const addHours = (
  hours: Map<string, number>,
  { line, labor }: LineHours,
  { book, finishLevel }: BidTerms,
): void => {
  if (ALONGSIDE.has(line.category) || isCharge(line)) return;
  const add = (phase: string, more: number) =>
    hours.set(phase, (hours.get(phase) ?? 0) + Math.max(0, more));
  const grade = GRADE_OF[line.metadata.finishLevel ?? finishLevel];
  const item = book.items.get(line.metadata.code ?? '');
  const removal = book.items.get(line.metadata.claim?.removalCode ?? '');
  add(
    phaseOf(line.category),
    item ? line.quantity * item.costs[grade].hours : labor / MIDDLING_RATE,
  );
  if (removal) add(phaseOf(removal.category), line.quantity * removal.costs[grade].hours);
};
