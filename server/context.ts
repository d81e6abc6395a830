// What every service function is given: the ports of this process and, for a request, who is asking.
import type pg from 'pg';
import type { TokenScope } from './domain/account/api-tokens.ts';
import type { Env } from './env.ts';
import type { Estimator } from './estimator/estimator.ts';
import type { PriceBook } from './estimator/book/price-book.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import type { CallLimits } from './infra/call-limits.ts';
import type { Exporter } from './infra/exporting/exporter.ts';
import type { Kept } from './infra/kept.ts';
import type { Logger } from './infra/logger.ts';
import type { InspectMedia } from './infra/media/inspect-media.ts';
import type { MediaReader } from './infra/media/read-media.ts';
import type { MediaRenderer } from './infra/media/render-media.ts';
import type { Mailer } from './infra/mailer.ts';
import type { Metrics } from './infra/metrics.ts';
import type { PublicCaller } from './infra/public-call.ts';
import type { EventBus } from './infra/pubsub.ts';
import type { Queue } from './infra/queue/queue.ts';
import type { Reservations } from './infra/reservations.ts';
import type { BlobStore } from './infra/storage/storage.ts';

export interface Ports {
  env: Env;
  db: PrismaClient;
  /** Pool for the few statements that are too hot for `db`: they are named, and read as they come. */
  pool: Pick<pg.Pool, 'query' | 'connect'>;
  queue: Queue;
  mailer: Mailer;
  events: EventBus;
  storage: BlobStore;
  inspectMedia: InspectMedia;
  mediaReader: Pick<MediaReader, 'readPaper' | 'recognize'>;
  mediaRenderer: Pick<MediaRenderer, 'render'>;
  estimator: Estimator;
  priceBook: PriceBook;
  exporter: Exporter;
  /** The account that each guest key opens, by the key's hash. */
  guestIds: Kept<number>;
  callLimits: CallLimits;
  /** Calls addresses that people gave. */
  webhookCaller: PublicCaller;
  /** Bytes of uploads under way. */
  uploadsUnderWay: Reservations;
  metrics: Metrics;
  log: Logger;
  secretKey: string;
  now(): Date;
}

/** `accountId` of a guest is null until the guest first leaves something. */
export type Viewer =
  | { kind: 'ANONYMOUS' }
  | { kind: 'GUEST'; guestKeyHash: string; accountId: number | null }
  | {
      kind: 'USER';
      accountId: number;
      email: string;
      /** Id of the sign-in, or of the API token. */
      signInId: number;
      /** What an API token may be used for; null for somebody who is signed in, who may do everything. */
      scopes: ReadonlySet<TokenScope> | null;
      /** Whether what is started is a test, as with a test token. */
      isTest: boolean;
    };

/** What a network may still call for in its minute. */
export interface CallsLeft {
  limit: number;
  remaining: number;
  /** Seconds until the next minute begins. */
  seconds: number;
}

export interface Context extends Ports {
  viewer: Viewer;
  /** Network address of the client, for caps per address; never stored as it is. */
  clientAddress: string;
  /** Origin that the client asked, as a trusted proxy tells it, e.g. `https://example.com`; null where none does. */
  origin: string | null;
  /** Hash of the guest key that came along, also beside a token; null when there is none. */
  guestKeyHash: string | null;
  /** Name that the client gives itself; null when it gives none. */
  userAgent: string | null;
  /** Calls that are left; null where calls are not counted. */
  callsLeft: CallsLeft | null;
}
