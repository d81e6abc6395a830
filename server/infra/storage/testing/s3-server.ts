// An S3 service on loopback for tests: s3rver, plus the two operations on multipart uploads that it lacks.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import S3rver from 's3rver';
import type { S3Settings } from '../open-bucket.ts';

export interface S3TestServer {
  settings: S3Settings;
  /** Delays each later answer by so much. */
  slowDown(ms: number): void;
  /** Files the service holds, relative to the bucket: objects, their metadata and parts of open uploads. */
  files(): Promise<string[]>;
  close(): Promise<void>;
}

const BUCKET = 'plumbline-test';
const UPLOADS = '._S3rver_uploads';

const filesUnder = async (directory: string) => {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1));
};

export const startS3Server = async (): Promise<S3TestServer> => {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-s3-'));
  const bucket = join(directory, BUCKET);
  const uploads = join(bucket, UPLOADS);
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });

  const listUploads = async () => {
    const ids = await readdir(uploads).catch(() => []);
    const entries = await Promise.all(
      ids.map(async (id) => {
        const { birthtime } = await stat(join(uploads, id));
        return `<Upload><Key>partial/x</Key><UploadId>${id}</UploadId><Initiated>${birthtime.toISOString()}</Initiated></Upload>`;
      }),
    );
    return `<ListMultipartUploadsResult>${entries.join('')}</ListMultipartUploadsResult>`;
  };

  let lateMs = 0;
  server.middleware.unshift(async (exchange, next) => {
    if (lateMs > 0) await delay(lateMs);
    const { method, query } = exchange;
    if (method === 'DELETE' && query.uploadId) {
      await rm(join(uploads, query.uploadId), { recursive: true });
      exchange.status = 204;
    } else if (method === 'GET' && query.uploads !== undefined) {
      exchange.type = 'application/xml';
      exchange.body = await listUploads();
    } else {
      await next();
    }
  });

  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    slowDown(ms) {
      lateMs = ms;
    },
    files: () => filesUnder(bucket),
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
