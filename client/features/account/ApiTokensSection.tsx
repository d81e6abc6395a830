import { Button, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { TOKEN_IDLE_DAYS, TOKENS_MAX } from '../../../server/domain/account/api-tokens.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Section } from '../../components/Section.tsx';
import {
  type AccountScreen_AccountFragment,
  CreateApiTokenDocument,
  RevokeApiTokenDocument,
  type CreateApiTokenInput,
} from '../../gql/graphql.ts';
import { ApiTokenItem } from './ApiTokenItem.tsx';
import { NewApiTokenDialog } from './NewApiTokenDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { problemOf, useSend } from '../../hooks/use-send.ts';
import type { Problem } from '../../lib/problem.ts';
import { showToast } from '../../lib/toast.tsx';

/** Making and revoking API tokens of one's account. What the account has then comes with the answers. */
function useApiTokens() {
  const [create, creating] = useSend(CreateApiTokenDocument);
  const [revoke, revoking] = useSend(RevokeApiTokenDocument);
  /** A new token, which the page shows once. */
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

const HINT = `For programs that work with your estimates. A token may only do what you choose, and ends when it is not used for ${TOKEN_IDLE_DAYS} days.`;

interface ApiTokensSectionProps {
  tokens: AccountScreen_AccountFragment['apiTokens'];
}

export function ApiTokensSection({ tokens }: ApiTokensSectionProps) {
  /** The dialog that asked is gone by the time the secret is closed: the focus goes back to what opened it. */
  const opener = useRef<HTMLButtonElement>(null);
  const changing = useApiTokens();
  const [isMaking, setIsMaking] = useState(false);
  const [revoking, setRevoking] = useState<string | null>(null);

  const revoke = async (): Promise<void> => {
    if (revoking !== null) await changing.revoke(revoking);
    setRevoking(null);
  };
  const closeSecret = () => {
    changing.forgetSecret();
    opener.current?.focus();
  };

  return (
    <Section
      title="API tokens"
      hint={HINT}
      aside={
        <Button
          ref={opener}
          variant="default"
          disabled={tokens.length >= TOKENS_MAX}
          onClick={() => {
            changing.clearCreateProblem();
            setIsMaking(true);
          }}
        >
          New token
        </Button>
      }
    >
      {changing.revokeProblem ? (
        <FailureNotice
          title="The token could not be revoked"
          message={changing.revokeProblem.message}
        />
      ) : null}
      {tokens.length > 0 ? (
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {tokens.map((token) => (
            <ApiTokenItem
              key={token.id}
              token={token}
              isBusy={changing.isBusy}
              onRevoke={() => setRevoking(token.id)}
            />
          ))}
        </Stack>
      ) : null}
      <NewApiTokenDialog
        isOpen={isMaking}
        isBusy={changing.isBusy}
        problem={changing.createProblem}
        onCreate={async (input) => {
          if (await changing.create(input)) setIsMaking(false);
        }}
        onClose={() => setIsMaking(false)}
      />
      <ConfirmDialog
        isOpen={revoking !== null}
        title="Revoke this token?"
        confirmLabel="Revoke it"
        isBusy={changing.isBusy}
        onConfirm={() => void revoke()}
        onClose={() => setRevoking(null)}
      >
        <Text>The program that uses it is cut off at once. This cannot be undone.</Text>
      </ConfirmDialog>
      <SecretDialog title="Your new token" secret={changing.secret} onClose={closeSecret}>
        Anyone who has it can do what you allowed. Programs send it as{' '}
        <code>Authorization: Bearer …</code>
      </SecretDialog>
    </Section>
  );
}
