import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { NO_PROJECT_NAME, NO_ZIP } from '../../../server/domain/text/form-sentences.ts';
import { PROJECT_LIMITS } from '../../../server/domain/limits.ts';
import classes from './ProjectForm.module.css';
import { placeProblem, type Problem } from '../../lib/problem.ts';

export interface ProjectValues {
  name: string;
  zip: string;
}

interface ProjectFormProps {
  label: string;
  submitLabel: string;
  initial?: ProjectValues;
  isBusy: boolean;
  /** What the server said against what was sent last. */
  problem: Problem | null;
  /** Values come trimmed. Resolves with true when they are taken; a form for a new project is then emptied. */
  onSubmit: (values: ProjectValues) => Promise<boolean>;
}

type Gaps = Partial<Record<keyof ProjectValues, string>>;

const EMPTY: ProjectValues = { name: '', zip: '' };

const missing = ({ name, zip }: ProjectValues): Gaps => ({
  ...(name ? {} : { name: NO_PROJECT_NAME }),
  ...(zip ? {} : { zip: NO_ZIP }),
});

/** Name and ZIP of a project, new or known. */
export function ProjectForm({ label, submitLabel, initial, ...props }: ProjectFormProps) {
  const [values, setValues] = useState(initial ?? EMPTY);
  const [gaps, setGaps] = useState<Gaps>({});
  const refused = placeProblem(props.problem, ['name', 'zip']);
  const errors = { ...refused.at, ...gaps };
  const set = (change: Partial<ProjectValues>) => setValues({ ...values, ...change });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = { name: values.name.trim(), zip: values.zip.trim() };
    const now = missing(trimmed);
    setGaps(now);
    if (now.name || now.zip) return;
    if ((await props.onSubmit(trimmed)) && !initial) setValues(EMPTY);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={label}>
      <Stack gap="sm">
        <div className={classes.fields}>
          <TextInput
            label="Name or address"
            placeholder="12 Maple Street"
            autoComplete="off"
            required
            className={classes.name ?? ''}
            value={values.name}
            error={errors.name}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          />
          <TextInput
            label="ZIP"
            placeholder="78701"
            inputMode="numeric"
            autoComplete="postal-code"
            required
            className={classes.zip ?? ''}
            maxLength={PROJECT_LIMITS.zip}
            value={values.zip}
            error={errors.zip}
            onChange={({ currentTarget }) => set({ zip: currentTarget.value })}
          />
          <Button
            type="submit"
            variant="light"
            loading={props.isBusy}
            className={classes.send ?? ''}
          >
            {submitLabel}
          </Button>
        </div>
        {refused.form ? (
          <Alert color="red" role="alert" p="xs">
            {refused.form}
          </Alert>
        ) : null}
      </Stack>
    </form>
  );
}
