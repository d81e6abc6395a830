import { Alert, Button, Group, NativeSelect, Paper, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { typedNumber } from '../../lib/typed-number.ts';
import { useRevision, useAskedOf } from '../../hooks/revising.ts';
import type { KnownPlace, SettledWords } from './known-scope.ts';
import classes from './AddWork.module.css';
import { addPatches, firstPlace, placeChoices, givenList, placeOf } from './add-work.ts';
import { AskedParameters } from './AskedParameters.tsx';
import { focusNow } from './focus-now.ts';
import { EntryFacts } from './EntryFacts.tsx';
import { readSaid, type Said, asGiven } from './read-said.ts';
import type { PriceBookEntry } from './use-price-book.ts';
import { useParametersToAddQuery, useParametersToAddToTextQuery } from '../../gql/hooks.ts';
import { labelWithUnit } from '../../lib/with-unit.ts';
import { readFailure } from '../../lib/request-failure.ts';
import type { ParameterToAdd } from './parameter-to-add.ts';

interface ParametersToAdd {
  /** The parameters. They are null while they are not known. */
  parameters: readonly ParameterToAdd[] | null;
  failure: string | null;
}

/** A part of the scope, which is kept whole. */
const OPTIONS = { fetchPolicy: 'no-cache' } as const;

/** What an assembly asks in a place, with what is assumed. The assumptions follow what is said. */
function useParametersToAdd(assembly: string | null, place: string, said: Said): ParametersToAdd {
  const of = useAskedOf();
  const asked = {
    assembly: assembly ?? '',
    parameters: givenList(asGiven(said)),
    ...placeOf(place),
  };
  const estimateId = of.kind === 'ESTIMATE' ? of.estimateId : '';
  const ofEstimate = useParametersToAddQuery({
    ...OPTIONS,
    variables: { estimateId, ...asked },
    skip: assembly === null || of.kind !== 'ESTIMATE',
  });
  const input = of.kind === 'TEXT' ? of.input : { instructions: '' };
  const ofText = useParametersToAddToTextQuery({
    ...OPTIONS,
    variables: { input, ...asked },
    skip: assembly === null || of.kind !== 'TEXT',
  });
  const scope =
    (ofText.data ?? ofText.previousData)?.scopePreview ??
    (ofEstimate.data ?? ofEstimate.previousData)?.estimate?.scope;
  const error = ofText.error ?? ofEstimate.error;
  return {
    parameters: scope?.parametersToAdd ?? null,
    failure: error ? readFailure(error).message : null,
  };
}

interface AddWorkFormProps {
  entry: PriceBookEntry;
  places: readonly KnownPlace[];
  /** Where it was asked for; null anywhere. */
  placeId: string | null;
  settles: SettledWords | null;
  onBack: () => void;
  onDone: () => void;
}

/** Typing goes on within this time; ms. */
const PAUSE = 300;

/** Where the chosen work is done, how much of it, and what else it depends on; Enter adds it. */
export function AddWorkForm({ entry, places, placeId, settles, ...props }: AddWorkFormProps) {
  const [place, setPlace] = useState(firstPlace(places, placeId, entry.usualPlace));
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<Said>({});
  const [isTried, setIsTried] = useState(false);
  const { isBusy, failure, revise } = useRevision('add work');
  const isRow = entry.kind === 'ROW';

  // What is assumed may follow from what was said.
  const [settled] = useDebouncedValue(said, PAUSE);
  const asked = useParametersToAdd(isRow ? null : entry.id, place, settled);
  const { given, faults } = readSaid(asked.parameters ?? [], said);

  const quantity = isRow ? typedNumber(typed) : null;
  const quantityFault = isRow && !(quantity && quantity > 0) ? 'Enter an amount above 0.' : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (quantityFault !== null || Object.keys(faults).length > 0) return;
    const isDone = await revise({
      patches: addPatches({ entry, place, quantity: quantity ?? null, given, settles }),
      done: `“${entry.name}” is added.`,
    });
    if (isDone) props.onDone();
  };

  return (
    <form
      noValidate
      className={classes.form}
      aria-label={`Add ${entry.name}`}
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap="sm">
        <Paper withBorder p="sm">
          <EntryFacts entry={entry} />
        </Paper>
        <NativeSelect
          label="Where"
          data={placeChoices(places)}
          value={place}
          ref={isRow ? undefined : focusNow}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        />
        {isRow ? (
          <TextInput
            label={labelWithUnit('Quantity', entry.unit)}
            inputMode="decimal"
            autoComplete="off"
            ref={focusNow}
            value={typed}
            error={isTried ? quantityFault : null}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setIsTried(false);
            }}
          />
        ) : (
          <AskedParameters
            parameters={asked.parameters}
            failure={asked.failure}
            said={said}
            faults={isTried ? faults : {}}
            onSay={(name, text) => setSaid((now) => ({ ...now, [name]: text }))}
          />
        )}
        {failure ? (
          <Alert color="red" role="alert" p="xs">
            {failure}
          </Alert>
        ) : null}
        <Group justify="space-between" className={classes.actions}>
          <Button variant="default" onClick={props.onBack}>
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
