import { Alert, Button, Group, SimpleGrid, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import {
  type DeskContractor_ContractorFragment,
  RecordCredentialsDocument,
} from '../../gql/graphql.ts';
import { LOGGED } from './logged.ts';
import { useSend } from '../../hooks/use-send.ts';
import { placeProblem } from '../../lib/problem.ts';
import { showToast } from '../../lib/toast.tsx';

const FIELDS = [
  ['licenseNumber', 'License number', 'text'],
  ['licenseExpiresOn', 'License good until', 'date'],
  ['insuranceExpiresOn', 'Insurance good until', 'date'],
] as const;

/** License and insurance as they were looked up. */
export function CredentialsForm({ contractor }: { contractor: DeskContractor_ContractorFragment }) {
  const [draft, setDraft] = useState({
    licenseNumber: contractor.licenseNumber ?? '',
    licenseExpiresOn: contractor.licenseExpiresOn ?? '',
    insuranceExpiresOn: contractor.insuranceExpiresOn ?? '',
  });
  /** The one whose license number the draft was begun with. */
  const [version, setVersion] = useState(contractor.version);
  const [send, { isSending, problem }] = useSend(RecordCredentialsDocument, LOGGED);
  const { at, form: rest } = placeProblem(
    problem,
    FIELDS.map(([name]) => name),
  );
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await send({ input: { contractorId: contractor.id, ...draft, version } });
    if (outcome.kind === 'refused' && 'version' in outcome.refusal) {
      setVersion(outcome.refusal.version);
    }
    if (outcome.kind === 'done') {
      setVersion(outcome.result.contractor.version);
      showToast({ kind: 'success', message: 'License and insurance recorded' });
    }
  };
  return (
    <form
      noValidate
      aria-label={`License and insurance of ${contractor.email}`}
      onSubmit={(event) => void submit(event)}
    >
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        {FIELDS.map(([name, label, type]) => (
          <TextInput
            key={name}
            label={label}
            type={type}
            value={draft[name]}
            error={at[name]}
            onChange={({ currentTarget }) => setDraft({ ...draft, [name]: currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      {rest ? (
        <Alert color="red" role="alert" p="xs" mt="sm">
          {rest}
        </Alert>
      ) : null}
      <Group mt="sm">
        <Button type="submit" variant="light" loading={isSending}>
          Record
        </Button>
      </Group>
    </form>
  );
}
