// Use cases: have all estimates of one's account written into a file, look how that stands, and hand the file out.
import type { Readable } from 'node:stream';
import type { Context, Ports } from '../../context.ts';
import { EXPORT_EVERY_MINUTES } from '../../domain/account/bulk-export.ts';
import { DomainError, notFound } from '../../domain/errors.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import type { EstimateExport } from '../../generated/prisma/client.ts';
import { linkEnd } from '../../infra/link-end.ts';
import { isSameHash, keyedHash } from '../../infra/secrets.ts';
import type { ByteRange } from '../../infra/storage/storage.ts';
import { requireSignIn } from '../accounts/accounts.access.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { lockAccount } from '../accounts/lock-accounts.ts';
import {
  addExportRow,
  type ExportSelection,
  findExports,
  findLinkedExport,
  removeExportRow,
  standingExportOf,
} from '../downloads/export-rows.ts';
import { dropBytes, withBytes } from '../files/kept-bytes.ts';
import { requireFreeDisk } from '../files/upload-room.ts';
import { type LinkPorts, type SignedLink, signedLink } from '../downloads/signed-link.ts';
import { writeExportJob } from './write-export.definition.ts';

const CALLS_A_MINUTE = 10;

/** Whether an asker gets the export that is there, so that a repeated call makes no second one. */
const stands = ({ status, createdAt }: EstimateExport, now: Date): boolean =>
  status === 'PENDING' ||
  (status === 'READY' && now.getTime() - createdAt.getTime() < EXPORT_EVERY_MINUTES * MINUTE_MS);

/**
 * Begins an export, in place of the one before, unless one is under way or was asked for minutes ago. Gives its key.
 * Throws UNAUTHENTICATED without an account, STORAGE_FULL, BUSY.
 */
export const exportEstimates = async (ctx: Context): Promise<number> => {
  requireSignIn(ctx.viewer);
  limitCalls(ctx, 'exports of all estimates', CALLS_A_MINUTE);
  await requireFreeDisk(ctx);
  const { accountId } = ctx.viewer;
  return withBytes(ctx, async (tx) => {
    await lockAccount(tx, accountId);
    const standing = await standingExportOf(tx, accountId);
    const now = ctx.now();
    if (standing && stands(standing, now)) return standing.id;
    const former = await removeExportRow(tx, { accountId });
    const exportId = await addExportRow(tx, accountId, now);
    await ctx.queue.send(writeExportJob, { exportId }, tx);
    await dropBytes(ctx, tx, [former]);
    return exportId;
  });
};

/** Throws UNAUTHENTICATED, NOT_FOUND when it is missing, no longer kept or someone else's. */
export const requireExport = async (
  ctx: Context,
  id: number,
  query: ExportSelection = {},
): Promise<EstimateExport> => {
  requireSignIn(ctx.viewer);
  const [found] = await findExports(ctx, [id], query);
  if (!found) throw notFound('This export');
  return found;
};

// The address of the file, which carries the right to read it: signed for one export and its account.

type LinkedExport = Pick<EstimateExport, 'id' | 'accountId'>;

const sign = (secretKey: string, { id, accountId }: LinkedExport, expires: number): string =>
  keyedHash(secretKey, 'estimates-link', `${id}/${accountId}/${expires}`);

/** Returns null while there is no file. */
export const exportLink = (
  ports: LinkPorts,
  { status, expiresAt, ...linked }: LinkedExport & Pick<EstimateExport, 'status' | 'expiresAt'>,
): SignedLink | null => {
  if (status !== 'READY' || expiresAt <= ports.now()) return null;
  const expires = linkEnd(ports.now());
  const signature = sign(ports.secretKey, linked, expires);
  return signedLink(ports, `/files/estimate-exports/${linked.id}/estimates.jsonl`, {
    expires,
    signature,
  });
};

interface ExportFile {
  size: number;
  open(range?: ByteRange): Promise<Readable>;
}

/** Throws FORBIDDEN for a link that is not (or no longer) good, NOT_FOUND. */
export const openExport = async (
  ports: Ports,
  id: number,
  { expires, signature }: { expires: number; signature: string },
): Promise<ExportFile> => {
  const found = await findLinkedExport(ports, id);
  const isGood =
    found !== null &&
    expires > ports.now().getTime() &&
    isSameHash(signature, sign(ports.secretKey, found, expires));
  if (!isGood) {
    throw new DomainError('FORBIDDEN', 'This link has expired. Ask for the export once more.');
  }
  const { key } = found;
  const size = key === null ? null : await ports.storage.size(key);
  if (key === null || size === null) throw notFound('This file');
  return { size, open: (range) => ports.storage.get(key, range) };
};
