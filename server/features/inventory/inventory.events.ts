// What is told about inventories: that one changed. Whoever hears it reads the row again.
import type { Ports } from '../../context.ts';
import { defineChannel } from '../../infra/pubsub.ts';

export interface InventoryEvent {
  estimateId: number;
}

/** Keyed by estimate. */
export const inventoryChanges = defineChannel<InventoryEvent>('inventory');

/** Call it after the change is committed. */
export const publishInventoryChange = (
  { events }: Pick<Ports, 'events'>,
  estimateId: number,
): Promise<void> => events.publish(inventoryChanges, estimateId, { estimateId });
