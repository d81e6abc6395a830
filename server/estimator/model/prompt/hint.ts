// The quick reading by rules as a reminder for the model: short, and it may be wrong. Or the scope that stands, as a whole.
import type { ScopeOfWork } from '../../../domain/scope/scope-of-work.ts';
import type { KeyOf } from './scope-text.ts';
import { scopeText } from './scope-text.ts';

const MOST_WORK = 60;

const noKey: KeyOf = () => '';

export const hintText = (scope: ScopeOfWork): string =>
  scopeText(
    { ...scope, places: scope.places.slice(0, MOST_WORK) },
    scope.work.filter(({ by }) => by !== 'DOCUMENT').slice(0, MOST_WORK),
    noKey,
  );

/** The key under which a place or work of a scope that stands is shown. */
export const keyOf = (id: string): string => id.toUpperCase();

/** All of a scope that stands, each place and work with the key under which it is changed. */
export const standingText = (scope: ScopeOfWork): string =>
  scopeText(scope, scope.work, (id) => `${keyOf(id)} `);
