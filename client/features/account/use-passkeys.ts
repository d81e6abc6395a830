import { useState } from 'react';
import { AccountDocument } from '../../gql/graphql.ts';
import {
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
  useStartPasskeyMutation,
} from '../../gql/hooks.ts';
import { makePasskey, PasskeyFailure } from '../../lib/passkeys.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { showToast } from '../../lib/toast.tsx';

const NO_ANSWER = 'The server gave no answer. Try again.';

/** Whoever is sent to sign in again is told so there. */
const sentenceOf = (error: unknown): string | null => {
  if (error instanceof PasskeyFailure) return error.message;
  const failure = readFailure(error);
  return failure.kind === 'login' ? null : failure.message;
};

/** Adding and removing passkeys of one's account. What the account has then comes with the answers. */
export function usePasskeys() {
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [remove] = useRemovePasskeyMutation();
  const [renew] = useRenewRecoveryCodesMutation({ refetchQueries: [AccountDocument] });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** To be shown once. */
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);

  const attempt = async (change: () => Promise<void>): Promise<void> => {
    setFailure(null);
    setIsBusy(true);
    try {
      await change();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setIsBusy(false);
  };

  const addOne = async (): Promise<void> => {
    const { data: started } = await start();
    const begun = started?.startPasskey;
    if (begun?.__typename !== 'StartPasskeySuccess') {
      return setFailure(begun?.message ?? NO_ANSWER);
    }
    const { ticket, ...creation } = begun.creation;
    const passkey = await makePasskey(creation);
    const { data } = await add({ variables: { input: { ticket, name: '', ...passkey } } });
    const added = data?.addPasskey;
    if (added?.__typename !== 'AddPasskeySuccess') return setFailure(added?.message ?? NO_ANSWER);
    setRecoveryCodes(added.recoveryCodes ?? null);
    showToast({ kind: 'success', message: 'Your passkey was added.' });
  };

  return {
    isBusy,
    failure,
    recoveryCodes,
    forgetRecoveryCodes: () => setRecoveryCodes(null),
    add: () => attempt(addOne),
    remove: (id: string) =>
      attempt(async () => {
        await remove({ variables: { input: { id } } });
        showToast({ kind: 'success', message: 'The passkey was removed.' });
      }),
    renewCodes: () =>
      attempt(async () => {
        const { data } = await renew();
        setRecoveryCodes(data?.renewRecoveryCodes?.recoveryCodes ?? null);
      }),
  };
}
