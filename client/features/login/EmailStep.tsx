import { Button, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface EmailStepProps {
  email: string;
  onChange: (email: string) => void;
  failure: string | null;
  isSending: boolean;
  /** Takes the focus from the step that it comes back from. */
  takesFocus: boolean;
  onSend: () => void;
}

export function EmailStep({
  email,
  onChange,
  failure,
  isSending,
  takesFocus,
  onSend,
}: EmailStepProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending && email.trim() !== '') onSend();
      }}
    >
      <Stack>
        <TextInput
          ref={field}
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          description="We e-mail you a code. There is no password."
          value={email}
          onChange={(event) => onChange(event.currentTarget.value)}
          error={failure}
          errorProps={{ role: 'alert' }}
        />
        <Button type="submit" loading={isSending} disabled={email.trim() === ''}>
          Send code
        </Button>
      </Stack>
    </form>
  );
}
