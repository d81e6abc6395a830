// Reads an amount as people type it.
/** The largest total an estimate can hold, dollars. */
const LARGEST = 1e9;

/** Dollars with two decimals; null for what is no amount: then the field falls back to its previous value (spec §5). */
export const readAmount = (text: string): number | null => {
  const plain = text.replaceAll(/[$,\s]/g, '');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const dollars = Math.round(Number(plain) * 100) / 100;
  return dollars <= LARGEST ? dollars : null;
};
