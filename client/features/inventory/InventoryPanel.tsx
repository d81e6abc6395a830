import { Alert, Stack } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { InventoryFailure } from './InventoryFailure.tsx';
import { useInventory } from './inventory-context.ts';
import { MaterialsEditor } from './MaterialsEditor.tsx';
import { MaterialsFooter } from './MaterialsFooter.tsx';
import { MaterialsNews } from './MaterialsNews.tsx';
import { MaterialTakeoffBar } from './MaterialTakeoffBar.tsx';
import type { Materials } from './use-materials.ts';

/** Everything in the drawer. */
export function InventoryPanel({ materials }: { materials: Materials }) {
  const { inventory, failure, retry } = useInventory();
  const { save, isSaving, failure: saveFailure } = materials;

  if (inventory === undefined && !failure) return <LoadingDots />;
  if (inventory === undefined && failure) {
    return (
      <FailureNotice
        title="The inventory could not be loaded"
        message={failure.message}
        onRetry={retry}
      />
    );
  }
  // Kept from the page below, whose own changes the same keys save.
  const saveAtShortcut = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (materials.isDirty && !isSaving && !materials.state.newer) void save();
  };
  return (
    <Stack gap="md" onKeyDown={saveAtShortcut}>
      <MaterialTakeoffBar isDirty={materials.isDirty} save={save} />
      <InventoryFailure />
      {failure ? (
        <FailureNotice
          title="This page stopped checking on the inventory"
          message={`${failure.message} The inventory is still being made.`}
          onRetry={retry}
        />
      ) : null}
      <MaterialsNews materials={materials} />
      {saveFailure && !materials.state.newer ? (
        <Alert color="red" role="alert" title="Save failed:" style={{ whiteSpace: 'pre-line' }}>
          {saveFailure}
        </Alert>
      ) : null}
      <MaterialsEditor materials={materials} />
      <MaterialsFooter materials={materials} />
    </Stack>
  );
}
