import { useState } from 'react';
import { RevokeOtherSignInsDocument, RevokeSignInDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { showToast } from '../../lib/toast.tsx';

/** Ends sign-ins of the account elsewhere; what is left comes with the answer. */
export function useEndSignIns() {
  const [revoke] = useSend(RevokeSignInDocument);
  const [revokeOthers, { isSending: isEndingOthers }] = useSend(RevokeOtherSignInsDocument);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async (
    send: () => ReturnType<typeof revoke> | ReturnType<typeof revokeOthers>,
    done: string,
  ): Promise<void> => {
    setFailure(null);
    const outcome = await send();
    if (outcome.kind === 'done') showToast({ kind: 'success', message: done });
    else setFailure(outcome.message);
  };

  return {
    busyId,
    isEndingOthers,
    failure,
    async end(id: string): Promise<void> {
      setBusyId(id);
      await attempt(() => revoke({ input: { id } }), 'That sign-in has ended.');
      setBusyId(null);
    },
    endOthers: () => attempt(() => revokeOthers(), 'You are signed in only here now.'),
  };
}
