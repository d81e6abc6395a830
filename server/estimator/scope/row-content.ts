// One row of the price book with its quantity, and how that was found, in words for people.
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { WorkContent } from '../../domain/scope/scope-of-work.ts';
import type { Unit } from '../book/units.ts';
import type { PriceBook } from '../book/price-book.ts';
import { Refusal } from './edit.ts';

/** Units that are counted: the amount is 1 where nobody tells one. */
const COUNTED: ReadonlySet<Unit> = new Set(['EA', 'LS']);

const FOUND: Record<QuantityBasis, string> = {
  STATED: 'as stated',
  PLAN: 'as read in your upload',
  DERIVED: 'as worked out from the request',
  DEFAULT: 'assumed',
};

/** @throws Refusal for an unknown code, and for a quantity of nothing. */
export const rowContent = (
  code: string,
  given: number | null,
  basis: QuantityBasis,
  { items }: Pick<PriceBook, 'items'>,
): WorkContent => {
  const item = items.get(code);
  if (!item) throw new Refusal(`The price book has no row "${code}". Look it up under Add work.`);
  const { unit, name } = item;
  if (given === null && !COUNTED.has(unit))
    throw new Refusal(`Say how much of "${name}" is to be done, in ${unit}.`);
  const quantity = given ?? 1;
  if (quantity <= 0)
    throw new Refusal(`A quantity of "${name}" is above 0. Take the work out instead.`);
  const found = given === null ? 'DEFAULT' : basis;
  const formula = `${Math.round(quantity * 100) / 100} ${unit} ${FOUND[found]}`;
  return { kind: 'ROW', code, quantity, unit, basis: found, formula };
};
