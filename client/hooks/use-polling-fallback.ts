import { useEffect, useEffectEvent } from 'react';
import { type Backoff, RESULTS_POLL, waitBefore } from '../../server/domain/account/backoff.ts';
import { useSocket } from '../apollo/SocketContext.tsx';
import { type RequestFailure, readFailure } from '../lib/request-failure.ts';

interface PollingOptions {
  isActive: boolean;
  /** Also while events arrive over the socket. */
  isActiveLive?: boolean;
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

interface Rounds {
  poll: () => Promise<unknown>;
  backoff: Backoff;
  onFailure: (failure: RequestFailure) => void;
  onExhausted: () => void;
}

/** Polls on the schedule, skipping the rounds in which nobody sees the page. Returns what ends it. */
const beginRounds = ({ poll, backoff, onFailure, onExhausted }: Rounds): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  let rounds = 0;
  let failures = 0;

  const schedule = (wait: number) => {
    if (isOver) return;
    if (backoff.rounds !== undefined && rounds >= backoff.rounds) return onExhausted();
    timer = setTimeout(() => void runRound(), wait);
  };
  const runRound = async () => {
    rounds += 1;
    if (document.hidden) return schedule(waitBefore(backoff, rounds));
    try {
      await poll();
      failures = 0;
      schedule(waitBefore(backoff, rounds));
    } catch (error) {
      const failure = readFailure(error);
      if (isOver) return;
      if (!isWorthWaitingFor(failure)) return onFailure(failure);
      schedule(Math.max(waitBefore(backoff, rounds), extraWait(failure, failures)));
      failures += 1;
    }
  };

  schedule(waitBefore(backoff, 0));
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};

/** Polls while active and no events arrive over the socket; that it opens or closes draws nothing. */
export function usePollingFallback(
  poll: () => Promise<unknown>,
  { isActive, isActiveLive = false, backoff, onFailure, onExhausted }: PollingOptions,
): void {
  const socket = useSocket();
  const pollNow = useEffectEvent(poll);
  const stop = useEffectEvent(onFailure);
  const giveUp = useEffectEvent(() => onExhausted?.());

  useEffect(() => {
    if (!isActive) return;
    let end: (() => void) | null = null;
    const follow = () => {
      if (isActiveLive || socket.state() !== 'open') {
        end ??= beginRounds({
          poll: () => pollNow(),
          backoff,
          onFailure: (failure) => stop(failure),
          onExhausted: () => giveUp(),
        });
      } else {
        end?.();
        end = null;
      }
    };
    follow();
    const leave = socket.subscribe(follow);
    return () => {
      leave();
      end?.();
    };
  }, [isActive, isActiveLive, backoff, socket]);
}
