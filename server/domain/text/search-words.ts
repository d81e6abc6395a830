// Words a list is searched for, as they can be looked up.
import { SEARCH_LIMITS } from '../limits.ts';
import { parseInput, words } from '../validation.ts';

const schema = words(SEARCH_LIMITS.words, 'search');

/** Returns null for no words. Throws InvalidInput for too many characters. */
export const searchedWords = (query: string | null | undefined): string | null =>
  parseInput(schema, query ?? '').trim() || null;
