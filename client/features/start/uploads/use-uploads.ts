import { useEffect, useState, useSyncExternalStore } from 'react';
import { leaveQueue, openQueue } from './kept-queues.ts';
import { uploadFile } from './upload-file.ts';
import {
  createUploadQueue,
  type DoneUpload,
  type Upload,
  type UploadQueue,
} from './upload-queue.ts';

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
