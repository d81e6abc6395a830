// SET_FACTS: what is said once of the whole job. Only the facts named change.
import type { ScopePatch } from '../../domain/scope-patch.ts';
import { Refusal } from './edit.ts';
import type { Edit } from './edit.ts';

type SetFacts = Extract<ScopePatch, { kind: 'SET_FACTS' }>;

/** @throws Refusal for a state that is none. */
export const setFacts = (edit: Edit, { facts }: SetFacts): Edit => {
  const { scope, book } = edit;
  const told = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  const state = facts.state ? facts.state.toUpperCase() : null;
  if (state !== null && !book.regions.byState(state))
    throw new Refusal(`"${state}" is no state that the price book knows. Give its two letters.`);
  const next = { ...scope.facts, ...told };
  return {
    ...edit,
    scope: { ...scope, facts: facts.state === undefined ? next : { ...next, state } },
  };
};
