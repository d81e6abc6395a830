// Blob store in an S3-compatible bucket. The hash is known only at the end, so an upload goes to a name under
// `partial/` first and is then copied to its content key inside the storage service.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  type S3Client,
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { notFound, DomainError } from '../../domain/errors.ts';
import { requireContentKey } from './content-key.ts';
import { createMeter } from './metering.ts';
import type { BlobStore, ByteRange, OnHealed, StoredBlob } from './storage.ts';

// What an S3 service says, in the product's words.

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');
const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;

/** Services differ in the name, all agree on the status. */
const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket';

/** Imitations of S3 that lack an operation. */
const isUnsupported = (error: unknown): boolean => statusOf(error) === 501;

const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientCapacity', 'DiskFull']);

const explainS3Error = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  return FULL.has(nameOf(error)) || statusOf(error) === 507
    ? new DomainError(
        'STORAGE_FULL',
        'There is no room left for this file on the server. Please try again later.',
        { cause: error },
      )
    : new DomainError(
        'UNAVAILABLE',
        'The file storage does not answer at the moment. Please try again in a minute.',
        { cause: error, retryAfterSeconds: 30 },
      );
};

// Clears what killed processes left in a bucket: finished objects under `partial/` and multipart uploads nobody will end.

const PARTIAL_PREFIX = 'partial/';

const isIdle = (since: Date | undefined, idleMs: number) =>
  since !== undefined && Date.now() - since.getTime() >= idleMs;

const sweepObjects = async (client: S3Client, Bucket: string, idleMs: number) => {
  const { Contents = [] } = await client.send(
    new ListObjectsV2Command({ Bucket, Prefix: PARTIAL_PREFIX }),
  );
  const stale = Contents.filter((found) => isIdle(found.LastModified, idleMs));
  await Promise.all(stale.map(({ Key }) => client.send(new DeleteObjectCommand({ Bucket, Key }))));
  return stale.length;
};

const sweepUploads = async (client: S3Client, Bucket: string, idleMs: number) => {
  const { Uploads = [] } = await client.send(
    new ListMultipartUploadsCommand({ Bucket, Prefix: PARTIAL_PREFIX }),
  );
  const stale = Uploads.filter((found) => isIdle(found.Initiated, idleMs));
  await Promise.all(
    stale.map(({ Key, UploadId }) =>
      client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })),
    ),
  );
  return stale.length;
};

/** One page (1,000) of each per call: it runs again and again, so nothing stays for ever. */
const sweepS3Partials = async (client: S3Client, bucket: string, idleMs: number) => {
  try {
    const objects = await sweepObjects(client, bucket, idleMs);
    const uploads = await sweepUploads(client, bucket, idleMs).catch((error: unknown) => {
      if (isUnsupported(error)) return 0;
      throw error;
    });
    return objects + uploads;
  } catch (error) {
    throw explainS3Error(error);
  }
};

const PART_BYTES = 8 * 1024 * 1024;
/** More at once would not notice a failing service before the source has sent everything. */
const PARTS_AT_ONCE = 1;

/** Time until the answer begins where nothing has to be stored. */
const QUICK = { requestTimeout: 10_000 };

const headerOf = (range: ByteRange | undefined) =>
  range ? `bytes=${range.start}-${range.end}` : undefined;

/**
 * @param client made by `openBucket`; stays the caller's to destroy.
 * @param onHealed gets content that was cut short and is whole again
 */
export const createS3Store = (client: S3Client, Bucket: string, onHealed: OnHealed): BlobStore => {
  const remove = (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }), QUICK);

  const sizeOf = async (Key: string) => {
    try {
      const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key }), QUICK);
      return ContentLength ?? null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw explainS3Error(error);
    }
  };

  const get = async (key: string, range?: ByteRange, abortSignal?: AbortSignal) => {
    const Key = requireContentKey(key);
    try {
      const command = new GetObjectCommand({ Bucket, Key, Range: headerOf(range) });
      const { Body } = await client.send(command, {
        ...QUICK,
        ...(abortSignal && { abortSignal }),
      });
      return Body as Readable;
    } catch (error) {
      abortSignal?.throwIfAborted();
      throw isMissing(error) ? notFound('The file') : explainS3Error(error);
    }
  };

  const copyInto = async (partial: string, { key: Key, size }: StoredBlob) => {
    const found = await sizeOf(Key);
    if (found === size) return;
    if (found !== null) onHealed({ key: Key, size, found });
    await client.send(new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${partial}` }));
  };

  return {
    async put(source, options) {
      const partial = `${PARTIAL_PREFIX}${randomUUID()}`;
      const meter = createMeter(options);
      const upload = new Upload({
        client,
        params: { Bucket, Key: partial, Body: meter.stream },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      });
      // A failing source breaks the meter, which fails the upload below.
      const reading = pipeline(source, meter.stream, { signal: options.signal }).catch(
        () => undefined,
      );
      try {
        await upload.done();
        const blob = meter.result();
        await options.onKey?.(blob.key);
        await copyInto(partial, blob);
        return blob;
      } catch (error) {
        const broken = meter.stream.errored;
        meter.stream.destroy();
        await reading;
        options.signal?.throwIfAborted();
        // An uploader that fails by itself stops reading, which the stream calls an abort.
        throw broken && broken.name !== 'AbortError' ? broken : explainS3Error(error);
      } finally {
        // A failure here leaves a name under `partial/`, which the sweep takes away.
        await remove(partial).catch(() => undefined);
      }
    },

    get: (key, range) => get(key, range),

    size: async (key) => sizeOf(requireContentKey(key)),

    async delete(key) {
      await remove(requireContentKey(key)).catch((error: unknown) => {
        throw explainS3Error(error);
      });
    },

    async withFile(key, use, signal) {
      const directory = await mkdtemp(join(tmpdir(), 'plumbline-'));
      try {
        const path = join(directory, 'content');
        const body = await get(key, undefined, signal);
        await pipeline(body, createWriteStream(path, { mode: 0o600 }), { signal });
        return await use(path);
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },

    freeBytes: async () => null,

    async ready() {
      await client.send(new HeadBucketCommand({ Bucket }), QUICK).catch((error: unknown) => {
        throw explainS3Error(error);
      });
    },

    sweepPartials: (idleMs) => sweepS3Partials(client, Bucket, idleMs),
  };
};
