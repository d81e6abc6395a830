// The export that an account has of all its estimates: how it stands, and where its bytes are. An account has one at most.
import type { Context, Ports } from '../../context.ts';
import { EXPORT_KEPT_HOURS } from '../../domain/account/bulk-export.ts';
import { HOUR_MS } from '../../domain/time.ts';
import type { EstimateExport, Prisma } from '../../generated/prisma/client.ts';
import { loadable } from '../../infra/db/selection.ts';
import { ownedBy } from '../accounts/accounts.access.ts';

export type ExportSelection = Pick<Prisma.EstimateExportFindManyArgs, 'select' | 'include'>;
type ExportRows = Pick<Prisma.TransactionClient, 'estimateExport'>;

const keptUntil = (now: Date): Date => new Date(now.getTime() + EXPORT_KEPT_HOURS * HOUR_MS);

/** Whether stored bytes belong to an export. Equal content has one key, whoever stored it. */
export const isKeyOfExport = async (db: ExportRows, key: string): Promise<boolean> =>
  (await db.estimateExport.findFirst({ where: { key }, select: { id: true } })) !== null;

/** Those of the ids that are the viewer's, in no order. */
export const findExports = (
  { db, viewer }: Context,
  ids: readonly number[],
  query: ExportSelection = {},
) =>
  db.estimateExport.findMany({
    ...loadable(query),
    where: { id: { in: [...ids] }, ...ownedBy(viewer) },
  });

/** Returns null before the first one, and once the last one is no longer kept. */
export const findOwnExport = ({ db, viewer }: Context, query: ExportSelection = {}) =>
  db.estimateExport.findFirst({ ...loadable(query), where: ownedBy(viewer) });

/** The export behind a link, whosever it is; null when it is gone, or its account is closed. */
export const findLinkedExport = (
  { db }: Pick<Ports, 'db'>,
  id: number,
): Promise<EstimateExport | null> =>
  db.estimateExport.findFirst({ where: { id, status: 'READY', account: { closedAt: null } } });

export const standingExportOf = (
  tx: ExportRows,
  accountId: number,
): Promise<EstimateExport | null> => tx.estimateExport.findUnique({ where: { accountId } });

/** Takes away an account's export. Gives the key of its bytes, which no row refers to any more; null when there is none. */
export const removeExportRow = async (
  tx: ExportRows,
  where: { accountId: number } | { id: number; expiresAt: { lt: Date } },
): Promise<string | null> => {
  const standing = await tx.estimateExport.findFirst({ where, select: { id: true, key: true } });
  if (!standing) return null;
  await tx.estimateExport.deleteMany({ where: { ...where, id: standing.id } });
  return standing.key;
};

/** Gives the key of the new row, whose export waits. */
export const addExportRow = async (
  tx: ExportRows,
  accountId: number,
  now: Date,
): Promise<number> => {
  const { id } = await tx.estimateExport.create({
    data: { accountId, status: 'PENDING', createdAt: now, expiresAt: keptUntil(now) },
    select: { id: true },
  });
  return id;
};

/** The account whose export waits; null when it was ended, or taken away with its account. */
export const accountOfPending = async ({ db }: Pick<Ports, 'db'>, id: number) => {
  const pending = await db.estimateExport.findFirst({
    where: { id, status: 'PENDING' },
    select: { accountId: true },
  });
  return pending?.accountId ?? null;
};

type Outcome =
  | { status: 'READY'; key: string; size: number; estimateCount: number }
  | { status: 'FAILED'; failure: string };

/** Returns false when it has ended meanwhile. */
export const endExportRow = async (
  tx: ExportRows,
  id: number,
  outcome: Outcome,
  now: Date,
): Promise<boolean> => {
  const { count } = await tx.estimateExport.updateMany({
    where: { id, status: 'PENDING' },
    data: { ...outcome, finishedAt: now, expiresAt: keptUntil(now) },
  });
  return count > 0;
};

/** Ids of exports whose time is over. */
export const listExpiredExports = async (
  { db, now }: Pick<Ports, 'db' | 'now'>,
  isPending: boolean,
): Promise<number[]> => {
  const expired = await db.estimateExport.findMany({
    where: {
      expiresAt: { lt: now() },
      status: isPending ? 'PENDING' : { not: 'PENDING' },
    },
    orderBy: { expiresAt: 'asc' },
    take: 100,
    select: { id: true },
  });
  return expired.map(({ id }) => id);
};
