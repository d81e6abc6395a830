// Which places and works of the panel are open, and the way between words of the request and what was made of them.
import { createContext, use } from 'react';
import type { Scope } from './scope-types.ts';

export interface Pointing {
  /** Ids of the places and works that show their fields. */
  opened: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** The place, work or exclusion that is pointed at, in the list and in the words alike. */
  pointedAt: string | null;
  /** Opens it, and moves the focus there. */
  showEntry: (id: string) => void;
  /** Moves the focus to the words it was made of. */
  showWords: (id: string) => void;
}

export const PointingContext = createContext<Pointing | null>(null);

export const usePointing = (): Pointing => {
  const pointing = use(PointingContext);
  if (pointing === null) throw new Error('There is no PointingProvider above.');
  return pointing;
};

/** All that was understood, for what looks beyond its own place or piece of work. */
export const ScopeContext = createContext<Scope | null>(null);

export const useScope = (): Scope => {
  const scope = use(ScopeContext);
  if (scope === null) throw new Error('There is no PointingProvider above.');
  return scope;
};

/** Id of the element that stands for a place, a work or an exclusion. */
export const entryElementId = (id: string): string => `understood-${id}`;
/** Id of the first words that it was made of. */
export const wordsElementId = (id: string): string => `words-${id}`;
/** Id of the button that adds work. */
export const ADD_WORK_ID = 'understood-add-work';
/** Stands among the ids of places and works for what is true of the whole job. */
export const FACTS_ID = 'facts';
