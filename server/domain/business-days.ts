// Promises in business days: Monday to Friday, by the calendar of UTC; holidays count as days.
import { DAY_MS } from './time.ts';

/** A check of an application or a document is promised within so many. */
export const REVIEW_BUSINESS_DAYS = 2;

const dayOf = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS);
/** 1 January 1970 was a Thursday. */
const isWeekend = (day: number): boolean => [2, 3].includes(((day % 7) + 7) % 7);

/** How many business days have begun after the one on which it came. */
export const businessDaysSince = (from: Date, now: Date): number => {
  const days = Math.max(0, dayOf(now) - dayOf(from));
  const wholeWeeks = Math.floor(days / 7);
  const rest = Array.from({ length: days % 7 }, (_, index) => dayOf(now) - index);
  return wholeWeeks * 5 + rest.filter((day) => !isWeekend(day)).length;
};

export const isLate = (from: Date, now: Date): boolean =>
  businessDaysSince(from, now) > REVIEW_BUSINESS_DAYS;
