import { Button, Group, Text } from '@mantine/core';
import { Suspense } from 'react';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { FoldingSection } from '../../components/FoldingSection.tsx';
import { useSmallScreen } from '../../hooks/use-small-screen.ts';
import { counted, formatMoney } from '../../lib/format.ts';
import { extraPart } from '../../lib/lazy-part.tsx';
import { useInventory } from './inventory-context.ts';
import { useMaterialTakeoff } from './use-material-takeoff.ts';

const [InventoryHtml] = extraPart(async () => (await import('./InventoryHtml.tsx')).InventoryHtml);

/** On small screens the materials stand in the page itself; the drawer is where they are edited. */
export function InventoryCard() {
  const isSmall = useSmallScreen();
  const { inventory, currency } = useInventory();
  if (!isSmall || inventory === undefined) return null;
  return (
    <FoldingSection
      title="Materials Inventory"
      gist={
        inventory
          ? `${counted(inventory.materials.length, 'material')}, ${formatMoney(inventory.total, currency)}`
          : 'Not created yet'
      }
      {...(inventory?.isOutdated ? { hint: 'The estimate has changed since.' } : {})}
    >
      {inventory === null ? <NoInventory /> : <MadeInventory />}
    </FoldingSection>
  );
}

function NoInventory() {
  const { canEdit, hasLines, isStarting } = useInventory();
  const create = useMaterialTakeoff();
  return (
    <>
      <Text size="sm" c="dimmed">
        This estimate has no materials list yet.
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
          We are working out the materials. It takes about a minute.
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
