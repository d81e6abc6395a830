import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group } from '@mantine/core';
import { isCounted, rowName, shortfallOf } from './comparison-words.ts';
import classes from './Paper.module.css';
import type { AskedRows } from './use-asked-rows.ts';
import type { useIncluded } from './use-included.ts';
import type { ComparisonRow } from './use-paper-comparison.ts';

interface RowActionsProps {
  row: ComparisonRow;
  included: ReturnType<typeof useIncluded>;
  asked: AskedRows | null;
  onMatch: () => void;
}

/** What the owner of a comparison does with one work: count it in, ask for it, match it. */
export function RowActions({ row, included, asked, onMatch }: RowActionsProps) {
  const name = rowName(row);
  const isMissing = row.kind === 'MISSING_FROM_THEIRS';
  const canAsk = asked !== null && shortfallOf(row) !== null;
  const isOpen = row.kind === 'NOT_MATCHED' || row.kind === 'ONLY_THEIRS';
  return (
    <Group gap="md" mt={6} className={classes.actions ?? ''} data-no-print>
      {isMissing && !isCounted(row) ? (
        <Checkbox
          size="sm"
          label="Count it in"
          aria-label={`Count it in: ${name}`}
          checked={included.has(row.id)}
          onChange={({ currentTarget }) => included.include(row.id, currentTarget.checked)}
        />
      ) : null}
      {canAsk ? (
        <Checkbox
          size="sm"
          label="Ask for it"
          aria-label={`Ask for it: ${name}`}
          checked={asked.has(row)}
          onChange={({ currentTarget }) => asked.set(row, currentTarget.checked)}
        />
      ) : null}
      {row.theirs ? (
        <Button
          size="compact-sm"
          variant={isOpen ? 'light' : 'subtle'}
          ml={isOpen ? 0 : -8}
          aria-haspopup="dialog"
          aria-label={`Match by hand: ${name}`}
          onClick={onMatch}
        >
          Match by hand
        </Button>
      ) : null}
    </Group>
  );
}
