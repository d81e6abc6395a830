import { Badge, Group } from '@mantine/core';
import { TOKEN_SCOPES } from '../../../server/domain/account/api-tokens.ts';
import type { AccountScreen_AccountFragment } from '../../gql/graphql.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { RevocableItem } from '../../components/RevocableItem.tsx';

interface ApiTokenItemProps {
  token: AccountScreen_AccountFragment['apiTokens'][number];
  isBusy: boolean;
  onRevoke: () => void;
}

export function ApiTokenItem({ token, isBusy, onRevoke }: ApiTokenItemProps) {
  const { name, scopes, isTest, createdAt, lastUsedAt, expiresAt } = token;
  const made = formatDate(createdAt);
  const used = lastUsedAt ? `last used ${formatDateTime(lastUsedAt)}` : 'not used yet';
  return (
    <RevocableItem
      name={
        <Group gap="xs">
          {name}
          {isTest ? <Badge variant="light">For tests</Badge> : null}
        </Group>
      }
      facts={[
        `Made ${made} · ${used} · ends ${formatDate(expiresAt)}`,
        scopes.map((scope) => TOKEN_SCOPES[scope]).join(' · '),
      ]}
      ending={{
        verb: 'Revoke',
        label: `Revoke the token ${name}, made ${made}`,
        isDisabled: isBusy,
      }}
      onEnd={onRevoke}
    />
  );
}
