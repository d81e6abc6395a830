import { Button, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { Section } from '../../components/Section.tsx';
import { formatMoney } from '../../lib/format.ts';
import { useInventory } from './inventory-context.ts';
import { useTakeoff } from './use-takeoff.ts';

const InventoryHtml = lazy(async () => ({
  default: (await import('./InventoryHtml.tsx')).InventoryHtml,
}));

const SMALL_SCREEN = '(max-width: 48em)';

/** On small screens the materials stand in the page itself; the drawer is where they are edited. */
export function InventoryCard() {
  const isSmall = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  const { inventory } = useInventory();
  if (!isSmall || inventory === undefined) return null;
  return (
    <Section
      title="Materials Inventory"
      {...(inventory?.isOutdated ? { hint: 'The estimate has changed since.' } : {})}
    >
      {inventory === null ? <NoInventory /> : <MadeInventory />}
    </Section>
  );
}

function NoInventory() {
  const { canEdit, hasLines, isStarting } = useInventory();
  const create = useTakeoff('Failed to start inventory generation');
  return (
    <>
      <Text size="sm" c="dimmed">
        No list of materials has been made for this estimate.
      </Text>
      {canEdit && hasLines ? (
        <Button variant="light" loading={isStarting} onClick={() => void create()}>
          Create Inventory
        </Button>
      ) : null}
    </>
  );
}

function MadeInventory() {
  const { inventory, currency, isRunning, open, canEdit } = useInventory();
  if (!inventory) return null;
  return (
    <>
      {isRunning ? (
        <Text size="sm" c="dimmed">
          The materials are being worked out. It takes about a minute.
        </Text>
      ) : null}
      <Suspense fallback={<LoadingDots />}>
        <InventoryHtml key={inventory.version} />
      </Suspense>
      <Group justify="space-between">
        <Text fw={600}>Total {formatMoney(inventory.total, currency)}</Text>
        <Button variant="default" onClick={open}>
          {canEdit ? 'Edit' : 'Open'}
        </Button>
      </Group>
    </>
  );
}
