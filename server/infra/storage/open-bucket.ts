// A bucket of an S3-compatible service as blob store. Loaded only where one is configured: its library is large.
import { S3Client } from '@aws-sdk/client-s3';
import { createS3Store } from './s3-store.ts';
import type { BlobStore, OnHealed } from './storage.ts';

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
/** Time until an answer begins: of a part that is stored, of a large file that is copied. */
const ANSWER_MS = 60_000;

export const openBucket = (s3: S3Settings, onHealed: OnHealed): BlobStore => {
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
  return createS3Store(client, s3.bucket, onHealed);
};
