import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import IconFingerprint from '~icons/tabler/fingerprint';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import {
  type PasskeyQuestionFragment,
  FinishSignInDocument,
  type FinishSignInInput,
} from '../../gql/graphql.ts';
import { canUsePasskeys, PasskeyFailure, signWithPasskey } from '../../lib/passkeys.ts';
import { useSend } from '../../hooks/use-send.ts';
import { enter, SIGN_IN_OPTIONS } from './enter.ts';
import { asGuest } from './sign-in-words.ts';

type Proof = Pick<FinishSignInInput, 'assertion' | 'recoveryCode'>;

/** The step after the code. `onSpent` hears, with a sentence, that it has to be begun anew. */
function usePasskeyStep(question: PasskeyQuestionFragment, onSpent: (failure: string) => void) {
  const [finish] = useSend(FinishSignInDocument, SIGN_IN_OPTIONS);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const send = async (proof: Proof): Promise<void> => {
    const input = { ticket: question.ticket, ...proof };
    const outcome = await finish({ input });
    if (outcome.kind === 'done') return enter(outcome.result);
    if (outcome.kind === 'failed') return setFailure(asGuest(outcome.message));
    const { refusal, message } = outcome;
    if (refusal.__typename === 'PasskeyRefused' && refusal.triesLeft === 0) return onSpent(message);
    setFailure(message);
  };

  const attempt = async (proofOf: () => Promise<Proof>): Promise<void> => {
    setFailure(null);
    setIsBusy(true);
    try {
      await send(await proofOf());
    } catch (error) {
      if (!(error instanceof PasskeyFailure)) throw error;
      setFailure(error.message);
    }
    setIsBusy(false);
  };

  return {
    failure,
    isBusy,
    sign: () => attempt(async () => ({ assertion: await signWithPasskey(question) })),
    recover: (recoveryCode: string) => attempt(async () => ({ recoveryCode })),
  };
}

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
      <Text size="sm">The code is right. Your account also needs your passkey.</Text>
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
              description="One of those you saved when you added your passkey. Each works once."
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
