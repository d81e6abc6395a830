import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '../../components/Dialog.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { showToast } from '../../lib/toast.tsx';

interface ApiTokenSecretDialogProps {
  /** Null: nothing to show. */
  secret: string | null;
  onClose: () => void;
}

const copy = async (secret: string): Promise<void> => {
  const isCopied = await copyText(secret);
  showToast({ message: isCopied ? 'Copied.' : 'The browser did not let it be copied.' });
};

export function ApiTokenSecretDialog({ secret, onClose }: ApiTokenSecretDialogProps) {
  return (
    <Dialog isOpen={secret !== null} title="Your new token" onClose={onClose}>
      <Stack>
        <Text size="sm">
          Copy it now, it is shown only this once. Whoever has it can do for you what you allowed.
          Programs send it as <code>Authorization: Bearer …</code>
        </Text>
        <Text component="code" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {secret}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void copy(secret ?? '')}>
            Copy
          </Button>
          <Button onClick={onClose}>I have kept it</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
