import { Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import IconSearch from '~icons/tabler/search';
import { counted } from '../../lib/format.ts';
import classes from './AddWork.module.css';
import { focusNow } from './focus-now.ts';
import { EntryFacts } from './EntryFacts.tsx';
import { type PriceBookEntry, usePriceBook } from './use-price-book.ts';
import { SEARCH_LIMITS } from '../../../server/domain/limits.ts';

interface PriceBookSearchProps {
  query: string;
  /** It stands in place of what had the focus. */
  isBack: boolean;
  onType: (query: string) => void;
  onChoose: (entry: PriceBookEntry) => void;
}

/** Everything that can be priced, by words. */
export function PriceBookSearch({ query, isBack, onType, onChoose }: PriceBookSearchProps) {
  const { entries, isSearching, failure } = usePriceBook(query);
  return (
    <Stack gap="sm">
      <TextInput
        label="What should be done"
        placeholder="Tile backsplash, attic insulation, faucet…"
        leftSection={<IconSearch size={16} aria-hidden />}
        autoComplete="off"
        data-autofocus
        ref={isBack ? focusNow : undefined}
        maxLength={SEARCH_LIMITS.words}
        value={query}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Text size="sm" c="dimmed" role="status">
        {failure ?? statusOf(entries, isSearching)}
      </Text>
      {entries && entries.length > 0 ? (
        <ul className={classes.entries} aria-label="Found" aria-busy={isSearching}>
          {entries.map((entry) => (
            <li key={`${entry.kind} ${entry.id}`}>
              <UnstyledButton className={classes.entry} onClick={() => onChoose(entry)}>
                <EntryFacts entry={entry} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : null}
    </Stack>
  );
}

const statusOf = (entries: readonly PriceBookEntry[] | null, isSearching: boolean): string => {
  if (isSearching) return 'Searching…';
  if (entries === null) return 'Type a word or two, such as “drywall”.';
  return entries.length === 0
    ? 'No match. Try other words, or add a line of your own to the outline.'
    : `${counted(entries.length, 'result')}.`;
};
