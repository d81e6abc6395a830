import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import IconCheck from '~icons/tabler/check';
import IconCopy from '~icons/tabler/copy';
import IconShare2 from '~icons/tabler/share-2';
import { copyText } from '../../lib/copy-text.ts';
import { formatDate } from '../../lib/format.ts';
import { showToast } from '../../lib/toast.tsx';
import type { MadeSharedLink } from './use-shared-links.ts';

interface MadeLinkProps {
  made: MadeSharedLink;
  /** Title of what the link opens. */
  title: string;
  onAnother: () => void;
}

const copy = async (url: string): Promise<void> => {
  const isCopied = await copyText(url);
  showToast(
    isCopied
      ? { kind: 'success', message: 'Link copied.' }
      : { kind: 'failure', message: 'The link could not be copied. Select it and copy it.' },
  );
};

/** Opens the browser's own sheet. Whoever closes it has changed their mind, which is no failure. */
const openShareSheet = async (data: ShareData): Promise<void> => {
  try {
    await navigator.share(data);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ kind: 'failure', message: 'This device could not share it. Copy the link.' });
  }
};

/** The address of a link, which is told this once. */
export function MadeLink({ made, title, onAnother }: MadeLinkProps) {
  const { url, sentTo, expiresAt } = made;
  const hasShareSheet = typeof navigator.share === 'function';
  return (
    <Stack gap="sm">
      <Alert color="green" icon={<IconCheck />} role="status">
        {sentTo === null
          ? `The link is ready, and good until ${formatDate(expiresAt)}.`
          : `The link was sent to ${sentTo}, and is good until ${formatDate(expiresAt)}.`}
      </Alert>
      <TextInput
        label="Link"
        description="Copy it now. We keep no readable copy and cannot show it again."
        readOnly
        data-autofocus
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group gap="xs">
        <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy(url)}>
          Copy link
        </Button>
        {hasShareSheet ? (
          <Button
            variant="light"
            leftSection={<IconShare2 size={18} aria-hidden />}
            onClick={() => void openShareSheet({ title, url })}
          >
            Share…
          </Button>
        ) : null}
        <Button variant="default" onClick={onAnother}>
          Create another link
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        You can revoke it below at any time.
      </Text>
    </Stack>
  );
}
