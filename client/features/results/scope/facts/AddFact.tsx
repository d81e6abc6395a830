import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { typedNumber } from '../../../../lib/typed-number.ts';
import { useEdited } from '../../editor/use-editor.ts';
import { type ScopeChange, useRevision } from '../../../../hooks/revising.ts';
import classes from './Facts.module.css';

interface AddFactProps {
  revisionKey: string;
  /** `age` */
  what: string;
  choiceLabel: string;
  choices: readonly { value: string; label: string }[];
  numberLabel: string;
  faultOf: (value: number) => string | null;
  changeTo: (choice: string, value: number) => ScopeChange;
}

/** One more of a list: what it is of, and its number; Enter adds it. */
export function AddFact({
  revisionKey,
  what,
  choices,
  faultOf,
  changeTo,
  ...labels
}: AddFactProps) {
  const { canEdit } = useEdited();
  const { isBusy, failure, revise, forget } = useRevision(revisionKey);
  const [wanted, setWanted] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const choice = choices.some(({ value }) => value === wanted) ? wanted : choices[0]?.value;
  if (!canEdit || choice === undefined || choice === null) return null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const number = typedNumber(typed);
    if (number === null || number === undefined) return setFault('Enter a number.');
    const problem = faultOf(number);
    if (problem !== null) return setFault(problem);
    if (await revise(changeTo(choice, number))) setTyped('');
  };
  return (
    <li>
      <form noValidate aria-label={`Add an ${what}`} onSubmit={(event) => void submit(event)}>
        <div className={classes.row} data-short>
          <NativeSelect
            size="sm"
            label={labels.choiceLabel}
            data={[...choices]}
            value={choice}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          />
          <TextInput
            size="sm"
            label={labels.numberLabel}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={fault ?? failure}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setFault(null);
              if (failure) forget();
            }}
          />
          <Button type="submit" size="sm" px="sm" variant="default" loading={isBusy}>
            Add
          </Button>
        </div>
      </form>
    </li>
  );
}
