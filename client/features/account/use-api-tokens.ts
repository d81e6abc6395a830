import { useState } from 'react';
import { CreateApiTokenDocument, RevokeApiTokenDocument } from '../../gql/graphql.ts';
import type { CreateApiTokenInput } from '../../gql/graphql.ts';
import { problemOf, useSend } from '../../hooks/use-send.ts';
import type { Problem } from '../../lib/problem.ts';
import { showToast } from '../../lib/toast.tsx';

/** Making and revoking API tokens of one's account. What the account has then comes with the answers. */
export function useApiTokens() {
  const [create, creating] = useSend(CreateApiTokenDocument);
  const [revoke, revoking] = useSend(RevokeApiTokenDocument);
  /** To be shown once. */
  const [secret, setSecret] = useState<string | null>(null);

  return {
    secret,
    forgetSecret: () => setSecret(null),
    isBusy: creating.isSending || revoking.isSending,
    revokeProblem: revoking.problem,
    createProblem: creating.problem,
    clearCreateProblem: creating.clearProblem,
    /** True when it is made. */
    create: async (input: CreateApiTokenInput): Promise<boolean> => {
      const outcome = await create({ input });
      if (outcome.kind === 'done') setSecret(outcome.result.token);
      return outcome.kind === 'done';
    },
    revoke: async (id: string): Promise<Problem | null> => {
      const outcome = await revoke({ input: { id } });
      if (outcome.kind === 'done') {
        showToast({ kind: 'success', message: 'The token was revoked.' });
      }
      return problemOf(outcome);
    },
  };
}
