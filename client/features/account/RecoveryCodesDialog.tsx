import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { Dialog } from '../../components/Dialog.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { showToast } from '../../lib/toast.tsx';

interface RecoveryCodesDialogProps {
  /** Null: nothing to show. */
  codes: readonly string[] | null;
  onClose: () => void;
}

const copy = async (codes: readonly string[]): Promise<void> => {
  const isCopied = await copyText(codes.join('\n'));
  showToast({
    message: isCopied
      ? 'Copied.'
      : 'Your browser blocked copying. Select the codes and copy them by hand.',
  });
};

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog isOpen={codes !== null} title="Your recovery codes" onClose={onClose}>
      <Stack>
        <Text size="sm">
          Keep them where you can find them without this device. Each replaces your passkey once,
          together with the e-mailed code. They are shown only now.
        </Text>
        <SimpleGrid component="ul" cols={2} spacing="xs" m={0} p={0} style={{ listStyle: 'none' }}>
          {codes?.map((code) => (
            <li key={code}>
              <Text component="code" ff="monospace">
                {code}
              </Text>
            </li>
          ))}
        </SimpleGrid>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void copy(codes ?? [])}>
            Copy
          </Button>
          <Button onClick={onClose}>I saved them</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
