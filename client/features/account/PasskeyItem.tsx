import { Button, Group, Text } from '@mantine/core';
import type { AccountScreen_AccountFragment } from '../../gql/graphql.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';

interface PasskeyItemProps {
  passkey: AccountScreen_AccountFragment['passkeys'][number];
  isBusy: boolean;
  onRemove: () => void;
}

export function PasskeyItem({ passkey, isBusy, onRemove }: PasskeyItemProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <div>
        <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          Added {formatDate(createdAt)}
          {lastUsedAt ? ` · last used ${formatDateTime(lastUsedAt)}` : ''}
        </Text>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        flex="none"
        disabled={isBusy}
        aria-label={`Remove the passkey ${name}, added ${formatDate(createdAt)}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </Group>
  );
}
