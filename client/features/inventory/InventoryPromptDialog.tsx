import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { useInventory } from './inventory-context.ts';

interface InventoryPromptDialogProps {
  isOpen: boolean;
  onDismiss: () => void;
}

export function InventoryPromptDialog({ isOpen, onDismiss }: InventoryPromptDialogProps) {
  const { start, isStarting } = useInventory();
  const [detail, setDetail] = useState<string | null>(null);
  const create = async () => {
    setDetail(null);
    setDetail(await start());
  };
  return (
    <Dialog isOpen={isOpen} title="Create a Materials Inventory?" onClose={onDismiss}>
      <Stack>
        <Text size="sm">
          A list of what to buy for this estimate, in the units and packs it is sold in, with waste
          and cost. It is made in a background job and takes about a minute; you can go on working
          meanwhile.
        </Text>
        {detail === null ? null : (
          <Alert color="red" role="alert" title="Failed to start inventory generation">
            {detail}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDismiss} data-autofocus>
            Not now
          </Button>
          <Button loading={isStarting} onClick={() => void create()}>
            Create Inventory
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
