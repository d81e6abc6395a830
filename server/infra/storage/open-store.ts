// Chooses the driver: a bucket when one is configured, a directory otherwise.
import { createDiskStore } from './disk-store.ts';
import type { S3Settings } from './open-bucket.ts';
import type { BlobStore, OnHealed } from './storage.ts';

/**
 * @param directory used when `s3` is absent.
 * @param onHealed gets content that was cut short and is whole again
 */
export const openBlobStore = async (
  directory: string,
  s3: S3Settings | null,
  onHealed: OnHealed,
): Promise<BlobStore> => {
  if (!s3) return createDiskStore(directory, onHealed);
  const { openBucket } = await import('./open-bucket.ts');
  return openBucket(s3, onHealed);
};
