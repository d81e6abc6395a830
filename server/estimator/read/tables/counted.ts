// How much a cell or the end of a description says that there is: with its price beside it, or of several surfaces together.
import { hundredths } from '../../../domain/numbers.ts';
import { numberIn, quantityIn, type WrittenQuantity } from './figures.ts';
import { knownUnit, type UnitOfWork } from '../plans/written-units.ts';

/** `51 SF @ $96.00`, `46 ea @ $7.50 each`; `2 @ 120` is a quantity alone. */
const PRICED =
  /^(.{1,30}?)\s*@\s*(\$?)\s?(\d[\d,]*(?:\.\d{1,4})?)(?:\s?(?:\/|per)?\s?\p{L}{2,10}\.?)?$/u;

/** @returns null for a cell that names no price of one */
export const pricedQuantity = (cell: string): { quantity: string; unitPrice: number } | null => {
  const [, quantity = '', sign, price = ''] = PRICED.exec(cell.trim()) ?? [];
  const { value, unit } = quantityIn(quantity);
  const unitPrice = numberIn(price);
  return value !== null && unitPrice !== null && (unit !== null || sign === '$')
    ? { quantity, unitPrice }
    : null;
};

/** What stands under `Qty`. Walls and ceiling in a column each are painted at one price: they count together. */
export const countedIn = (
  cell: string,
  surfaces: readonly number[],
): WrittenQuantity & { unitPrice: number | null } => {
  // A share of other lines is no count.
  if (/^[\d.]+ ?%$/.test(cell)) return { value: null, unit: null, text: cell, unitPrice: null };
  const { quantity = cell, unitPrice = null } = pricedQuantity(cell) ?? {};
  const first = quantityIn(quantity);
  if (surfaces.length === 0) return { ...first, unitPrice };
  const value = hundredths(surfaces.reduce((sum, size) => sum + size, first.value ?? 0));
  return { ...first, value, unitPrice };
};

/** Floor, walls and ceiling of a row in a column each: what its amount is of; where that tells nothing the floor, then all of them. */
export const surfaceCounted = (
  floor: number | null,
  surfaces: readonly number[],
  price: number | null,
  amount: number | null,
): number => {
  const together = hundredths(surfaces.reduce((sum, size) => sum + size, floor ?? 0));
  const isPaid = (size: number) =>
    price !== null && amount !== null && Math.abs(size * price - amount) <= 0.011;
  const sizes = [...(floor === null ? [] : [floor]), ...surfaces, together];
  return sizes.find(isPaid) ?? floor ?? together;
};

/** Fourteen fans for three days, or one carpenter for eight hours: the amount tells whether both count, or the second alone. */
export const countedTwice = (
  first: number | null,
  second: number | null,
  price: number | null,
  amount: number | null,
): { of: 'BOTH' | 'SECOND'; count: number } | null => {
  if (second === null || price === null || amount === null) return null;
  const isAmount = (count: number) => Math.abs(count * price - amount) <= 0.011;
  if (first !== null && isAmount(first)) return null;
  if (isAmount(second)) return { of: 'SECOND', count: second };
  const both = hundredths((first ?? 0) * second);
  return isAmount(both) ? { of: 'BOTH', count: both } : null;
};

/** `, 192 SF` and ` - 4 EA` at the end of a description. */
const TRAILING =
  /^(.{2,}?)(?:\s*[,;:–—-]|\s*\(|\s)\s*(?:approx\.?\s*|qty:?\s*|±|~)?((?:\d[\d,]*)(?:\.\d+)?(?:\s\d\/\d)?)\s?((?:sq|lin|cu|square|linear|cubic)?\.?\s?[a-z]{1,7}\.?[23²³]?)\)?\.?$/i;

/** `Condenser 3 ton`, `Water heater, 50 gal`: how large one of them is. */
const SIZED_BY: readonly (readonly [unit: string, thing: RegExp])[] = [
  ['TON', /\b(?:condens\w+|a\/?c|air condition\w*|air handlers?|heat pumps?|mini.?splits?|coils?|compressors?|packaged? units?|rtu|hvac|systems?)\b/i],
  ['GAL', /\b(?:heaters?|tanks?|drums?|cylinders?|sumps?|barrels?)\b/i],
]; // prettier-ignore

export const trailingQuantity = (
  description: string,
): { words: string; quantity: number; unit: UnitOfWork } | null => {
  if (description.length > 400) return null;
  const tail = description.slice(-60);
  const [, , amount = '', unitText = ''] =
    TRAILING.exec(tail.length < 5 ? description : `xx ${tail}`) ?? [];
  const unit = knownUnit(unitText);
  const quantity = numberIn(amount);
  if (!unit || quantity === null || !/^(?:SF|LF|EA|SQ|SY|CY|CF|HR|DAY|BF|TON|GAL)$/.test(unit.code))
    return null;
  if (SIZED_BY.some(([code, thing]) => code === unit.code && thing.test(description))) return null;
  const at = description.lastIndexOf(amount);
  const words = description
    .slice(0, at)
    .replace(/[\s,;:(~±–—-]+$/, '')
    .replace(/\b(?:approx\.?|qty:?)$/i, '')
    .trim();
  // `2 x 4 feet` are the sides of one.
  const isSide = /\d ?[x×]$/iu.test(words);
  return /\p{L}{2}/u.test(words) && !isSide ? { words, quantity, unit } : null;
};
