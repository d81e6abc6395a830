import { Alert, Stack, Text } from '@mantine/core';
import { DialogFormEnd } from '../../components/DialogFormEnd.tsx';
import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  contractorRequestFaults,
  isEmail,
} from '../../../server/domain/leads/contractor-request.ts';
import { EMAIL_INVALID } from '../../../server/domain/text/form-sentences.ts';
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
type RequestField = (typeof FIELDS)[number];

/** Who asks for contractors, for what and when. */
export function RequestForm({ estimate, onClose }: RequestFormProps) {
  const { claimNumber, tasks, zip } = estimate;
  const [kept] = useState(() => readDraft(claimNumber, zip));
  const [send, { isSending, problem }] = useRequestContractors(estimate);
  const isGuest = !useIsSignedIn();
  const { at, form: rest } = placeProblem(problem, FIELDS);
  const keep = (draft: RequestDraft) =>
    writeDraft(claimNumber, { ...draft, isSentAfterSignIn: false });
  const form = useForm<RequestDraft>({
    initialValues: kept,
    onValuesChange: keep,
    // A field shows its error only after the person has left it once.
    touchTrigger: 'focus',
    enhanceGetInputProps: ({ field, form: { isTouched, setTouched } }) => ({
      error: (isTouched(field) && faults[field]) || at[field as RequestField],
      onFocus: undefined,
      onBlur: () => setTouched((touched) => ({ ...touched, [field]: true })),
    }),
  });
  const faults = faultsOf(form.values, isGuest);
  const isComplete = Object.keys(faults).length === 0;

  const sendNow = async () => {
    if (isComplete && !isSending && (await send(form.values))) onClose();
  };
  const sendAfterSignIn = useEffectEvent(() => {
    if (!kept.isSentAfterSignIn || isGuest) return;
    // Once, whatever comes of it: with a failure the form is there.
    keep(kept);
    void sendNow();
  });
  useEffect(() => sendAfterSignIn(), []);

  return (
    <form onSubmit={form.onSubmit(sendNow)} noValidate>
      <Stack gap="sm">
        <Text size="sm">
          We ask at most four verified contractors who do this work where you are, two at a time.
          They see the estimate and your ZIP code; your name and contact only once you agree to it.
        </Text>
        <RequestFields form={form} consentFault={faults.phoneConsent} isGuest={isGuest} />
        <TaskChoices
          tasks={tasks}
          chosen={form.values.tasks}
          onChange={(chosen) => form.setFieldValue('tasks', chosen)}
        />
        {problem ? (
          <Alert color="red" role="alert" p="xs">
            Failed to send request: {rest ?? problem.message}
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
