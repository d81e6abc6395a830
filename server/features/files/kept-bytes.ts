// Equal content has one key, whoever stored it. Bytes are kept for a new row, and deleted after the last one. This is done
// one after the other, so that none deletes what another has just come to need. Bytes of an upload under way have no row yet:
// its process claims them.
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { lockName } from '../../infra/db/advisory-lock.ts';
import type { Reservation } from '../../infra/reservations.ts';
import { createSlots } from '../../infra/slots.ts';
import { isKeyOfExport } from '../downloads/export-rows.ts';
import { isKeyOfPdf } from '../downloads/pdf-rows.ts';
import type { DoomedJobs } from './doomed-files.ts';
import { isKeyOfFile } from './file-keys.ts';

/** Namespace of the advisory locks taken here. */
const LOCK = 7_306;

/** Transactions of a process that may wait for the storage; the other connections are for requests that do not need it. */
const AT_ONCE = 3;
const turns = createSlots(AT_ONCE);
const PATIENT = new AbortController().signal;

type BlobKeys = readonly (string | null)[];

/** Runs the transaction for `keepBytes` and `dropBytes`. It begins when it is its turn. */
export const withBytes = async <Made>(
  { db }: Pick<Ports, 'db'>,
  use: (tx: Prisma.TransactionClient) => Promise<Made>,
): Promise<Made> => {
  const release = await turns.take(PATIENT);
  try {
    return await db.$transaction(use);
  } finally {
    release();
  }
};

/** Locks keys in one order, so that two uploads never wait for each other. */
const lockEach = async (
  tx: Prisma.TransactionClient,
  keys: BlobKeys,
  use: (key: string) => Promise<void>,
): Promise<void> => {
  for (const key of new Set(keys.filter((each) => each !== null).toSorted())) {
    await lockName(tx, LOCK, key);
    await use(key);
  }
};

/** Name of a content among the reservations of a process. Equal uploads under way share it. */
const contentOf = (key: string): string => `content ${key}`;

/** Deletions that have begun in this process, by key. They never reject. */
const deletions = new Map<string, Promise<void>>();

/** Keeps content from being deleted by this process, until `release`. A deletion that has begun ends first. */
export const claimBytes = async (
  { uploadsUnderWay }: Pick<Ports, 'uploadsUnderWay'>,
  key: string,
): Promise<Pick<Reservation, 'release'>> => {
  const claim = uploadsUnderWay.reserve(contentOf(key), 1);
  await deletions.get(key);
  return claim;
};

const deleteContent = async ({ storage }: Pick<Ports, 'storage'>, key: string): Promise<void> => {
  const deleted = storage.delete(key);
  deletions.set(
    key,
    deleted.catch(() => undefined),
  );
  try {
    await deleted;
  } finally {
    deletions.delete(key);
  }
};

/** Bytes of an upload that another process deleted, since it knew of no row with them. */
export const lostBytes = (): DomainError =>
  new DomainError('UNAVAILABLE', 'The file did not arrive whole. Upload it once more.');

/** Runs in the transaction that writes a row with these keys. Throws UNAVAILABLE when bytes were deleted since they came. */
export const keepBytes = (
  { storage }: Pick<Ports, 'storage'>,
  tx: Prisma.TransactionClient,
  keys: BlobKeys,
): Promise<void> =>
  lockEach(tx, keys, async (key) => {
    if ((await storage.size(key)) === null) throw lostBytes();
  });

/** Deletes those bytes of `keys` that no row refers to, other than those of `doomed` jobs, and no upload under way. */
export const dropBytes = (
  ports: Pick<Ports, 'storage' | 'uploadsUnderWay'>,
  tx: Prisma.TransactionClient,
  keys: BlobKeys,
  doomed?: DoomedJobs,
): Promise<void> =>
  lockEach(tx, keys, async (key) => {
    const isInUse =
      (await isKeyOfFile(tx, key, doomed)) ||
      (await isKeyOfPdf(tx, key, doomed)) ||
      (await isKeyOfExport(tx, key));
    if (isInUse || ports.uploadsUnderWay.of(contentOf(key)) > 0) return;
    await deleteContent(ports, key);
  });
