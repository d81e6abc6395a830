// What is told about estimates: that one changed. Whoever hears it reads the row again.
import type { Ports } from '../../context.ts';
import { defineChannel } from '../../infra/pubsub.ts';

export interface EstimateEvent {
  estimateId: number;
}

/** Keyed by estimate. */
export const estimateChanges = defineChannel<EstimateEvent>('estimate');

/** Call it after the change is committed. */
export const publishEstimateChange = (
  { events }: Pick<Ports, 'events'>,
  estimateId: number,
): Promise<void> => events.publish(estimateChanges, estimateId, { estimateId });

/** Call it after the change is committed. */
export const publishEstimateChanges = async (
  ports: Pick<Ports, 'events'>,
  estimateIds: readonly number[],
): Promise<void> => {
  await Promise.all(estimateIds.map((id) => publishEstimateChange(ports, id)));
};
