// What every part of the page may know of the inventory and do with it. Edits of its materials are the drawer's alone.
import { createContext, use } from 'react';
import type { Inventory_InventoryFragment } from '../../gql/graphql.ts';
import type { RequestFailure } from '../../lib/request-failure.ts';

export type Inventory = Inventory_InventoryFragment;

export interface InventoryState {
  estimateId: string;
  claimNumber: string;
  currency: string;
  canEdit: boolean;
  /** Whether the estimate has lines to take materials from. */
  hasLines: boolean;
  /** The inventory. It is null until one is started, and undefined while that is unknown. */
  inventory: Inventory | null | undefined;
  /** Why the inventory, or its state, is not known. */
  failure: RequestFailure | null;
  retry: () => void;
  isRunning: boolean;
  isStarting: boolean;
  /** Starts a takeoff, or a new one. Resolves with what went wrong, or with null when nothing did. */
  start: () => Promise<string | null>;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  isDirty: boolean;
  setDirty: (isDirty: boolean) => void;
  /** Adds what a line of the saved estimate needs. */
  sendLine: (lineId: string) => Promise<void>;
}

export const InventoryContext = createContext<InventoryState | null>(null);

export const useInventory = (): InventoryState => {
  const state = use(InventoryContext);
  if (!state) throw new Error('There is no InventoryProvider above.');
  return state;
};

/** Why the page should not be left now; null when nothing speaks against it. */
export const useInventoryLeaveReason = (): string | null => {
  const { isDirty, isRunning } = useInventory();
  if (isDirty) return 'Your changes to the inventory are not saved.';
  return isRunning ? 'The materials inventory is still being made.' : null;
};
