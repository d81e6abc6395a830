import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ContractorRequest_EstimateFragmentDoc } from '../../gql/graphql.ts';
import { useRequestContractorsMutation } from '../../gql/hooks.ts';
import { type LoginState, paths } from '../../lib/paths.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { isSignedIn } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.tsx';
import type { AskedEstimate } from './FindContractorsDialog.tsx';
import { dropDraft, type RequestDraft } from './request-draft.ts';

const SIGN_IN = 'Sign in to send your contractor request.';

/** Sends the request; a guest is led to the sign-in first, with what was typed waiting here. */
export function useRequestContractors({ id: estimateId, claimNumber }: AskedEstimate) {
  const navigate = useNavigate();
  const [mutate, { loading }] = useRequestContractorsMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const signIn = (email: string) => {
    const from = `${paths.result(claimNumber)}?open=contractors`;
    const state: LoginState = { message: SIGN_IN, from, email };
    void navigate(paths.login(), { state });
  };
  /** Resolves with true when it was sent. */
  const send = async ({ email, timeframe, ...form }: RequestDraft): Promise<boolean> => {
    setFailure(null);
    if (!isSignedIn()) {
      signIn(email.trim());
      return false;
    }
    if (timeframe === null) return false;
    try {
      const { data } = await mutate({
        variables: { input: { estimateId, timeframe, ...form } },
        update: (cache, { data: sent }) => {
          const result = sent?.requestContractors;
          if (result?.__typename !== 'RequestContractorsSuccess') return;
          cache.writeFragment({
            fragment: ContractorRequest_EstimateFragmentDoc,
            data: { __typename: 'Estimate', id: estimateId, contractorRequest: result.request },
          });
        },
      });
      const result = data?.requestContractors;
      if (result?.__typename === 'RequestContractorsSuccess') {
        dropDraft(claimNumber);
        showToast({ kind: 'success', message: 'Your contractor request is sent.' });
        return true;
      }
      setFailure(result?.message ?? 'The server gave no answer. Try again.');
    } catch (error) {
      setFailure(readFailure(error).message);
    }
    return false;
  };
  return [send, { isSending: loading, failure }] as const;
}
