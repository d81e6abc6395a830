// Passes on what a process tells while it works: one piece after the other, each when its listener is done with the one before.
import type { Caller } from '../../infra/caller.ts';
import type { EstimateObserver } from '../estimate-observer.ts';
import type { EstimatorEvent } from './messages.ts';

const tell = (observer: EstimateObserver, event: EstimatorEvent) =>
  'stage' in event ? observer.onStage(event.stage) : observer.onLine(event.line);

/**
 * @param work is told when to stop: when the caller leaves, or the observer fails
 * @returns what `work` made, once all that it told has been heard
 * @throws what the observer threw, what `work` threw
 */
export const relayed = async <Made>(
  observer: EstimateObserver,
  caller: Caller,
  work: (onEvent: (event: EstimatorEvent) => void, caller: Caller) => Promise<Made>,
): Promise<Made> => {
  const deaf = new AbortController();
  const stop = AbortSignal.any([deaf.signal, ...(caller.signal ? [caller.signal] : [])]);
  let told = Promise.resolve();
  const onEvent = (event: EstimatorEvent) => {
    told = told
      .then(() => {
        stop.throwIfAborted();
        return tell(observer, event);
      })
      .catch((error: unknown) => deaf.abort(error));
  };
  const made = await work(onEvent, { ...caller, signal: stop });
  await told;
  stop.throwIfAborted();
  return made;
};
