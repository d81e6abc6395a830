import { Alert, Stack, Text } from '@mantine/core';
import { DialogFormEnd } from '../../components/DialogFormEnd.tsx';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { contractorRequestFaults, isEmail } from '../../../server/domain/contractor-request.ts';
import { EMAIL_INVALID } from '../../../server/domain/form-sentences.ts';
import { LegalLinks } from '../../components/LegalLinks.tsx';
import { useIsSignedIn } from '../../hooks/use-session.ts';
import { placeProblem } from '../../lib/problem.ts';
import { readDraft, type RequestDraft, writeDraft } from './request-draft.ts';
import { RequestFields } from './RequestFields.tsx';
import { TaskChoices } from './TaskChoices.tsx';
import { useRequestContractors } from './use-request-contractors.ts';
import type { AskedEstimate } from './asked-estimate.ts';

interface RequestFormProps {
  estimate: AskedEstimate;
  onClose: () => void;
}

type Faults = Readonly<Record<string, string>>;

const faultsOf = (draft: RequestDraft, isGuest: boolean): Faults =>
  Object.fromEntries([
    ...contractorRequestFaults(draft).map(({ path, message }) => [path, message]),
    ...(isGuest && !isEmail(draft.email.trim()) ? [['email', EMAIL_INVALID]] : []),
  ]);

/** Fields at which the server may have something to say that the form did not know. */
const FIELDS = ['firstName', 'timeframe', 'phone', 'state', 'zip'] as const;

/** Who asks for contractors, for what and when. */
export function RequestForm({ estimate, onClose }: RequestFormProps) {
  const { claimNumber, tasks, zip } = estimate;
  const [draft, setDraft] = useState(() => readDraft(claimNumber, zip));
  const [send, { isSending, problem }] = useRequestContractors(estimate);
  const isGuest = !useIsSignedIn();
  const faults = faultsOf(draft, isGuest);
  const isComplete = Object.keys(faults).length === 0;
  const { at, form } = placeProblem(problem, FIELDS);

  const change = (changes: Partial<RequestDraft>) => {
    const next = { ...draft, ...changes, isSentAfterSignIn: false };
    setDraft(next);
    writeDraft(claimNumber, next);
  };
  const sendNow = async () => {
    if (isComplete && !isSending && (await send(draft))) onClose();
  };
  const sendAfterSignIn = useEffectEvent(() => {
    if (!draft.isSentAfterSignIn || isGuest) return;
    // Once, whatever comes of it: with a failure the form is there.
    writeDraft(claimNumber, { ...draft, isSentAfterSignIn: false });
    void sendNow();
  });
  useEffect(() => sendAfterSignIn(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sendNow();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Text size="sm">
          We ask at most four verified contractors who do this work where you are, two at a time.
          They see the estimate and your ZIP code; your name and contact only once you agree to it.
        </Text>
        <RequestFields
          draft={draft}
          faults={faults}
          refused={at}
          isGuest={isGuest}
          onChange={change}
        />
        <TaskChoices
          tasks={tasks}
          chosen={draft.tasks}
          onChange={(chosen) => change({ tasks: chosen })}
        />
        {problem ? (
          <Alert color="red" role="alert" p="xs">
            Failed to send request: {form ?? problem.message}
          </Alert>
        ) : null}
        <LegalLinks doing="By sending the request" />
        <DialogFormEnd
          disabled={!isComplete}
          submitLabel="Send"
          isBusy={isSending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
