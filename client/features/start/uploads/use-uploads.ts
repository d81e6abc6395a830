import { useEffect, useState, useSyncExternalStore } from 'react';
import { uploadFile } from './upload-file.ts';
import {
  createUploadQueue,
  type DoneUpload,
  type Upload,
  type UploadQueue,
  isUnderway,
} from './upload-queue.ts';

// Queues whose page was left while files were on their way: they go on, and the page finds them again.

const kept = new Map<string, UploadQueue>();

/** The queue that a page of this scope left behind, else a new one. */
const openQueue = (scope: string, create: () => UploadQueue): UploadQueue => {
  const queue = kept.get(scope) ?? create();
  kept.set(scope, queue);
  return queue;
};

/** Nothing is kept of one with nothing on its way: the draft knows the rest. */
const leaveQueue = (scope: string): void => {
  const queue = kept.get(scope);
  if (!queue || queue.current().some(isUnderway)) return;
  kept.delete(scope);
};

export interface Uploads {
  list: readonly Upload[];
  queue: UploadQueue;
}

/**
 * @param scope whose files they are: a page left with files on their way finds them again
 * @param initial uploads that an earlier visit finished
 */
export function useUploads(scope: string, initial: readonly DoneUpload[]): Uploads {
  const [queue] = useState(() => openQueue(scope, () => createUploadQueue(uploadFile, initial)));
  const list = useSyncExternalStore(queue.subscribe, queue.current);
  useEffect(() => {
    openQueue(scope, () => queue);
    return () => leaveQueue(scope);
  }, [scope, queue]);
  return { list, queue };
}
