// The schedule of a bid: phases in the order of the work, as long as their hours take a crew of two.
import { type BidPhase } from '../../domain/contractor-bid.ts';
import type { BidTerms } from './terms.ts';
import { BID_LIMITS } from '../../domain/limits.ts';
import { addHours, type LineHours } from './phase-hours.ts';
import { FINAL_PHASE, PHASE_ORDER } from './phase-order.ts';

const HOURS_A_DAY = 8;
const CREW = 2;
/** Work that would take a crew longer gets a second crew for the rest. */
const ONE_CREW_DAYS = 10;
/** Nobody comes for less than half a day, and days are planned in quarters. */
const LEAST_DAYS = 0.5;
const QUARTERS = 4;
/** A job longer than this ends with a walk-through of its own. */
const WALK_THROUGH_FROM_DAYS = 2;
const DAYS_MAX = 1_000;
const START_MAX = 2_000;

const daysFor = (hours: number): number => {
  const alone = hours / (CREW * HOURS_A_DAY);
  const days = alone <= ONE_CREW_DAYS ? alone : ONE_CREW_DAYS + (alone - ONE_CREW_DAYS) / 2;
  return Math.min(DAYS_MAX, Math.max(LEAST_DAYS, Math.ceil(days * QUARTERS) / QUARTERS));
};

/** Phases follow each other; one that ends at noon lets the next begin on the same day. */
export const phasesOf = (lines: readonly LineHours[], terms: BidTerms): BidPhase[] => {
  const hours = new Map<string, number>();
  for (const line of lines) addHours(hours, line, terms);
  const work = PHASE_ORDER.flatMap((name) => {
    const needed = hours.get(name) ?? 0;
    return needed > 0 ? [{ name, days: daysFor(needed) }] : [];
  });
  const length = work.reduce((sum, { days }) => sum + days, 0);
  const isLong = length > WALK_THROUGH_FROM_DAYS && !hours.has(FINAL_PHASE);
  const planned = isLong ? [...work, { name: FINAL_PHASE, days: LEAST_DAYS }] : work;
  let done = 0;
  return planned.slice(0, BID_LIMITS.phases).map(({ name, days }) => {
    const startDay = Math.min(START_MAX, Math.floor(done) + 1);
    done += days;
    return {
      name,
      startDay,
      days: Math.max(1, Math.min(DAYS_MAX, Math.ceil(done) - startDay + 1)),
    };
  });
};
