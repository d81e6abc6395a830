import { useMemo, useState } from 'react';
import { BidButton } from '../features/bid/BidButton.tsx';
import { LazyBid } from '../features/bid/LazyBid.tsx';
import { useInventory, useInventoryLeaveReason } from '../features/inventory/inventory-context.ts';
import { InventoryToggle } from '../features/inventory/InventoryToggle.tsx';
import { LazyInventoryDrawer } from '../features/inventory/LazyInventoryDrawer.tsx';
import type { ResultSlots } from '../features/results/slots.ts';
import type { ResultEstimate } from '../features/results/use-result-page.ts';
import { ResultBid, ResultDetails, ShareDialog } from './result-parts.ts';

/** What the other features bring to the results page. The same until what they need is another, so that the page is not drawn for each of their news. */
export function useResultSlots(
  estimate: ResultEstimate,
  { isDeleted, onRerun }: { isDeleted: boolean; onRerun: () => void },
) {
  const { sendLine } = useInventory();
  const inventoryReason = useInventoryLeaveReason();
  const [isBidDirty, setIsBidDirty] = useState(false);
  const slots = useMemo<ResultSlots>(
    () => ({
      inventory: { toggle: <InventoryToggle />, floating: <LazyInventoryDrawer /> },
      bid: {
        button: <BidButton />,
        floating: (
          <LazyBid
            dialog={ResultBid}
            estimate={estimate}
            canEdit={estimate.viewerCanEdit}
            onDirtyChange={setIsBidDirty}
          />
        ),
      },
      share: (place) => <ShareDialog subject={{ estimateId: estimate.id }} {...place} />,
      details: (cost) => (
        <ResultDetails
          estimate={estimate}
          cost={cost}
          isDeleted={isDeleted}
          onRerun={onRerun}
          onSendToInventory={sendLine}
        />
      ),
    }),
    [estimate, isDeleted, onRerun, sendLine],
  );
  const leaveReason = isBidDirty ? 'Your changes to the bid are not saved.' : inventoryReason;
  return { slots, leaveReason };
}
