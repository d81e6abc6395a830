import { useEffect, useEffectEvent } from 'react';
import { type Backoff, RESULTS_POLL, waitBefore } from '../../server/domain/backoff.ts';
import { type RequestFailure, readFailure } from '../lib/request-failure.ts';

interface PollingOptions {
  isActive: boolean;
  backoff: Backoff;
  /** Polling has ended because of it; busy and unreachable servers are waited for instead. */
  onFailure: (failure: RequestFailure) => void;
  /** The schedule has run out of rounds. */
  onExhausted?: () => void;
}

const isWorthWaitingFor = ({ kind }: RequestFailure): boolean =>
  kind === 'busy' || kind === 'throttled' || kind === 'unreachable';

/** What a failed poll adds to the wait, ms: the server's own wish, else 2 s doubling to 30 s. */
const extraWait = (failure: RequestFailure, failures: number): number =>
  'retryAfterSeconds' in failure && failure.retryAfterSeconds !== null
    ? failure.retryAfterSeconds * 1_000
    : waitBefore(RESULTS_POLL, failures);

/** Calls `poll` on the schedule while active, skipping the rounds in which nobody sees the page. */
export function usePollingFallback(
  poll: () => Promise<unknown>,
  { isActive, backoff, onFailure, onExhausted }: PollingOptions,
): void {
  const pollNow = useEffectEvent(poll);
  const stop = useEffectEvent(onFailure);
  const giveUp = useEffectEvent(() => onExhausted?.());

  useEffect(() => {
    if (!isActive) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    let rounds = 0;
    let failures = 0;

    const schedule = (wait: number) => {
      if (isOver) return;
      if (backoff.rounds !== undefined && rounds >= backoff.rounds) return giveUp();
      timer = setTimeout(() => void runRound(), wait);
    };
    const runRound = async () => {
      rounds += 1;
      if (document.hidden) return schedule(waitBefore(backoff, rounds));
      try {
        await pollNow();
        failures = 0;
        schedule(waitBefore(backoff, rounds));
      } catch (error) {
        const failure = readFailure(error);
        if (isOver) return;
        if (!isWorthWaitingFor(failure)) return stop(failure);
        schedule(Math.max(waitBefore(backoff, rounds), extraWait(failure, failures)));
        failures += 1;
      }
    };

    schedule(waitBefore(backoff, 0));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isActive, backoff]);
}
