// Chooses the driver: a bucket when one is configured, a directory otherwise.
import { createDiskStore } from './disk-store.ts';
import type { S3Settings } from './open-bucket.ts';
import type { BlobStore, OnHealed } from './storage.ts';

interface StoreSettings {
  /** Used when `s3` is null. */
  directory: string;
  /** Bytes that uploads leave free on the disk of the directory. */
  keepFree: number;
  s3: S3Settings | null;
}

/** @param onHealed gets content that was cut short and is whole again */
export const openBlobStore = async (
  { directory, keepFree, s3 }: StoreSettings,
  onHealed: OnHealed,
): Promise<BlobStore> => {
  if (!s3) return createDiskStore(directory, { onHealed, keepFree });
  const { openBucket } = await import('./open-bucket.ts');
  return openBucket(s3, onHealed);
};
