// A contractor's logo, as it stands on its proposals. Kept as papers are: under a key that nothing else has.
import type { Context, Ports } from '../../context.ts';
import { badField, notFound } from '../../domain/errors.ts';
import type { Contractor } from '../../generated/prisma/client.ts';
import { requireOwnContractor } from './contractors.access.ts';
import { readSealed, requireDocument, type SentFile, storeSealed } from './documents.ts';
import { subjectOf } from './identity.ts';

const CALLS_PER_MINUTE = 10;

type Logo = Pick<Contractor, 'id' | 'logoKey'>;

/** Returns null without a logo. */
export const readLogo = async (
  ports: Pick<Ports, 'storage' | 'secretKey' | 'log'>,
  { id, logoKey }: Logo,
): Promise<Buffer | null> =>
  logoKey === null ? null : readSealed(ports, 'logo', subjectOf(id), logoKey);

/** Throws UNAUTHENTICATED, NOT_FOUND. */
export const openOwnLogo = async (ctx: Context): Promise<{ mime: string; bytes: Buffer }> => {
  const contractor = await requireOwnContractor(ctx);
  const bytes = await readLogo(ctx, contractor);
  if (bytes === null || contractor.logoMime === null) throw notFound('Your logo');
  return { mime: contractor.logoMime, bytes };
};

const store = async (ctx: Context, { id }: Logo, file: SentFile | null) => {
  if (!file) return { logoKey: null, logoMime: null };
  const { bytes, mime } = await requireDocument(ctx, file, 'logo');
  if (!mime.startsWith('image/')) {
    const message = 'A logo is a picture: JPEG or PNG.';
    throw badField('logo', message);
  }
  return { logoKey: await storeSealed(ctx, 'logo', subjectOf(id), bytes), logoMime: mime };
};

/**
 * Takes the place of the one before; without a file there is no logo from then on.
 * Throws UNAUTHENTICATED, NOT_FOUND, InvalidInput, TOO_LARGE, BUSY.
 */
export const changeLogo = async (ctx: Context, file: SentFile | null): Promise<Contractor> => {
  const before = await requireOwnContractor(ctx);
  ctx.callLimits.count('logo', String(before.id), CALLS_PER_MINUTE);
  const logo = await store(ctx, before, file);
  const [replaced, changed] = await ctx.db.$transaction(async (tx) => {
    // Two at a time: each deletes what it has replaced, and nothing else.
    await tx.$queryRaw`SELECT id FROM contractors WHERE id = ${before.id} FOR NO KEY UPDATE`;
    const { logoKey } = await tx.contractor.findUniqueOrThrow({ where: { id: before.id } });
    const data = { ...logo, updatedAt: ctx.now() };
    return [logoKey, await tx.contractor.update({ where: { id: before.id }, data })] as const;
  });
  if (replaced !== null) await ctx.storage.delete(replaced);
  return changed;
};
