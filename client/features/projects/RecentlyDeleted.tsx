import { Button, Group, Text } from '@mantine/core';
import { KEPT_DELETED_DAYS } from '../../../server/domain/catalog.ts';
import { Section } from '../../components/Section.tsx';
import { formatDate } from '../../lib/format.ts';
import classes from './Projects.module.css';

export interface DeletedItem {
  id: string;
  name: string;
  restorableUntil: string | null;
}

interface RecentlyDeletedProps<Item extends DeletedItem> {
  items: readonly Item[];
  isRestoring: boolean;
  onRestore: (item: Item) => void;
}

/** For whoever missed the toast. */
export function RecentlyDeleted<Item extends DeletedItem>({
  items,
  isRestoring,
  onRestore,
}: RecentlyDeletedProps<Item>) {
  if (items.length === 0) return null;
  return (
    <Section title="Recently deleted" hint={`Kept for ${KEPT_DELETED_DAYS} days.`}>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Group justify="space-between" wrap="nowrap" gap="sm">
              <div>
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {item.name}
                </Text>
                {item.restorableUntil ? (
                  <Text size="xs" c="dimmed">
                    Until {formatDate(item.restorableUntil)}
                  </Text>
                ) : null}
              </div>
              <Button
                size="compact-sm"
                variant="default"
                style={{ flex: 'none' }}
                disabled={isRestoring}
                aria-label={`Restore ${item.name}`}
                onClick={() => onRestore(item)}
              >
                Restore
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Section>
  );
}
