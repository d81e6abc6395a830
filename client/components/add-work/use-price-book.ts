import { useDebouncedValue } from '@mantine/hooks';
import type { PriceBookSearchQuery } from '../../gql/graphql.ts';
import { usePriceBookSearchQuery } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';

/** Typing goes on within this time; ms. */
const PAUSE = 250;
/** Number of results that people can look through. */
const FIRST = 12;
/** Number of results when the sets of lines among them are left out. */
const FIRST_WITH_SETS = 40;
/** Fewer letters fit too much. */
const LEAST_LETTERS = 2;

export type PriceBookEntry = NonNullable<PriceBookSearchQuery['priceBookSearch']>[number];

interface PriceBookSearch {
  /** The entries found. They are null while too little is typed to search. */
  entries: readonly PriceBookEntry[] | null;
  isSearching: boolean;
  failure: string | null;
}

/**
 * Finds assemblies and rows of the price book that fit what is typed, or rows alone. What was found before stays until the
 * next results are there.
 */
export function usePriceBook(typed: string, { isRowsOnly = false } = {}): PriceBookSearch {
  const wanted = typed.trim();
  const [query] = useDebouncedValue(wanted, PAUSE);
  const isShort = wanted.length < LEAST_LETTERS;
  const { data, previousData, error, loading } = usePriceBookSearchQuery({
    variables: { query, first: isRowsOnly ? FIRST_WITH_SETS : FIRST },
    skip: isShort || query.length < LEAST_LETTERS,
  });
  const found = (data ?? previousData)?.priceBookSearch ?? null;
  const entries = isRowsOnly ? found?.filter(({ kind }) => kind === 'ROW').slice(0, FIRST) : found;
  return {
    entries: isShort ? null : (entries ?? null),
    isSearching: !isShort && (loading || query !== wanted),
    failure: error && !isShort ? readFailure(error).message : null,
  };
}
