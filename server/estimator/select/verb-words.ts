// Verbs as the lines of an estimate say them.
import type { Verb } from '../parser/vocabulary/verbs.ts';

const VERB_WORDS: Partial<Record<Verb, string>> = {
  install: 'Install',
  remove: 'Remove',
  paint: 'Paint',
  refinish: 'Refinish',
  repair: 'Repair',
  clean: 'Clean',
  reset: 'Detach and reset',
  move: 'Move',
  build: 'Build',
  seal: 'Seal',
};

export const verbWord = (verb: Verb | null): string =>
  verb === null ? 'Replace' : (VERB_WORDS[verb] ?? 'Replace');
