import { Stack, Text } from '@mantine/core';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Asks for an address, then for the code that was mailed there. What follows is whoever listens to the session's. */
export function SignInForm({ email }: { email: string }) {
  const signIn = useSignIn(email);
  const { step, question, notice } = signIn;
  if (question) return <PasskeyStep question={question} onSpent={signIn.beginAnew} />;
  return (
    <Stack>
      <Text
        role="status"
        c="var(--plumb-good)"
        fw={500}
        size="sm"
        display={notice ? 'block' : 'none'}
      >
        {notice}
      </Text>
      {step ? (
        <CodeStep signIn={signIn} resendAt={step.resendAt} />
      ) : (
        <EmailStep
          email={signIn.email}
          onChange={signIn.setEmail}
          failure={signIn.failure}
          isSending={signIn.isSending}
          takesFocus={signIn.hasLeftCode}
          onSend={() => void signIn.sendCode()}
        />
      )}
    </Stack>
  );
}
