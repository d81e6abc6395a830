import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import IconSparkles from '~icons/tabler/sparkles';
import { useInventory } from './inventory-context.ts';
import { ShoppingList } from './ShoppingList.tsx';

interface MaterialTakeoffBarProps {
  isDirty: boolean;
  save: () => Promise<boolean>;
}

/** Starts a takeoff and shows it under way. Unsaved edits are saved first, as only saved ones are kept. */
export function MaterialTakeoffBar({ isDirty, save }: MaterialTakeoffBarProps) {
  const { canEdit, hasLines, inventory, isRunning, isStarting, start } = useInventory();
  const [detail, setDetail] = useState<string | null>(null);
  const takeOff = async () => {
    setDetail(null);
    if (isDirty && !(await save())) return;
    setDetail(await start());
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start">
        {canEdit ? (
          <div>
            <Button
              leftSection={<IconSparkles size={18} aria-hidden />}
              loading={isStarting}
              disabled={isRunning || !hasLines}
              onClick={() => void takeOff()}
            >
              AI Takeoff
            </Button>
            <Text size="xs" c="dimmed" mt={6} maw={380}>
              {materialTakeoffHint(inventory !== null, hasLines)}
            </Text>
          </div>
        ) : null}
        {inventory && inventory.materials.length > 0 ? <ShoppingList isDirty={isDirty} /> : null}
      </Group>
      {isRunning ? (
        <div role="status">
          <Text size="sm" mb={6}>
            Working out the materials. It takes about a minute; you can go on meanwhile.
          </Text>
          <Progress value={100} animated aria-label="Takeoff in progress" />
        </div>
      ) : null}
      {detail === null ? null : (
        <Alert color="red" role="alert" title="Failed to generate suggestion">
          {detail}
        </Alert>
      )}
      {inventory?.isOutdated && !isRunning ? (
        <Alert color="yellow" title="The estimate has changed since">
          {canEdit ? 'AI Takeoff brings the quantities up to date.' : 'Quantities may differ.'}
        </Alert>
      ) : null}
    </Stack>
  );
}

const materialTakeoffHint = (hasInventory: boolean, hasLines: boolean): string => {
  if (!hasLines) return 'The estimate has no lines to take materials from.';
  return hasInventory
    ? 'Works out the quantities again. What you changed, added or removed stays.'
    : 'Works out what to buy for every line of the estimate, with packs and waste.';
};
