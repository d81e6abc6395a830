// Dates as papers write them, month before day.

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const isoDay = (year: number, month: number, day: number): string | null => {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && full >= 1950 && full <= 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
};

/** The first date in a text: `11/02/2026`, `2026-11-02`, `Nov 2, 2026`, `2 November 2026`; month before day. */
export const dateIn = (text: string): string | null => {
  const short = text.slice(0, 200);
  const [, year, month, day] = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(short) ?? [];
  if (year !== undefined) return isoDay(Number(year), Number(month), Number(day));
  const [, usMonth, usDay, usYear] =
    /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(short) ?? [];
  if (usMonth !== undefined) return isoDay(Number(usYear), Number(usMonth), Number(usDay));
  const [, name = '', dayAfter, yearAfter] =
    /\b([A-Z][a-z]{2,8})\.? (\d{1,2})(?:st|nd|rd|th)?,? ?(\d{4})\b/i.exec(short) ?? [];
  if (dayAfter !== undefined)
    return isoDay(
      Number(yearAfter),
      MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1,
      Number(dayAfter),
    );
  const [, dayBefore, named = '', lastYear] =
    /\b(\d{1,2}) ([A-Z][a-z]{2,8})\.?,? (\d{4})\b/i.exec(short) ?? [];
  return dayBefore === undefined
    ? null
    : isoDay(
        Number(lastYear),
        MONTHS.indexOf(named.slice(0, 3).toLowerCase()) + 1,
        Number(dayBefore),
      );
};

/** ISO day of so many days after a day. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
