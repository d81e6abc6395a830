import { Alert, Stack, Text } from '@mantine/core';
import { DialogFormEnd } from '../../components/DialogFormEnd.tsx';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { contractorRequestFaults, isEmail } from '../../../server/domain/contractor-request.ts';
import { EMAIL_INVALID } from '../../../server/domain/form-sentences.ts';
import { LegalLinks } from '../../components/LegalLinks.tsx';
import { useIsSignedIn } from '../../hooks/use-session.ts';
import { placeProblem } from '../../lib/problem.ts';
import { readDraft, type RequestDraft, writeDraft, dropDraft } from './request-draft.ts';
import { RequestFields } from './RequestFields.tsx';
import { TaskChoices } from './TaskChoices.tsx';
import type { AskedEstimate } from './asked-estimate.ts';
import { useNavigate } from 'react-router-dom';
import { LiveContractorRequestDocument, RequestContractorsDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { type LoginState, paths } from '../../lib/paths.ts';
import { isSignedIn } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.tsx';

const SIGN_IN = 'Sign in to send your contractor request.';

/** Sends the request; a guest is led to the sign-in first, and what was typed is sent when they come back. */
function useRequestContractors({ id: estimateId, claimNumber }: AskedEstimate) {
  const navigate = useNavigate();
  const [sendRequest, { isSending, problem }] = useSend(RequestContractorsDocument, {
    write: (cache, { request }) =>
      cache.writeQuery({
        query: LiveContractorRequestDocument,
        variables: { estimateId },
        data: { contractorRequest: request },
      }),
  });

  const signIn = (draft: RequestDraft) => {
    writeDraft(claimNumber, { ...draft, isSentAfterSignIn: true });
    const from = `${paths.result(claimNumber)}?open=contractors`;
    const state: LoginState = { message: SIGN_IN, from, email: draft.email.trim() };
    void navigate(paths.login(), { state });
  };
  /** Resolves with true when it was sent. */
  const send = async (draft: RequestDraft): Promise<boolean> => {
    const { email: _email, isSentAfterSignIn: _waits, timeframe, ...form } = draft;
    if (!isSignedIn()) {
      signIn(draft);
      return false;
    }
    if (timeframe === null) return false;
    const outcome = await sendRequest({ input: { estimateId, timeframe, ...form } });
    if (outcome.kind !== 'done') return false;
    dropDraft(claimNumber);
    showToast({ kind: 'success', message: 'Your contractor request is sent.' });
    return true;
  };
  return [send, { isSending, problem }] as const;
}

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
