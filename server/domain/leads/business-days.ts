// Promises in business days: Monday to Friday, by the calendar of UTC; holidays count as days.
import { DAY_MS } from '../time.ts';

/** Business days within which a check of an application or a document is promised. */
export const REVIEW_BUSINESS_DAYS = 2;

const dayOf = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS);
/** 1 January 1970 was a Thursday. */
const isWeekend = (day: number): boolean => [2, 3].includes(((day % 7) + 7) % 7);

/** Number of business days that have begun after the day of `from`. */
export const businessDaysSince = (from: Date, now: Date): number => {
  const days = Math.max(0, dayOf(now) - dayOf(from));
  const wholeWeeks = Math.floor(days / 7);
  const rest = Array.from({ length: days % 7 }, (_, index) => dayOf(now) - index);
  return wholeWeeks * 5 + rest.filter((day) => !isWeekend(day)).length;
};

export const isLate = (from: Date, now: Date): boolean =>
  businessDaysSince(from, now) > REVIEW_BUSINESS_DAYS;
