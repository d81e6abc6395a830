// How the parts of the page correct what was understood, and what became of each correction.
import { createContext, use, useSyncExternalStore } from 'react';
import { createSignal } from '../lib/signal.ts';
import type { ScopePatchInput, ScopePreviewInput } from '../gql/graphql.ts';

export interface ScopeChange {
  patches: ScopePatchInput[];
  /** What was done, as a sentence. */
  done: string;
}

export type Progress = { state: 'busy' } | { state: 'failed'; message: string };

/** What became of each correction, by the field or button it came from; each of these draws only its own anew. */
export interface ProgressStore {
  read: (key: string) => Progress | undefined;
  /** @param now null forgets it */
  note: (key: string, now: Progress | null) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

export const createProgress = (): ProgressStore => {
  const known = new Map<string, Progress>();
  const changes = createSignal<void>();
  return {
    read: (key) => known.get(key),
    note(key, now) {
      if (now) known.set(key, now);
      else known.delete(key);
      changes.emit();
    },
    clear() {
      known.clear();
      changes.emit();
    },
    subscribe: changes.listen,
  };
};

/** Where to ask what work depends on before it is added. */
export type AskedOf =
  | { kind: 'ESTIMATE'; estimateId: string }
  | { kind: 'TEXT'; input: ScopePreviewInput };

export interface Revising {
  askedOf: AskedOf;
  progress: ProgressStore;
  /** Resolves with true when the estimate is priced anew. */
  revise: (key: string, change: ScopeChange) => Promise<boolean>;
  /** Forgets an earlier failure, because the person is typing anew. */
  forget: (key: string) => void;
}

export const RevisingContext = createContext<Revising | null>(null);

interface ScopeRevision {
  isBusy: boolean;
  /** Why the last correction from here was not made; null when it was. */
  failure: string | null;
  revise: (change: ScopeChange) => Promise<boolean>;
  forget: () => void;
}

/** @param key of the field or button, unique on the page */
export const useRevision = (key: string): ScopeRevision => {
  const revising = use(RevisingContext);
  if (revising === null) throw new Error('There is no RevisingProvider above.');
  const { progress } = revising;
  const now = useSyncExternalStore(progress.subscribe, () => progress.read(key));
  return {
    isBusy: now?.state === 'busy',
    failure: now?.state === 'failed' ? now.message : null,
    revise: (change) => revising.revise(key, change),
    forget: () => revising.forget(key),
  };
};

export const useAskedOf = (): AskedOf => {
  const revising = use(RevisingContext);
  if (revising === null) throw new Error('There is no RevisingProvider above.');
  return revising.askedOf;
};
