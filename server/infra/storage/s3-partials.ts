// Clears what killed processes left in a bucket: finished objects under `partial/` and multipart uploads nobody will end.
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3';
import { explainS3Error, isUnsupported } from './s3-errors.ts';

export const PARTIAL_PREFIX = 'partial/';

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
export const sweepS3Partials = async (client: S3Client, bucket: string, idleMs: number) => {
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
