import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { showToast } from '../../lib/toast.tsx';

interface SecretDialogProps {
  title: string;
  /** Null: nothing to show. */
  secret: string | null;
  /** What it is for. */
  children: ReactNode;
  onClose: () => void;
}

const copy = async (secret: string): Promise<void> => {
  const isCopied = await copyText(secret);
  showToast({
    message: isCopied
      ? 'Copied.'
      : 'Your browser blocked copying. Select the text and copy it by hand.',
  });
};

/** Something that is shown once. */
export function SecretDialog({ title, secret, children, onClose }: SecretDialogProps) {
  return (
    <Dialog isOpen={secret !== null} title={title} onClose={onClose}>
      <Stack>
        <Text size="sm">Copy it now, it is shown only this once. {children}</Text>
        <Text component="code" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {secret}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void copy(secret ?? '')}>
            Copy
          </Button>
          <Button onClick={onClose}>I saved it</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
