import { Badge, Button, Group, Text } from '@mantine/core';
import type { AccountScreen_AccountFragment } from '../../gql/graphql.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';

interface SignInItemProps {
  signIn: AccountScreen_AccountFragment['signIns'][number];
  isBusy: boolean;
  onEnd: () => void;
}

export function SignInItem({ signIn, isBusy, onEnd }: SignInItemProps) {
  const device = signIn.device ?? 'Unknown device';
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <div>
        <Group gap="xs">
          <Text fw={500}>{device}</Text>
          {signIn.isCurrent ? <Badge variant="light">This one</Badge> : null}
        </Group>
        <Text size="sm" c="dimmed">
          Last used {formatDateTime(signIn.lastUsedAt)} · signed in {formatDate(signIn.createdAt)}
        </Text>
      </div>
      {signIn.isCurrent ? null : (
        <Button
          variant="default"
          size="compact-sm"
          flex="none"
          loading={isBusy}
          aria-label={`Revoke ${device}, signed in ${formatDate(signIn.createdAt)}`}
          onClick={onEnd}
        >
          Revoke
        </Button>
      )}
    </Group>
  );
}
