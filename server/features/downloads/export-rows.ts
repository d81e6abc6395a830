// The export that an account has of all its estimates: how it stands, and where its bytes are. An account has one at most.
import type { Context, Ports } from '../../context.ts';
import { EXPORT_KEPT_HOURS } from '../../domain/account/bulk-export.ts';
import { HOUR_MS } from '../../domain/time.ts';
import type { EstimateExport, Prisma } from '../../generated/prisma/client.ts';
import { loadable } from '../../infra/db/selection.ts';
import type { Statements } from '../../infra/db/statements.ts';
import { ownedBy } from '../accounts/accounts.access.ts';

export type ExportSelection = Pick<Prisma.EstimateExportFindManyArgs, 'select' | 'include'>;
type ExportRows = Pick<Prisma.TransactionClient, 'estimateExport'>;
type Removed = Pick<EstimateExport, 'key'>;

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
export const findOwnExport = ({ db, viewer }: Context, query: ExportSelection) =>
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

/**
 * Takes away an account's export: any, or the one that is over. Gives the key of its bytes, which no row refers to any more;
 * null when there is none. One statement, as a row that is read before it is deleted may get its bytes in between.
 */
export const removeExportRow = async (
  tx: Statements,
  where: { accountId: number } | { id: number; isOverAt: Date },
): Promise<string | null> => {
  const [removed] = await ('accountId' in where
    ? tx.$queryRaw<
        Removed[]
      >`DELETE FROM estimate_exports WHERE account_id = ${where.accountId} RETURNING key`
    : tx.$queryRaw<Removed[]>`DELETE FROM estimate_exports
        WHERE id = ${where.id} AND expires_at < ${where.isOverAt} RETURNING key`);
  return removed?.key ?? null;
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

/** An export that waits. One of a closed account is only taken away. */
const pending = (id: number) =>
  ({
    id,
    status: 'PENDING',
    account: { closedAt: null },
  }) satisfies Prisma.EstimateExportWhereInput;

/** The account whose export waits; null when it was ended, or its account closed. */
export const accountOfPending = async ({ db }: Pick<Ports, 'db'>, id: number) => {
  const found = await db.estimateExport.findFirst({
    where: pending(id),
    select: { accountId: true },
  });
  return found?.accountId ?? null;
};

type Outcome =
  | { status: 'READY'; key: string; size: number; estimateCount: number }
  | { status: 'FAILED'; failure: string };

/** Returns false when it has ended meanwhile, or its account was closed. */
export const endExportRow = async (
  tx: ExportRows,
  id: number,
  outcome: Outcome,
  now: Date,
): Promise<boolean> => {
  const { count } = await tx.estimateExport.updateMany({
    where: pending(id),
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
