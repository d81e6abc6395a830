import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import IconFingerprint from '~icons/tabler/fingerprint';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import type { PasskeyQuestionFragment } from '../../gql/graphql.ts';
import { canUsePasskeys } from '../../lib/passkeys.ts';
import { usePasskeyStep } from './use-passkey-step.ts';

interface PasskeyStepProps {
  question: PasskeyQuestionFragment;
  onSpent: (failure: string) => void;
}

/** The code was right; this account wants to see a passkey, too, or one of its recovery codes. */
export function PasskeyStep({ question, onSpent }: PasskeyStepProps) {
  const step = usePasskeyStep(question, onSpent);
  const [isRecovering, setIsRecovering] = useState(!canUsePasskeys());
  const [code, setCode] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  // The step takes the place of the one before, and the focus with it.
  useEffect(() => button.current?.focus(), []);
  return (
    <Stack>
      <Text size="sm">The code was right. Your account asks for a passkey, too.</Text>
      {step.failure ? <FailureNotice title="Not signed in yet" message={step.failure} /> : null}
      {isRecovering ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (code.trim() !== '' && !step.isBusy) void step.recover(code);
          }}
        >
          <Stack>
            <TextInput
              label="Recovery code"
              name="recoveryCode"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              description="One of those you kept when you added your passkey. Each is good once."
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button type="submit" loading={step.isBusy} disabled={code.trim() === ''}>
              Sign in
            </Button>
          </Stack>
        </form>
      ) : (
        <Button
          leftSection={<IconFingerprint size={18} />}
          loading={step.isBusy}
          onClick={() => void step.sign()}
          ref={button}
        >
          Use your passkey
        </Button>
      )}
      {canUsePasskeys() ? (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => setIsRecovering(!isRecovering)}
        >
          {isRecovering ? 'Use your passkey instead' : 'Use a recovery code instead'}
        </Anchor>
      ) : null}
    </Stack>
  );
}
