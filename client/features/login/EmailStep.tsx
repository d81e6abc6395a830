import { Button, Stack, TextInput } from '@mantine/core';

interface EmailStepProps {
  email: string;
  onChange: (email: string) => void;
  failure: string | null;
  isSending: boolean;
  onSend: () => void;
}

export function EmailStep({ email, onChange, failure, isSending, onSend }: EmailStepProps) {
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
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          description="We mail you a code. There is no password."
          value={email}
          onChange={(event) => onChange(event.currentTarget.value)}
          error={failure}
        />
        <Button type="submit" loading={isSending} disabled={email.trim() === ''}>
          Send code
        </Button>
      </Stack>
    </form>
  );
}
