import { useCallback } from 'react';
import { useStartInventoryMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import type { LiveInventory } from './use-live-inventory.ts';

interface StartOptions extends Pick<LiveInventory, 'expectOwnRun' | 'eventsSoFar' | 'settle'> {
  expectNews: (isComing: boolean) => void;
}

/** Starts a takeoff of the saved estimate. What the owner changed of an earlier one is kept. */
export function useStartInventory(estimateId: string, options: StartOptions) {
  const { expectOwnRun, eventsSoFar, settle, expectNews } = options;
  const [send, { loading }] = useStartInventoryMutation();

  const start = useCallback(async (): Promise<string | null> => {
    const refuse = (detail: string): string => {
      expectNews(false);
      return detail;
    };
    expectOwnRun();
    expectNews(true);
    const eventsBefore = eventsSoFar();
    try {
      const { data } = await send({ variables: { input: { estimateId } } });
      settle(eventsBefore);
      const answer = data?.startInventory;
      return answer?.__typename === 'InvalidInput' ? refuse(answer.message) : null;
    } catch (error) {
      return refuse(readFailure(error).message);
    }
  }, [estimateId, expectOwnRun, eventsSoFar, settle, expectNews, send]);
  return [start, loading] as const;
}
