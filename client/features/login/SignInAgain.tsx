import { Anchor, Stack, Text } from '@mantine/core';
import { Dialog } from '../../components/Dialog.tsx';
import { SignInForm } from './SignInForm.tsx';

interface SignInAgainProps {
  email: string;
  onClose: () => void;
  onGoOnAsGuest: () => void;
}

/** Over the page that was being worked on, which stays as it is. */
export function SignInAgain({ email, onClose, onGoOnAsGuest }: SignInAgainProps) {
  return (
    <Dialog isOpen title="Sign in again" onClose={onClose}>
      <Stack>
        <Text size="sm">Your sign-in has expired. This page stays as it is.</Text>
        <SignInForm email={email} />
        <Anchor component="button" type="button" size="sm" onClick={onGoOnAsGuest}>
          Continue as a guest instead
        </Anchor>
      </Stack>
    </Dialog>
  );
}
