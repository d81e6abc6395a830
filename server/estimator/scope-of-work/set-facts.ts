// SET_FACTS: what is said once of the whole job. Only the facts named change, with the work that follows from them.
import { PERILS } from '../../domain/fact-choices.ts';
import type { ScopeFacts } from '../../domain/scope-facts.ts';
import type { PatchOf } from '../../domain/scope-patch.ts';
import { UNITS } from '../price-book/units.ts';
import { regionByState } from '../price-book/regions.ts';
import type { PriceBook } from '../price-book.ts';
import { Refusal } from './edit.ts';
import type { Edit } from './edit.ts';
import { withFollowing } from './following.ts';

type ToldFacts = PatchOf<'SET_FACTS'>['facts'];

const stateOf = (
  { state }: ToldFacts,
  { regions }: PriceBook,
): Pick<ScopeFacts, 'state'> | null => {
  if (state === undefined || state === null) return state === null ? { state } : null;
  const code = state.toUpperCase();
  if (regionByState(regions, code)) return { state: code };
  throw new Refusal(`"${code}" is no state that the price book knows. Give its two letters.`);
};

const requirePeril = ({ peril }: ToldFacts): void => {
  if (!peril || Object.hasOwn(PERILS, peril)) return;
  const known = Object.keys(PERILS).join(', ');
  throw new Refusal(`"${peril}" is no cause of loss that is known here. Choose one of ${known}.`);
};

const requireAllowances = ({ allowances = [] }: ToldFacts, { contractor }: PriceBook): void => {
  const kinds = contractor.allowances.kinds.map(({ name }) => name);
  for (const { goods, unit } of allowances) {
    if (!kinds.includes(goods))
      throw new Refusal(
        `Allowances are not made for "${goods}". Choose one of ${kinds.join(', ')}.`,
      );
    if (unit !== null && !UNITS.some((known) => known === unit))
      throw new Refusal(`An allowance cannot be per "${unit}". Choose EA, SF or LF.`);
  }
};

const requireAges = ({ ages = [] }: ToldFacts, { lives }: PriceBook): void => {
  const keys = [...lives.keys()];
  const stray = ages
    .flatMap(({ lifeKeys }) => lifeKeys)
    .find((start) => start === '' || !keys.some((key) => key.startsWith(start)));
  if (stray !== undefined)
    throw new Refusal(`Nothing that ages begins with "${stray}". Choose another thing.`);
};

/** @throws Refusal for a state, a cause of loss, goods or a thing that the price book does not know. */
export const setFacts = (edit: Edit, { facts }: PatchOf<'SET_FACTS'>): Edit => {
  const { scope, book } = edit;
  requirePeril(facts);
  requireAllowances(facts, book);
  requireAges(facts, book);
  const told = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  const next = { ...scope.facts, ...told, ...stateOf(facts, book) };
  return { ...edit, scope: withFollowing(scope, { ...scope, facts: next }, book) };
};
