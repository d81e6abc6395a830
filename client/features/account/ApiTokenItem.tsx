import { Button, Group, Text } from '@mantine/core';
import { TOKEN_SCOPES } from '../../../server/domain/api-tokens.ts';
import type { AccountScreen_AccountFragment } from '../../gql/graphql.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';

interface ApiTokenItemProps {
  token: AccountScreen_AccountFragment['apiTokens'][number];
  isBusy: boolean;
  onRevoke: () => void;
}

export function ApiTokenItem({ token, isBusy, onRevoke }: ApiTokenItemProps) {
  const { name, scopes, createdAt, lastUsedAt, expiresAt } = token;
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm" align="flex-start">
      <div>
        <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          Made {formatDate(createdAt)} ·{' '}
          {lastUsedAt ? `last used ${formatDateTime(lastUsedAt)}` : 'not used yet'} · ends{' '}
          {formatDate(expiresAt)}
        </Text>
        <Text size="sm" c="dimmed">
          {scopes.map((scope) => TOKEN_SCOPES[scope]).join(' · ')}
        </Text>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        flex="none"
        disabled={isBusy}
        aria-label={`Revoke the token ${name}, made ${formatDate(createdAt)}`}
        onClick={onRevoke}
      >
        Revoke
      </Button>
    </Group>
  );
}
