// Chooses the driver: a bucket when one is configured, a directory otherwise.
import { S3Client } from '@aws-sdk/client-s3';
import { createDiskStore } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';
import type { BlobStore } from './storage.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const CONNECT_MS = 5_000;
/** A service silent for longer is taken for dead; a paused video simply asks for its next range. */
const SILENCE_MS = 120_000;
/** Until an answer begins: of a part that is stored, of a large file that is copied. */
const ANSWER_MS = 60_000;

/** @param directory used when `s3` is absent. */
export const openBlobStore = (directory: string, s3: S3Settings | null): BlobStore => {
  if (!s3) return createDiskStore(directory);
  const client = new S3Client({
    endpoint: s3.endpoint,
    region: s3.region,
    credentials: { accessKeyId: s3.accessKey, secretAccessKey: s3.secretKey },
    // Names below the host instead of sub-domains, and no checksums beyond what the operation requires:
    // many S3-compatible services know only these.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
    },
  });
  return createS3Store(client, s3.bucket);
};
