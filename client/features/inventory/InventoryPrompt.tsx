import { useState } from 'react';
import { OnDemand } from '../../components/OnDemand.tsx';
import { tabStorage } from '../../lib/storage.ts';
import { openedPart } from '../../lib/opened-part.ts';
import { useInventory } from './inventory-context.ts';
import { usePromptTime } from './use-prompt-time.ts';

const [InventoryPromptDialog] = openedPart(
  async () => (await import('./InventoryPromptDialog.tsx')).InventoryPromptDialog,
);

const dismissalKey = (claimNumber: string) => `inventory.notNow.${claimNumber}`;

/** Offers an inventory once a session and claim, to who has none and did not look for one. @param isHeld they came for something else */
export function InventoryPrompt({ isHeld = false }: { isHeld?: boolean }) {
  const { claimNumber, inventory, canEdit, hasLines, isOpen: isDrawerOpen } = useInventory();
  const [isDismissed, setIsDismissed] = useState(
    () => tabStorage.read(dismissalKey(claimNumber)) !== null,
  );
  const [wasLookedFor, setWasLookedFor] = useState(false);
  if (isDrawerOpen && !wasLookedFor) setWasLookedFor(true);

  const isWanted =
    inventory === null && canEdit && hasLines && !isHeld && !isDismissed && !wasLookedFor;
  const isDue = usePromptTime(isWanted);
  const dismiss = () => {
    tabStorage.write(dismissalKey(claimNumber), 'yes');
    setIsDismissed(true);
  };
  const isOpen = isWanted && isDue;
  return (
    <OnDemand isOpen={isOpen}>
      <InventoryPromptDialog isOpen={isOpen} onDismiss={dismiss} />
    </OnDemand>
  );
}
