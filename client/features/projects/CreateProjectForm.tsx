import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { showToast } from '../../lib/toast.tsx';
import { useCreateProject } from './use-create-project.ts';

interface CreateProjectFormProps {
  onCreated?: (projectId: string) => void;
}

interface Problems {
  name?: string | undefined;
  zip?: string | undefined;
  form?: string | undefined;
}

const missing = (name: string, zip: string): Problems => ({
  ...(name ? {} : { name: 'Give the project a name or an address.' }),
  ...(zip ? {} : { zip: 'Give the ZIP code; prices and taxes depend on it.' }),
});

export function CreateProjectForm({ onCreated }: CreateProjectFormProps) {
  const [create, { isCreating }] = useCreateProject();
  const [name, setName] = useState('');
  const [zip, setZip] = useState('');
  const [problems, setProblems] = useState<Problems>({});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { name: name.trim(), zip: zip.trim() };
    const gaps = missing(input.name, input.zip);
    setProblems(gaps);
    if (gaps.name || gaps.zip) return;

    const outcome = await create(input);
    if (outcome.kind === 'created') {
      setName('');
      setZip('');
      showToast({ kind: 'success', message: `Project “${outcome.project.name}” created` });
      onCreated?.(outcome.project.id);
      return;
    }
    const messageFor = (path: string) =>
      outcome.fields.find((field) => field.path === path)?.message;
    const fields = { name: messageFor('name'), zip: messageFor('zip') };
    setProblems(fields.name || fields.zip ? fields : { form: outcome.message });
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Create a project">
      <Stack gap="sm">
        <TextInput
          label="Name or address"
          placeholder="12 Maple Street"
          autoComplete="off"
          required
          value={name}
          error={problems.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label="ZIP"
          placeholder="78701"
          inputMode="numeric"
          autoComplete="postal-code"
          required
          maxLength={10}
          value={zip}
          error={problems.zip}
          onChange={({ currentTarget }) => setZip(currentTarget.value)}
        />
        {problems.form ? (
          <Alert color="red" role="alert" p="xs">
            {problems.form}
          </Alert>
        ) : null}
        <Button type="submit" variant="light" loading={isCreating}>
          Create project
        </Button>
      </Stack>
    </form>
  );
}
