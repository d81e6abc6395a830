import { Alert, Button, Group, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type DeskContractor_ContractorFragment,
  RecordCredentialsDocument,
} from '../../gql/graphql.ts';
import { LOGGED } from './logged.ts';
import { useSend } from '../../hooks/use-send.ts';
import { useSentForm } from '../../hooks/use-sent-form.ts';
import { showToast } from '../../lib/toast.tsx';

const FIELDS = [
  ['licenseNumber', 'License number', 'text'],
  ['licenseExpiresOn', 'License good until', 'date'],
  ['insuranceExpiresOn', 'Insurance good until', 'date'],
] as const;

/** License and insurance as they were looked up. */
export function CredentialsForm({ contractor }: { contractor: DeskContractor_ContractorFragment }) {
  /** The one whose license number the draft was begun with. */
  const [version, setVersion] = useState(contractor.version);
  const [send, { isSending, problem }] = useSend(RecordCredentialsDocument, LOGGED);
  const form = useSentForm(problem, {
    initialValues: {
      licenseNumber: contractor.licenseNumber ?? '',
      licenseExpiresOn: contractor.licenseExpiresOn ?? '',
      insuranceExpiresOn: contractor.insuranceExpiresOn ?? '',
    },
  });
  const submit = form.onSubmit(async (draft) => {
    const outcome = await send({ input: { contractorId: contractor.id, ...draft, version } });
    if (outcome.kind === 'refused' && 'version' in outcome.refusal) {
      setVersion(outcome.refusal.version);
    }
    if (outcome.kind === 'done') {
      setVersion(outcome.result.contractor.version);
      showToast({ kind: 'success', message: 'License and insurance recorded' });
    }
  });
  return (
    <form noValidate aria-label={`License and insurance of ${contractor.email}`} onSubmit={submit}>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        {FIELDS.map(([name, label, type]) => (
          <TextInput key={name} label={label} type={type} {...form.getInputProps(name)} />
        ))}
      </SimpleGrid>
      {form.rest ? (
        <Alert color="red" role="alert" p="xs" mt="sm">
          {form.rest}
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
