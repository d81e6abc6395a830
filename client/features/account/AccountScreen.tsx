import { Badge, Button, Divider, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { SIGN_IN_DAYS, SIGN_IN_IDLE_DAYS } from '../../../server/domain/catalog.ts';
import { BrowserNoticesSwitch } from '../../components/BrowserNoticesSwitch.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Section } from '../../components/Section.tsx';
import {
  type AccountScreen_AccountFragment,
  RevokeOtherSignInsDocument,
  RevokeSignInDocument,
} from '../../gql/graphql.ts';
import { formatDate } from '../../lib/format.ts';
import { ApiTokensSection } from './ApiTokensSection.tsx';
import { EmailWhenReadySwitch } from './EmailWhenReadySwitch.tsx';
import { OwnDataSection } from './OwnDataSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { SignInItem } from './SignInItem.tsx';
import { WebhooksSection } from './WebhooksSection.tsx';
import { useSend } from '../../hooks/use-send.ts';
import { showToast } from '../../lib/toast.tsx';

/** Ends sign-ins of the account elsewhere; what is left comes with the answer. */
function useEndSignIns() {
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

interface AccountScreenProps {
  account: AccountScreen_AccountFragment;
  onSignOut: () => void;
}

export function AccountScreen({ account, onSignOut }: AccountScreenProps) {
  const { signIns } = account;
  const ending = useEndSignIns();
  const [isConfirming, setIsConfirming] = useState(false);
  const hasOthers = signIns.some(({ isCurrent }) => !isCurrent);

  const endOthers = async (): Promise<void> => {
    await ending.endOthers();
    setIsConfirming(false);
  };

  return (
    <Stack gap="lg">
      <div>
        <PageTitle>Account</PageTitle>
        <Group mt={4} gap="xs" justify="space-between">
          <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {account.email} · since {formatDate(account.createdAt)}
          </Text>
          <Button variant="default" onClick={onSignOut}>
            Sign out
          </Button>
        </Group>
      </div>
      <Section
        title="Notifications"
        hint="An estimate takes about a minute. You don’t have to wait here."
      >
        <EmailWhenReadySwitch account={account} />
        <Divider />
        <BrowserNoticesSwitch />
      </Section>
      <PasskeysSection account={account} />
      <ApiTokensSection tokens={account.apiTokens} />
      <WebhooksSection />
      <Section
        title="Where you are signed in"
        hint={`A sign-in ends by itself when it is not used for ${SIGN_IN_IDLE_DAYS} days, and after ${SIGN_IN_DAYS} days.`}
        aside={
          hasOthers ? (
            <Button variant="default" onClick={() => setIsConfirming(true)}>
              Sign out everywhere else
            </Button>
          ) : (
            <Badge variant="light">Only here</Badge>
          )
        }
      >
        {ending.failure ? (
          <FailureNotice title="The sign-in could not be ended" message={ending.failure} />
        ) : null}
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {signIns.map((signIn) => (
            <SignInItem
              key={signIn.id}
              signIn={signIn}
              isBusy={ending.busyId === signIn.id}
              onEnd={() => void ending.end(signIn.id)}
            />
          ))}
        </Stack>
      </Section>
      <OwnDataSection email={account.email} />
      <ConfirmDialog
        isOpen={isConfirming}
        title="Sign out everywhere else?"
        confirmLabel="Sign out everywhere else"
        isBusy={ending.isEndingOthers}
        onConfirm={() => void endOthers()}
        onClose={() => setIsConfirming(false)}
      >
        <Text>All other browsers have to sign in again with a new code. This one stays.</Text>
      </ConfirmDialog>
    </Stack>
  );
}
