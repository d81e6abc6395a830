/** What stands in a field for a number: null for an empty one, undefined for what is none. */
export const typedNumber = (text: string): number | null | undefined => {
  const typed = text.trim().replace(',', '.');
  const number = Number(typed);
  if (typed === '') return null;
  return Number.isFinite(number) ? number : undefined;
};

/** As it stands in a field. */
export const numberText = (value: number | null): string =>
  value === null ? '' : String(Math.round(value * 100) / 100);
