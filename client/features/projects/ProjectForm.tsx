import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { FieldError } from '../../../server/domain/errors.ts';
import { NO_PROJECT_NAME, NO_ZIP } from '../../../server/domain/form-sentences.ts';
import { PROJECT_LIMITS } from '../../../server/domain/limits.ts';

export interface ProjectValues {
  name: string;
  zip: string;
}

/** What the server did not like; null when all is well. */
export type Refusal = { message: string; fields: readonly FieldError[] } | null;

interface ProjectFormProps {
  label: string;
  submitLabel: string;
  initial?: ProjectValues;
  isBusy: boolean;
  /** Values come trimmed. The form is emptied when it is for a new project. */
  onSubmit: (values: ProjectValues) => Promise<Refusal>;
}

type Problems = Partial<Record<'name' | 'zip' | 'form', string | undefined>>;

const EMPTY: ProjectValues = { name: '', zip: '' };

const missing = ({ name, zip }: ProjectValues): Problems => ({
  ...(name ? {} : { name: NO_PROJECT_NAME }),
  ...(zip ? {} : { zip: NO_ZIP }),
});

const problemsOf = ({ message, fields }: NonNullable<Refusal>): Problems => {
  const messageFor = (path: string) => fields.find((field) => field.path === path)?.message;
  const [name, zip] = [messageFor('name'), messageFor('zip')];
  return name || zip ? { name, zip } : { form: message };
};

/** Name and ZIP of a project, new or known. */
export function ProjectForm({ label, submitLabel, initial, isBusy, onSubmit }: ProjectFormProps) {
  const [values, setValues] = useState(initial ?? EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const set = (change: Partial<ProjectValues>) => setValues({ ...values, ...change });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = { name: values.name.trim(), zip: values.zip.trim() };
    const gaps = missing(trimmed);
    setProblems(gaps);
    if (gaps.name || gaps.zip) return;
    const refusal = await onSubmit(trimmed);
    if (refusal) setProblems(problemsOf(refusal));
    else if (!initial) setValues(EMPTY);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={label}>
      <Stack gap="sm">
        <TextInput
          label="Name or address"
          placeholder="12 Maple Street"
          autoComplete="off"
          required
          value={values.name}
          error={problems.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <TextInput
          label="ZIP"
          placeholder="78701"
          inputMode="numeric"
          autoComplete="postal-code"
          required
          maxLength={PROJECT_LIMITS.zip}
          value={values.zip}
          error={problems.zip}
          onChange={({ currentTarget }) => set({ zip: currentTarget.value })}
        />
        {problems.form ? (
          <Alert color="red" role="alert" p="xs">
            {problems.form}
          </Alert>
        ) : null}
        <Button type="submit" variant="light" loading={isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
