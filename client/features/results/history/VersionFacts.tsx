import { Badge, Group, Text } from '@mantine/core';
import type { EstimateChange } from '../../../gql/graphql.ts';
import { counted, formatDateTime, formatMoney } from '../../../lib/format.ts';
import { changeName } from './change-names.ts';

interface VersionFactsProps {
  revision: {
    version: number;
    change: EstimateChange;
    changeNote: string | null;
    total: number;
    itemCount: number;
    createdAt: string;
  };
  currency: string;
  isCurrent?: boolean;
}

/** What made a version, when, and what it came to. */
export function VersionFacts({ revision, currency, isCurrent = false }: VersionFactsProps) {
  const { version, change, changeNote, total, itemCount, createdAt } = revision;
  return (
    <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
      <div style={{ minWidth: 0 }}>
        <Group gap={6}>
          <Text fw={600} size="sm">
            Version {version}
          </Text>
          {isCurrent ? (
            <Badge size="sm" variant="light" tt="none">
              now
            </Badge>
          ) : null}
        </Group>
        <Text size="sm">{changeName(change)}</Text>
        {changeNote ? (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {changeNote}
          </Text>
        ) : null}
        <Text size="xs" c="dimmed">
          {formatDateTime(createdAt)}
        </Text>
      </div>
      <div style={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
        <Text size="sm" fw={600}>
          {formatMoney(total, currency)}
        </Text>
        <Text size="xs" c="dimmed">
          {counted(itemCount, 'line')}
        </Text>
      </div>
    </Group>
  );
}
