// Days as Americans type them, month first; the server has them as ISO 8601.
import { calendarDay } from '../../../../../server/domain/iso-day.ts';

const TYPED = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/;

/** @returns ISO 8601; null for what is no day of the calendar */
export const readTypedDay = (text: string): string | null => {
  const [, month, day, year] = (TYPED.exec(text) ?? []).map(Number);
  if (month === undefined || day === undefined || year === undefined) return null;
  return calendarDay(year, month, day);
};

/** Empty for none. */
export const writeTypedDay = (iso: string | null): string => {
  const [year, month, day] = (iso ?? '').split('-');
  return year && month && day ? `${Number(month)}/${Number(day)}/${year}` : '';
};
