import { useNavigate } from 'react-router-dom';
import {
  ContractorRequest_EstimateFragmentDoc,
  RequestContractorsDocument,
} from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { type LoginState, paths } from '../../lib/paths.ts';
import { isSignedIn } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.tsx';
import type { AskedEstimate } from './FindContractorsDialog.tsx';
import { dropDraft, type RequestDraft } from './request-draft.ts';

const SIGN_IN = 'Sign in to send your contractor request.';

/** Sends the request; a guest is led to the sign-in first, with what was typed waiting here. */
export function useRequestContractors({ id: estimateId, claimNumber }: AskedEstimate) {
  const navigate = useNavigate();
  const [sendRequest, { isSending, problem }] = useSend(RequestContractorsDocument, {
    write: (cache, { request }) =>
      cache.writeFragment({
        fragment: ContractorRequest_EstimateFragmentDoc,
        data: { __typename: 'Estimate', id: estimateId, contractorRequest: request },
      }),
  });

  const signIn = (email: string) => {
    const from = `${paths.result(claimNumber)}?open=contractors`;
    const state: LoginState = { message: SIGN_IN, from, email };
    void navigate(paths.login(), { state });
  };
  /** Resolves with true when it was sent. */
  const send = async ({ email, timeframe, ...form }: RequestDraft): Promise<boolean> => {
    if (!isSignedIn()) {
      signIn(email.trim());
      return false;
    }
    if (timeframe === null) return false;
    const outcome = await sendRequest({ input: { estimateId, timeframe, ...form } });
    if (outcome.kind !== 'done') return false;
    dropDraft(claimNumber);
    showToast({ kind: 'success', message: 'Your contractor request is sent.' });
    return true;
  };
  return [send, { isSending, failure: problem?.message ?? null }] as const;
}
