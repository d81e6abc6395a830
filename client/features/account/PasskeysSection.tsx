import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Section } from '../../components/Section.tsx';
import {
  type AccountScreen_AccountFragment,
  AccountDocument,
  AddPasskeyDocument,
  RemovePasskeyDocument,
  RenewRecoveryCodesDocument,
  StartPasskeyDocument,
} from '../../gql/graphql.ts';
import { counted } from '../../lib/format.ts';
import { canUsePasskeys, makePasskey, PasskeyFailure } from '../../lib/passkeys.ts';
import { PasskeyItem } from './PasskeyItem.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { problemOf, useSend } from '../../hooks/use-send.ts';
import type { Problem } from '../../lib/problem.ts';
import { showToast } from '../../lib/toast.tsx';

type PasskeyProblem = Pick<Problem, 'message'> | null;

/** What the browser itself has against it. */
const browserProblem = (error: unknown): PasskeyProblem => {
  if (error instanceof PasskeyFailure) return error;
  throw error;
};

/** Adding and removing passkeys of one's account. What the account has then comes with the answers. */
function usePasskeys() {
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

const HINT =
  'With a passkey (your fingerprint, face, PIN or security key), an e-mailed code alone no longer signs anyone in.';
const UNKNOWN = 'This browser cannot add a passkey here: passkeys need an HTTPS address.';

interface PasskeysSectionProps {
  account: Pick<AccountScreen_AccountFragment, 'passkeys' | 'recoveryCodesLeft'>;
}

export function PasskeysSection({ account }: PasskeysSectionProps) {
  const { passkeys, recoveryCodesLeft } = account;
  const changing = usePasskeys();
  const [removing, setRemoving] = useState<string | null>(null);

  const remove = async (): Promise<void> => {
    if (removing !== null) await changing.remove(removing);
    setRemoving(null);
  };

  return (
    <Section
      title="Passkeys"
      hint={canUsePasskeys() ? HINT : UNKNOWN}
      aside={
        canUsePasskeys() ? (
          <Button variant="default" loading={changing.isBusy} onClick={() => void changing.add()}>
            Add a passkey
          </Button>
        ) : null
      }
    >
      {changing.failure ? (
        <FailureNotice title="Your passkeys stay as they are" message={changing.failure} />
      ) : null}
      {passkeys.length > 0 ? (
        <>
          <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
            {passkeys.map((passkey) => (
              <PasskeyItem
                key={passkey.id}
                passkey={passkey}
                isBusy={changing.isBusy}
                onRemove={() => setRemoving(passkey.id)}
              />
            ))}
          </Stack>
          <Group justify="space-between" gap="sm">
            <Text size="sm" c="dimmed">
              {counted(recoveryCodesLeft, 'recovery code')} left, for when you have lost your
              passkey.
            </Text>
            <Button
              variant="default"
              size="compact-sm"
              disabled={changing.isBusy}
              onClick={() => void changing.renewCodes()}
            >
              Create new codes
            </Button>
          </Group>
        </>
      ) : null}
      <ConfirmDialog
        isOpen={removing !== null}
        title="Remove this passkey?"
        confirmLabel="Remove it"
        isBusy={changing.isBusy}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(null)}
      >
        <Text>
          {passkeys.length === 1
            ? 'This is your only passkey. Without it an e-mailed code alone signs you in, and your recovery codes stop working.'
            : 'You can no longer sign in with it. Your other passkeys stay.'}
        </Text>
      </ConfirmDialog>
      <RecoveryCodesDialog codes={changing.recoveryCodes} onClose={changing.forgetRecoveryCodes} />
    </Section>
  );
}
