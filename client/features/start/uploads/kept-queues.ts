// Queues whose page was left while files were on their way: they go on, and the page finds them again.
import { isUnderway, type UploadQueue } from './upload-queue.ts';

const kept = new Map<string, UploadQueue>();

/** The queue that a page of this scope left behind, else a new one. */
export const openQueue = (scope: string, create: () => UploadQueue): UploadQueue => {
  const queue = kept.get(scope) ?? create();
  kept.set(scope, queue);
  return queue;
};

/** Nothing is kept of one with nothing on its way: the draft knows the rest. */
export const leaveQueue = (scope: string): void => {
  const queue = kept.get(scope);
  if (!queue || queue.current().some(isUnderway)) return;
  kept.delete(scope);
};
