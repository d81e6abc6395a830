import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { contractorRequestFaults, isEmail } from '../../../server/domain/contractor-request.ts';
import { EMAIL_INVALID } from '../../../server/domain/form-sentences.ts';
import { useIsSignedIn } from '../../hooks/use-session.ts';
import type { AskedEstimate } from './FindContractorsDialog.tsx';
import { readDraft, type RequestDraft, writeDraft } from './request-draft.ts';
import { RequestFields } from './RequestFields.tsx';
import { TaskChoices } from './TaskChoices.tsx';
import { useRequestContractors } from './use-request-contractors.ts';

interface RequestFormProps {
  estimate: AskedEstimate;
  onClose: () => void;
}

const faultsOf = (draft: RequestDraft, isGuest: boolean): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...contractorRequestFaults(draft).map(({ path, message }) => [path, message]),
    ...(isGuest && !isEmail(draft.email.trim()) ? [['email', EMAIL_INVALID]] : []),
  ]);

/** Who asks for contractors, for what and when. */
export function RequestForm({ estimate, onClose }: RequestFormProps) {
  const { claimNumber, tasks, zip } = estimate;
  const [draft, setDraft] = useState(() => readDraft(claimNumber, zip));
  const [send, { isSending, failure }] = useRequestContractors(estimate);
  const isGuest = !useIsSignedIn();
  const faults = faultsOf(draft, isGuest);
  const isComplete = Object.keys(faults).length === 0;

  const change = (changes: Partial<RequestDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    writeDraft(claimNumber, next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !isSending && (await send(draft))) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <Text size="sm">
          We introduce you to contractors who do this work where you are. They see the estimate;
          your contact only once you agree to it.
        </Text>
        <RequestFields draft={draft} faults={faults} isGuest={isGuest} onChange={change} />
        <TaskChoices
          tasks={tasks}
          chosen={draft.tasks}
          onChange={(chosen) => change({ tasks: chosen })}
        />
        {failure ? (
          <Alert color="red" role="alert" p="xs">
            Failed to send request: {failure}
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!isComplete} loading={isSending}>
            Send
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
