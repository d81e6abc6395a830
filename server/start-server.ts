// Opens the ports of this process, starts its roles and stops them in order. main.ts and the tests come in through here.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Ports } from './context.ts';
import type { Env } from './env.ts';
import type { Estimator } from './estimator/estimator.ts';
import type { PriceBook } from './estimator/book/price-book.ts';
import { createCallLimits, NO_CALL_LIMITS } from './infra/call-limits.ts';
import { askingTime, openDatabaseClock } from './infra/db/database-clock.ts';
import { type Database, openDatabase } from './infra/db/database.ts';
import { type FileProcesses, openFileProcesses } from './infra/file-processes.ts';
import { createKept } from './infra/kept.ts';
import { createLogger, type Logger } from './infra/logger.ts';
import { createMailer } from './infra/mailer.ts';
import { createMetrics } from './infra/metrics.ts';
import { createPublicCaller } from './infra/public-call.ts';
import { createEventBus } from './infra/pubsub.ts';
import { createQueue } from './infra/queue/create-queue.ts';
import { createReservations } from './infra/reservations.ts';
import { loadSecretKey, sha256 } from './infra/secrets.ts';
import type { S3Settings } from './infra/storage/open-bucket.ts';
import { freeBytesOf } from './infra/storage/disk-store.ts';
import { openBlobStore } from './infra/storage/open-store.ts';
import type { BlobStore } from './infra/storage/storage.ts';
import { loadPrices } from './load-estimator.ts';
import { startWorker } from './worker/run.ts';

export const EXPORT_PROCESS = new URL('./features/exports/export-process.ts', import.meta.url);

/** About 200 bytes each. */
const GUEST_IDS_MAX = 20_000;

export interface RunningServer {
  app: FastifyInstance;
  ports: Ports;
  /** Where it listens, e.g. `http://localhost:4000`. */
  address: string;
  /** Drains requests, sockets and jobs. */
  stop(): Promise<void>;
}

const s3Of = (env: Env): S3Settings | null =>
  env.S3_ENDPOINT && env.S3_BUCKET && env.S3_ACCESS_KEY && env.S3_SECRET_KEY
    ? {
        endpoint: env.S3_ENDPOINT,
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        accessKey: env.S3_ACCESS_KEY,
        secretKey: env.S3_SECRET_KEY,
      }
    : null;

const openStorage = async (env: Env, isEmbedded: boolean, log: Logger): Promise<BlobStore> => {
  const s3 = s3Of(env);
  const directory = join(env.DATA_DIR, 'files');
  const store = await openBlobStore({ directory, keepFree: env.MIN_FREE_DISK_MB, s3 }, (content) =>
    log.warn(
      content,
      'A stored file was damaged and is whole again, as the same file was sent once more',
    ),
  );
  // A bucket cannot tell how much is free, but the embedded database still needs the disk.
  return s3 && isEmbedded ? { ...store, freeBytes: () => freeBytesOf(env.DATA_DIR) } : store;
};

export const startServer = async (
  env: Env,
  loadEstimator: (log: Logger, priceBook: PriceBook) => Estimator | Promise<Estimator>,
  overrides: { database?: Database; files?: FileProcesses } = {},
): Promise<RunningServer> => {
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const log = createLogger(env.LOG_LEVEL);
  const secretKey = await loadSecretKey(env.SECRET_KEY, env.DATA_DIR);
  const priceBook = await loadPrices(env);
  const database =
    overrides.database ??
    (await openDatabase({
      url: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      onError: (error, sentence) => log.warn({ err: error }, sentence),
      log,
    }));
  const isAlone = database.embedded !== null;
  const clock = await openDatabaseClock(askingTime(database));
  const files =
    overrides.files ??
    (await openFileProcesses({ exportEntry: EXPORT_PROCESS, ffmpegPath: env.FFMPEG_PATH, log }));
  const ports: Ports = {
    env,
    db: database.prisma,
    pool: database.pool,
    queue: createQueue(database, log),
    mailer: createMailer({
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      outbox: join(env.DATA_DIR, 'outbox'),
    }),
    events: await createEventBus(
      env.REDIS_URL,
      sha256(database.url ?? env.DATA_DIR).slice(0, 12),
      log,
    ),
    storage: await openStorage(env, isAlone, log),
    inspectMedia: files.inspectMedia,
    mediaReader: files.mediaReader,
    mediaRenderer: files.mediaRenderer,
    estimator: await loadEstimator(log, priceBook),
    priceBook,
    exporter: files.exporter,
    guestIds: createKept(GUEST_IDS_MAX),
    callLimits: env.RATE_LIMITS ? createCallLimits(clock.now) : NO_CALL_LIMITS,
    webhookCaller: createPublicCaller({ isAnyAllowed: env.WEBHOOK_ADDRESSES === 'any' }),
    uploadsUnderWay: createReservations(),
    metrics: createMetrics(),
    log,
    secretKey,
    now: clock.now,
  };
  if (isAlone) await ports.storage.sweepPartials(0);
  const worker = env.ROLE === 'web' ? null : await startWorker(ports, { isAlone });
  let isStopping = false;
  const app = await createApp(ports, {
    isWeb: env.ROLE !== 'worker',
    trustProxy: env.TRUST_PROXY,
    isStopping: () => isStopping,
  });
  const address = await app.listen({ port: env.PORT, host: env.HOST });

  return {
    app,
    ports,
    address: address.replace(/0\.0\.0\.0|\[::\]|127\.0\.0\.1/, 'localhost'),
    async stop() {
      isStopping = true;
      worker?.stop();
      await delay(env.DRAIN_SECONDS * 1_000);
      await Promise.all([app.close(), ports.queue.stop(env.JOB_GRACE_SECONDS * 1_000)]);
      await Promise.all([files.close(), ports.estimator.end()]);
      ports.mailer.close();
      await ports.events.close();
      clock.close();
      await database.close();
    },
  };
};
