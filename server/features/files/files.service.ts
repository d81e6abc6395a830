// Use cases of files once they are here: whose they are, and what is said of them.
import { atVersion, nextVersion, requireSeen } from '../../domain/versions.ts';
import type { Context, Ports } from '../../context.ts';
import { badField, badInput, notFound } from '../../domain/errors.ts';
import type { File, Prisma } from '../../generated/prisma/client.ts';
import type { Statements } from '../../infra/db/statements.ts';
import { ownedBy } from '../accounts/accounts.access.ts';

/**
 * Takes files for a job that starts; they are kept as long as it is.
 * Throws InvalidInput naming the first upload that the account does not have.
 */
export const useOwnFiles = async (
  tx: Statements,
  accountId: number,
  ids: readonly number[],
): Promise<void> => {
  const found = await tx.$queryRaw<{ id: number }[]>`UPDATE files SET unused_until = NULL
    WHERE id = ANY (${ids}::int[]) AND account_id = ${accountId} RETURNING id`;
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.findIndex((id) => !known.has(id));
  if (missing >= 0) {
    const message = 'One of the uploads was not found. Remove it and upload it again.';
    throw badField(`uploads.${missing}`, message);
  }
};

/** Throws NOT_FOUND when the file is missing or someone else's. */
export const requireOwnFile = async ({ db, viewer }: Context, id: number): Promise<void> => {
  const file = await db.file.findFirst({
    where: { id, ...ownedBy(viewer) },
    select: { id: true },
  });
  if (!file) throw notFound('This file');
};

const findPhotos = async (
  { db }: Pick<Ports, 'db'>,
  ids: readonly number[],
  owner: Prisma.FileWhereInput,
): Promise<File[]> => {
  if (ids.length === 0) return [];
  const found = await db.file.findMany({
    where: { ...owner, id: { in: [...ids] }, kind: 'PHOTO' },
  });
  const known = new Map(found.map((file) => [file.id, file]));
  return ids.flatMap((id) => known.get(id) ?? []);
};

/** Finds files in the order given, without those that went meanwhile. Callers have proven whose they are. */
export const findPhotosOf = (
  ports: Pick<Ports, 'db'>,
  accountId: number,
  ids: readonly number[],
): Promise<File[]> => findPhotos(ports, ids, { accountId });

/** Finds photos in the order given. Throws BAD_INPUT unless each is a photo of the viewer's. */
export const requireOwnPhotos = async (ctx: Context, ids: readonly number[]): Promise<File[]> => {
  const photos = await findPhotos(ctx, ids, ownedBy(ctx.viewer));
  if (photos.length < ids.length)
    throw badInput('One of the photos was not found. Reload the page and choose it again.');
  return photos;
};

/** Throws NOT_FOUND when the file is missing or someone else's. */
export const describeOwnFile = async (
  { db, viewer, now }: Context,
  id: number,
  { version, ...words }: Pick<File, 'caption' | 'room'> & { version?: number | null | undefined },
): Promise<File> => {
  const [file] = await db.file.updateManyAndReturn({
    where: { id, ...atVersion(version), ...ownedBy(viewer) },
    data: { ...words, ...nextVersion, describedAt: now() },
  });
  if (file) return file;
  const standing = await db.file.findFirst({ where: { id, ...ownedBy(viewer) } });
  if (standing) requireSeen('file', standing.version, version);
  throw notFound('This file');
};
