import { useNavigate } from 'react-router-dom';
import { LiveContractorRequestDocument, RequestContractorsDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { type LoginState, paths } from '../../lib/paths.ts';
import { isSignedIn } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.tsx';
import { dropDraft, type RequestDraft, writeDraft } from './request-draft.ts';
import type { AskedEstimate } from './asked-estimate.ts';

const SIGN_IN = 'Sign in to send your contractor request.';

/** Sends the request; a guest is led to the sign-in first, and what was typed is sent when they come back. */
export function useRequestContractors({ id: estimateId, claimNumber }: AskedEstimate) {
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
