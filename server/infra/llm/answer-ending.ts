// What the end of a stream says of the answer: good, or a ModelFailure with its kind.
import type { IdleWatch } from './idle-watch.ts';
import { ModelFailure } from './model-client.ts';
import type { ModelCall, ModelFailureKind, ModelUsage } from './model-client.ts';
import type { Finish } from './transport.ts';

export interface Ending {
  finish: Finish | null;
  refusal: string;
  usage: ModelUsage | null;
}

const BAD_ENDINGS: Partial<Record<Finish, readonly [kind: ModelFailureKind, message: string]>> = {
  length: ['truncated', 'The answer was cut at the token limit.'],
  content_filter: ['filtered', 'The provider filtered the answer.'],
  failed: ['unavailable', 'The provider gave the answer up.'],
};

export const requireGoodEnding = ({ finish, refusal, usage }: Ending): void => {
  if (refusal !== '') throw new ModelFailure('refusal', 'The model declined to answer.', { usage });
  if (finish === null) {
    throw new ModelFailure('unavailable', 'The stream ended before the answer did.', { usage });
  }
  const bad = BAD_ENDINGS[finish];
  if (bad) throw new ModelFailure(bad[0], bad[1], { usage });
};

/** An aborted stream of the package ends without an error: this says what its end means. */
export const requireNotStopped = (
  watch: IdleWatch,
  call: ModelCall,
  usage: ModelUsage | null,
): void => {
  if (call.signal.aborted) throw new ModelFailure('aborted', 'The call was stopped.', { usage });
  if (watch.signal.aborted) {
    throw new ModelFailure('timeout', 'The model stopped sending data.', { usage });
  }
};
