/** `1,500` is one and a half thousand, `1,5` one and a half. */
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** What stands in a field for a number: null for an empty one, undefined for what is none. */
export const typedNumber = (text: string): number | null | undefined => {
  const typed = text.replaceAll(/[$%\s]/g, '');
  if (typed === '') return null;
  const number = Number(
    THOUSANDS.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.'),
  );
  return Number.isFinite(number) ? number : undefined;
};

/** As it stands in a field. */
export const numberText = (value: number | null): string =>
  value === null ? '' : String(Math.round(value * 100) / 100);
