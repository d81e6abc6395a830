import { useState } from 'react';
import { useRevokeOtherSignInsMutation, useRevokeSignInMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { showToast } from '../../lib/toast.tsx';

/** Ends sign-ins of the account elsewhere; what is left comes with the answer. */
export function useEndSignIns() {
  const [revoke] = useRevokeSignInMutation();
  const [revokeOthers, { loading: isEndingOthers }] = useRevokeOtherSignInsMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async (send: () => Promise<unknown>, done: string): Promise<void> => {
    setFailure(null);
    try {
      await send();
      showToast({ kind: 'success', message: done });
    } catch (error) {
      setFailure(readFailure(error).message);
    }
  };

  return {
    busyId,
    isEndingOthers,
    failure,
    async end(id: string): Promise<void> {
      setBusyId(id);
      await attempt(() => revoke({ variables: { input: { id } } }), 'That sign-in has ended.');
      setBusyId(null);
    },
    endOthers: () => attempt(() => revokeOthers(), 'You are signed in only here now.'),
  };
}
