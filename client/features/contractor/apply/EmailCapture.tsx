import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isEmail } from '../../../../server/domain/leads/contractor-request.ts';
import { EMAIL_INVALID } from '../../../../server/domain/text/form-sentences.ts';
import { EMAIL_LIMITS } from '../../../../server/domain/limits.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { type LoginState, paths } from '../../../lib/paths.ts';
import type { FieldsProps } from '../TextLines.tsx';

interface EmailCaptureProps extends FieldsProps<'email'> {
  email: string;
  onContinue: () => void;
}

/** First step of whoever is not signed in. */
export function EmailCapture({ email, propsOf, onContinue }: EmailCaptureProps) {
  const [isTold, setIsTold] = useState(false);
  const isGood = isEmail(email.trim());
  const state: LoginState = { from: paths.contractorApply(), email: email.trim() };
  return (
    <form
      noValidate
      aria-label="Your email"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTold(!isGood);
        if (isGood) onContinue();
      }}
    >
      <Stack maw={460}>
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={EMAIL_LIMITS.address}
          description="We write to it when your application has been reviewed."
          {...propsOf('email')}
          error={isTold && !isGood ? EMAIL_INVALID : null}
          errorProps={{ role: 'alert' }}
        />
        <Group>
          <Button type="submit">Continue</Button>
          <LinkButton to={paths.login()} state={state} variant="default">
            Sign in instead
          </LinkButton>
        </Group>
        <Text size="sm" c="dimmed">
          You need no account to apply. Sign in later with the same address, and the application is
          yours.
        </Text>
      </Stack>
    </form>
  );
}
