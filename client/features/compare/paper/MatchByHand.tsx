import { Alert, Button, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import IconSearch from '~icons/tabler/search';
import { SEARCH_LIMITS } from '../../../../server/domain/limits.ts';
import entries from '../../../components/add-work/AddWork.module.css';
import { EntryFacts } from '../../../components/add-work/EntryFacts.tsx';
import { usePriceBook } from '../../../components/add-work/use-price-book.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { MatchPaperLinesDocument } from '../../../gql/graphql.ts';
import { useSend } from '../../../hooks/use-send.ts';
import { counted, formatMoney } from '../../../lib/format.ts';
import { amountWithUnit } from '../../../lib/with-unit.ts';
import type { ComparisonRow, PanelPaper } from './use-paper-comparison.ts';

interface MatchByHandProps {
  paper: PanelPaper;
  row: ComparisonRow;
  theirs: NonNullable<ComparisonRow['theirs']>;
  /** Resolves when the comparison is reckoned anew. */
  onMatched: () => Promise<void>;
  onClose: () => void;
}

/** Puts lines of their paper together with a row of the price book, or says that no row is their counterpart. */
export function MatchByHand({ isOpen, ...props }: MatchByHandProps & { isOpen: boolean }) {
  return (
    <Dialog
      isOpen={isOpen}
      title="What is this in our price book?"
      size="lg"
      onClose={props.onClose}
    >
      <MatchSearch {...props} />
    </Dialog>
  );
}

/** What stands before the first figure or bracket says most of what it is. */
const firstWords = (description: string): string =>
  (/^[^\d(,;:]+/.exec(description)?.[0] ?? description).trim().slice(0, SEARCH_LIMITS.words);

function MatchSearch({ paper, row, theirs, onMatched, onClose }: MatchByHandProps) {
  const { description, quantity, unit, amount, lineIds } = theirs;
  const [query, setQuery] = useState(() => firstWords(description));
  const { entries: found, isSearching, failure } = usePriceBook(query, { isRowsOnly: true });
  const [send, { isSending, problem }] = useSend(MatchPaperLinesDocument);
  const match = async (code: string | null) => {
    const { kind } = await send({
      input: { fileId: paper.id, version: paper.version, lineIds, code },
    });
    if (kind !== 'done') return;
    onClose();
    await onMatched();
  };
  return (
    <Stack gap="sm">
      <div>
        <Text fw={600}>{description}</Text>
        <Text size="sm" c="dimmed">
          {[
            quantity === null ? null : amountWithUnit(quantity, unit),
            amount === null ? null : formatMoney(amount),
            row.kind === 'BOTH' && row.ours ? `now matched with “${row.ours.name}”` : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <TextInput
        label="Search our price book"
        leftSection={<IconSearch size={16} aria-hidden />}
        autoComplete="off"
        data-autofocus
        maxLength={SEARCH_LIMITS.words}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      {problem ? (
        <Alert color="red" role="alert" p="xs">
          {problem.message}
        </Alert>
      ) : null}
      <Text size="sm" c="dimmed" role="status">
        {failure ?? statusOf(found?.length ?? null, isSearching)}
      </Text>
      {found && found.length > 0 ? (
        <ul className={entries.entries} aria-label="Found" aria-busy={isSearching || isSending}>
          {found.map((entry) => (
            <li key={entry.id}>
              <UnstyledButton className={entries.entry} onClick={() => void match(entry.id)}>
                <EntryFacts entry={entry} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : null}
      <Group justify="space-between">
        <Button variant="default" loading={isSending} onClick={() => void match(null)}>
          It has no counterpart
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}

const statusOf = (count: number | null, isSearching: boolean): string => {
  if (isSearching) return 'Searching…';
  if (count === null) return 'Type a word or two, such as “drywall”.';
  return count === 0
    ? 'No match. Try other words, or say that it has no counterpart.'
    : `${counted(count, 'result')}. Choose the same work.`;
};
