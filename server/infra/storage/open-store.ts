// Chooses the driver: a bucket when one is configured, a directory otherwise.
import { createDiskStore } from './disk-store.ts';
import type { S3Settings } from './open-bucket.ts';
import type { BlobStore } from './storage.ts';

/** @param directory used when `s3` is absent. */
export const openBlobStore = async (
  directory: string,
  s3: S3Settings | null,
): Promise<BlobStore> => {
  if (!s3) return createDiskStore(directory);
  const { openBucket } = await import('./open-bucket.ts');
  return openBucket(s3);
};
