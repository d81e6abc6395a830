import { useEffect, useState, useSyncExternalStore } from 'react';
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

/** @param initial uploads that an earlier visit finished */
export function useUploads(initial: readonly DoneUpload[]): Uploads {
  const [queue] = useState(() => createUploadQueue(uploadFile, initial));
  const list = useSyncExternalStore(queue.subscribe, queue.current);
  useEffect(() => () => queue.close(), [queue]);
  return { list, queue };
}
