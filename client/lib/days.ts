// Days without a time, as programs write them: `2026-11-28`. Apart from other formats, since the first page needs none of it.
import { formatDate } from './format.ts';

/** The same in every zone. */
export const formatDay = (day: string): string => formatDate(`${day}T12:00:00`);

/** The day it is here, so many days from now. */
export const localDay = (daysFromNow = 0): string => {
  const date = new Date();
  date.setDate(date.getDate() + daysFromNow);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};
