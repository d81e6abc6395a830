import { useState } from 'react';
import {
  AccountDocument,
  AddPasskeyDocument,
  RemovePasskeyDocument,
  RenewRecoveryCodesDocument,
  StartPasskeyDocument,
} from '../../gql/graphql.ts';
import { problemOf, useSend } from '../../hooks/use-send.ts';
import { makePasskey, PasskeyFailure } from '../../lib/passkeys.ts';
import type { Problem } from '../../lib/problem.ts';
import { showToast } from '../../lib/toast.tsx';

type PasskeyProblem = Pick<Problem, 'message'> | null;

/** What the browser itself has against it. */
const browserProblem = (error: unknown): PasskeyProblem => {
  if (error instanceof PasskeyFailure) return error;
  throw error;
};

/** Adding and removing passkeys of one's account. What the account has then comes with the answers. */
export function usePasskeys() {
  const [start] = useSend(StartPasskeyDocument);
  const [add] = useSend(AddPasskeyDocument);
  const [remove] = useSend(RemovePasskeyDocument);
  const [renew] = useSend(RenewRecoveryCodesDocument, { refetchQueries: [AccountDocument] });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem>(null);
  /** To be shown once. */
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);

  const attempt = async (change: () => Promise<PasskeyProblem>): Promise<void> => {
    setProblem(null);
    setIsBusy(true);
    setProblem(await change().catch(browserProblem));
    setIsBusy(false);
  };

  const addOne = async (): Promise<PasskeyProblem> => {
    const begun = await start();
    if (begun.kind !== 'done') return problemOf(begun);
    const { ticket, ...creation } = begun.result.creation;
    const passkey = await makePasskey(creation);
    const added = await add({ input: { ticket, name: '', ...passkey } });
    if (added.kind !== 'done') return problemOf(added);
    setRecoveryCodes(added.result.recoveryCodes ?? null);
    showToast({ kind: 'success', message: 'Your passkey was added.' });
    return null;
  };

  const removeOne = async (id: string) => {
    const removed = await remove({ input: { id } });
    if (removed.kind === 'done') {
      showToast({ kind: 'success', message: 'The passkey was removed.' });
    }
    return problemOf(removed);
  };

  const renewCodes = async () => {
    const renewed = await renew();
    if (renewed.kind === 'done') setRecoveryCodes(renewed.result.recoveryCodes);
    return problemOf(renewed);
  };

  return {
    isBusy,
    failure: problem?.message ?? null,
    recoveryCodes,
    forgetRecoveryCodes: () => setRecoveryCodes(null),
    add: () => attempt(addOne),
    remove: (id: string) => attempt(() => removeOne(id)),
    renewCodes: () => attempt(renewCodes),
  };
}
