import { Alert, Button, Group, NativeSelect, Paper, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { typedNumber } from '../../../../lib/typed-number.ts';
import { useRevision } from '../revising/revising.ts';
import type { ScopePlace } from '../scope-types.ts';
import { addPatches, firstPlace, placeChoices } from './add-work.ts';
import { EntryFacts } from './EntryFacts.tsx';
import type { PriceBookEntry } from './use-price-book.ts';

interface AddWorkFormProps {
  entry: PriceBookEntry;
  places: readonly ScopePlace[];
  /** Where it was asked for; null anywhere. */
  placeId: string | null;
  onBack: () => void;
  onDone: () => void;
}

/** Where the chosen work is done, and how much of it. */
export function AddWorkForm({ entry, places, placeId, onBack, onDone }: AddWorkFormProps) {
  const [place, setPlace] = useState(firstPlace(places, placeId));
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, failure, revise } = useRevision('add work');
  const isRow = entry.kind === 'ROW';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const quantity = isRow ? typedNumber(typed) : null;
    if (isRow && !(quantity && quantity > 0)) return setFault('Say how much: a number above 0.');
    const isDone = await revise({
      patches: addPatches({ entry, place, quantity: quantity ?? null }),
      done: `“${entry.name}” is added.`,
    });
    if (isDone) onDone();
  };

  return (
    <form noValidate aria-label={`Add ${entry.name}`} onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <Paper withBorder p="sm">
          <EntryFacts entry={entry} />
        </Paper>
        <NativeSelect
          label="Where"
          data={placeChoices(places)}
          value={place}
          data-autofocus={isRow ? undefined : true}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        />
        {isRow ? (
          <TextInput
            label={`Quantity, ${entry.unit ?? 'EA'}`}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            value={typed}
            error={fault}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setFault(null);
            }}
          />
        ) : null}
        {failure ? (
          <Alert color="red" role="alert" p="xs">
            {failure}
          </Alert>
        ) : null}
        <Group justify="space-between">
          <Button variant="default" onClick={onBack}>
            Back to the search
          </Button>
          <Button type="submit" loading={isBusy}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
