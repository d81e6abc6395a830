import { useCallback } from 'react';
import { StartInventoryDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import type { LiveInventory } from './use-live-inventory.ts';

interface StartOptions extends Pick<LiveInventory, 'expectOwnRun' | 'eventsSoFar' | 'settle'> {
  expectNews: (isComing: boolean) => void;
}

/** Starts a takeoff of the saved estimate. What the owner changed of an earlier one is kept. */
export function useStartInventory(estimateId: string, options: StartOptions) {
  const { expectOwnRun, eventsSoFar, settle, expectNews } = options;
  const [send, { isSending }] = useSend(StartInventoryDocument);

  const start = useCallback(async (): Promise<string | null> => {
    expectOwnRun();
    expectNews(true);
    const eventsBefore = eventsSoFar();
    const outcome = await send({ input: { estimateId } });
    if (outcome.kind !== 'failed') settle(eventsBefore);
    if (outcome.kind === 'done') return null;
    expectNews(false);
    return outcome.message;
  }, [estimateId, expectOwnRun, eventsSoFar, settle, expectNews, send]);
  return [start, isSending] as const;
}
