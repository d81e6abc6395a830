import { skipToken } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import {
  INVENTORY_CHECK,
  INVENTORY_JOB_POLL,
  INVENTORY_STATUS_POLL,
} from '../../../server/domain/account/backoff.ts';
import { useIsLive } from '../../apollo/SocketContext.tsx';
import { useInventoryChangedSubscription, useLiveInventoryQuery } from '../../gql/hooks.ts';
import { useOnChange } from '../../hooks/use-on-change.ts';
import { usePollingFallback } from '../../hooks/use-polling-fallback.ts';
import { isTemporary, readFailure, type RequestFailure } from '../../lib/request-failure.ts';
import type { Inventory } from './inventory-context.ts';

export interface LiveInventory {
  inventory: Inventory | null | undefined;
  failure: RequestFailure | null;
  retry: () => void;
  /** The run that is about to begin was started here: its end is expected soon. */
  expectOwnRun: () => void;
  /** To be called when the answer to something sent is there; an event that overtook it makes it old. */
  settle: (eventsBefore: number) => void;
  eventsSoFar: () => number;
}

/**
 * Listens to the inventory; while one is being made and no events arrive it polls instead, more often for a run that was
 * started here, and after a reconnect it asks once for what may have been missed.
 */
export function useLiveInventory(estimateId: string, estimateVersion: number): LiveInventory {
  const isSocketLive = useIsLive();
  const [hasStreamEnded, setHasStreamEnded] = useState(false);
  const [isOwnRun, setIsOwnRun] = useState(false);
  const [pollFailure, setPollFailure] = useState<RequestFailure | null>(null);
  const { data, error, refetch } = useLiveInventoryQuery({
    variables: { estimateId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchOn: { socketReconnected: true },
  });
  const inventory = data?.inventory;
  const events = useRef(0);
  const isRunning = inventory?.status === 'PENDING';
  const isUnknown = inventory === undefined && error !== undefined && isTemporary(error);

  useInventoryChangedSubscription(
    isRunning || !hasStreamEnded
      ? {
          variables: { estimateId },
          ignoreResults: true,
          onData: () => {
            events.current += 1;
            setHasStreamEnded(false);
          },
          onComplete: () => setHasStreamEnded(true),
          onError: () => setHasStreamEnded(true),
        }
      : skipToken,
  );
  const isHeard = isSocketLive && !hasStreamEnded;
  const pollOfRun = isOwnRun ? INVENTORY_JOB_POLL : INVENTORY_STATUS_POLL;
  usePollingFallback(() => refetch(), {
    isActive: isRunning || isUnknown,
    isActiveLive: true,
    backoff: isRunning && isHeard ? INVENTORY_CHECK : pollOfRun,
    onFailure: setPollFailure,
    onExhausted: () => setIsOwnRun(false),
  });

  // A run that is done makes a new version. Where the state alone is new, the bell told it, over an answer that an event overtook.
  const versionOfRun = useRef(inventory?.version);
  useOnChange(isRunning, () => {
    const isHalfKnown = inventory?.status === 'DONE' && inventory.version === versionOfRun.current;
    versionOfRun.current = inventory?.version;
    if (isHalfKnown) refetch().catch(() => {});
  });
  // Where both poll, the bell may hear of the end first, and knows nothing of the materials.
  useOnChange(inventory?.status, () => {
    if (inventory && !isRunning && !isHeard) refetch().catch(() => {});
  });
  // Whether the inventory is out of date follows the estimate, which tells nothing to the inventory.
  useOnChange(estimateVersion, () => void refetch().catch(() => {}));

  const retry = useCallback(() => {
    setPollFailure(null);
    // What goes wrong stands in the query's own error.
    refetch().catch(() => {});
  }, [refetch]);
  const expectOwnRun = useCallback(() => setIsOwnRun(true), []);
  const eventsSoFar = useCallback(() => events.current, []);
  const settle = useCallback(
    (eventsBefore: number) => {
      if (events.current > eventsBefore) refetch().catch(() => {});
    },
    [refetch],
  );
  const queryFailure = error && !isUnknown ? readFailure(error) : null;
  return {
    inventory,
    failure: pollFailure ?? queryFailure,
    retry,
    expectOwnRun,
    settle,
    eventsSoFar,
  };
}
