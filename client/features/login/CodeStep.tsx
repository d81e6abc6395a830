import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { CODE_DIGITS } from '../../../server/domain/catalog.ts';
import { ResendButton } from './ResendButton.tsx';
import type { useSignIn } from './use-sign-in.ts';

interface CodeStepProps {
  signIn: ReturnType<typeof useSignIn>;
  resendAt: number;
}

/** However they were grouped when they were pasted. */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, CODE_DIGITS);

export function CodeStep({ signIn, resendAt }: CodeStepProps) {
  const { step, failure, isSending, isVerifying } = signIn;
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isComplete = code.length === CODE_DIGITS;
  // The step takes the place of the one before, and the focus with it.
  useEffect(() => field.current?.focus(), []);

  const submit = async (): Promise<void> => {
    await signIn.enterCode(code);
    field.current?.select();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && !isVerifying) void submit();
      }}
    >
      <Stack>
        <Text size="sm">
          Sent to <b style={{ overflowWrap: 'anywhere' }}>{step?.email}</b>.{' '}
          <Anchor component="button" type="button" size="sm" onClick={signIn.changeAddress}>
            Change address
          </Anchor>
        </Text>
        <TextInput
          ref={field}
          label="6-digit code"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          size="md"
          description="No e-mail? Check your spam folder, or ask for another code."
          labelProps={{ size: 'sm' }}
          descriptionProps={{ size: 'xs' }}
          styles={{
            input: { letterSpacing: '0.4em', fontSize: 20, fontVariantNumeric: 'tabular-nums' },
          }}
          value={code}
          onChange={(event) => setCode(digitsOf(event.currentTarget.value))}
          error={failure}
          errorProps={{ role: 'alert' }}
        />
        <Group grow preventGrowOverflow={false}>
          <Button type="submit" loading={isVerifying} disabled={!isComplete}>
            Verify &amp; sign in
          </Button>
          <ResendButton
            key={resendAt}
            at={resendAt}
            isSending={isSending}
            onClick={() => void signIn.sendCode()}
          />
        </Group>
      </Stack>
    </form>
  );
}
