import { useState } from 'react';
import { BidButton } from '../features/bid/BidButton.tsx';
import { LazyBid } from '../features/bid/LazyBid.tsx';
import { useInventory, useInventoryLeaveReason } from '../features/inventory/inventory-context.ts';
import { InventoryCard } from '../features/inventory/InventoryCard.tsx';
import { InventoryFailure } from '../features/inventory/InventoryFailure.tsx';
import { InventoryPrompt } from '../features/inventory/InventoryPrompt.tsx';
import { InventoryToggle } from '../features/inventory/InventoryToggle.tsx';
import { LazyInventoryDrawer } from '../features/inventory/LazyInventoryDrawer.tsx';
import { FindContractors } from '../features/leads/FindContractors.tsx';
import { SentRequest } from '../features/leads/SentRequest.tsx';
import type { ResultSlots } from '../features/results/slots.ts';
import type { ResultEstimate } from '../features/results/use-result-page.ts';
import { RoomsRead } from '../features/rooms/RoomsRead.tsx';

/** What the other features bring to the results page. */
export function useResultSlots(estimate: ResultEstimate, onRerun: () => void) {
  const { sendLine } = useInventory();
  const inventoryReason = useInventoryLeaveReason();
  const [isBidDirty, setIsBidDirty] = useState(false);
  const { viewerCanEdit: canEdit, job, project, items } = estimate;
  const asked = {
    id: estimate.id,
    claimNumber: estimate.claimNumber,
    zip: project.zip,
    tasks: [...new Set(items.map(({ category }) => category).filter(Boolean))],
  };
  const slots: ResultSlots = {
    rooms: <RoomsRead jobId={job.id} onRerun={onRerun} />,
    inventory: {
      toggle: <InventoryToggle />,
      card: (
        <>
          <InventoryFailure />
          <InventoryCard />
          <InventoryPrompt />
        </>
      ),
      floating: <LazyInventoryDrawer />,
    },
    bid: {
      button: <BidButton />,
      floating: <LazyBid estimate={estimate} canEdit={canEdit} onDirtyChange={setIsBidDirty} />,
    },
    contractors: {
      button: <FindContractors estimate={asked} />,
      request: <SentRequest estimate={estimate} />,
    },
  };
  const leaveReason = isBidDirty ? 'Your changes to the bid are not saved.' : inventoryReason;
  return { slots, leaveReason, sendLine };
}
