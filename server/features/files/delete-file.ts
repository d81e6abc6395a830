// Use cases of uploads that no estimate was asked for with: list them, take one back before its time is up.
import type { Context } from '../../context.ts';
import { InvalidInput, notFound } from '../../domain/errors.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { pageOf } from '../../infra/db/page.ts';
import { loadable } from '../../infra/db/selection.ts';
import { ownedBy } from '../accounts/accounts.access.ts';
import { publishPaperChange } from '../reading/papers.events.ts';
import { lockKeysOf } from './file-keys.ts';
import { dropBytes, withBytes } from './kept-bytes.ts';
import { countForDay } from './upload-room.ts';

const UNUSED = { unusedUntil: { not: null } } as const;

/** The facts of a deleted file that are still needed: a guest's file counts for the day on which it came. */
const GONE = {
  accountId: true,
  addressHash: true,
  kind: true,
  name: true,
  size: true,
  createdAt: true,
} as const;

/** Newest first. */
export const listUnusedFiles = async (
  { db, viewer }: Context,
  query: Pick<Prisma.FileFindManyArgs, 'select' | 'include' | 'cursor' | 'skip' | 'take'>,
) =>
  db.file.findMany(
    await pageOf(db.file, query, {
      where: { ...ownedBy(viewer), ...UNUSED },
      owned: ownedBy(viewer),
      orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
    }),
  );

export const countUnusedFiles = ({ db, viewer }: Context): Promise<number> =>
  db.file.count({ where: { ...ownedBy(viewer), ...UNUSED } });

/** Returns null when missing or someone else's. */
export const findFile = (
  { db, viewer }: Context,
  id: number,
  query: Pick<Prisma.FileFindManyArgs, 'select' | 'include'>,
) => db.file.findFirst({ ...loadable(query), where: { id, ...ownedBy(viewer) } });

/** Those of the ids that are the viewer's, in no order. */
export const findFiles = (
  { db, viewer }: Context,
  ids: readonly number[],
  query: Pick<Prisma.FileFindManyArgs, 'select' | 'include'>,
) => db.file.findMany({ ...loadable(query), where: { id: { in: [...ids] }, ...ownedBy(viewer) } });

/** Deletes a file for good, with its bytes. Throws NOT_FOUND, InvalidInput when an estimate was asked for with it. */
export const deleteFile = async (ctx: Context, rawId: unknown): Promise<{ fileId: number }> => {
  const fileId = parseInput(idSchema, rawId);
  await withBytes(ctx, async (tx) => {
    const owned = { id: fileId, ...ownedBy(ctx.viewer) };
    const file = await tx.file.findFirst({ where: owned, select: GONE });
    if (!file) throw notFound('This file');
    const keys = await lockKeysOf(tx, fileId);
    // A job that is being submitted with it holds its row; once the job lets go, the file is in use.
    const { count } = await tx.file.deleteMany({ where: { ...owned, ...UNUSED } });
    if (count === 0) {
      throw new InvalidInput(
        'An estimate was made with this file, so it stays as long as that. Delete the estimate instead.',
      );
    }
    const { kind, name, size, createdAt } = file;
    await countForDay(ctx, tx, file, { kind, name, bytes: Number(size), createdAt });
    // The bytes go last, as a failed transaction cannot bring them back.
    await dropBytes(ctx, tx, keys);
  });
  // Its paper went along.
  await publishPaperChange(ctx, fileId);
  return { fileId };
};
