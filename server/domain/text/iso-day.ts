// A day as programs write it.

/** The UTC day of a moment, `2026-11-25`. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** `month` counts from 1. @returns null for a day that no calendar has */
export const calendarDay = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? isoDay(date) : null;
};
