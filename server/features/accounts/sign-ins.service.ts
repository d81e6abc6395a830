// Use cases: end sign-ins and API tokens, one's own or those that are good no more.
import type { Context, Ports } from '../../context.ts';
import { SIGN_IN_NOTED_DAYS } from '../../domain/catalog.ts';
import { notFound } from '../../domain/errors.ts';
import { DAY_MS } from '../../domain/time.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { requireSignIn } from './accounts.access.ts';
import { publishSignInEnds } from './accounts.events.ts';
import { goodAt } from './good-sign-ins.ts';

/** Longest kept after it has ended. */
const KEPT_MS = SIGN_IN_NOTED_DAYS * DAY_MS;

/** Whoever calls it publishes the ends once they are committed. */
export const endSignInRows = (
  tx: Pick<Prisma.TransactionClient, 'authToken'>,
  where: Prisma.AuthTokenWhereInput,
  revokedAt: Date,
): Promise<{ id: number }[]> =>
  tx.authToken.updateManyAndReturn({
    where: { ...where, revokedAt: null },
    data: { revokedAt },
    select: { id: true },
  });

/** Ends them, and closes the connections that were opened with them. Gives how many there were. */
const endSignIns = async (
  ctx: Pick<Ports, 'db' | 'events' | 'now'>,
  where: Prisma.AuthTokenWhereInput,
): Promise<number> => {
  const ended = await endSignInRows(ctx.db, where, ctx.now());
  if (ended.length > 0) await publishSignInEnds(ctx, ended);
  return ended.length;
};

/** Ends the sign-in of this request. Throws UNAUTHENTICATED. */
export const signOut = async (ctx: Context): Promise<true> => {
  requireSignIn(ctx.viewer);
  await endSignIns(ctx, { id: ctx.viewer.signInId });
  return true;
};

/** Ends one of the viewer's sign-ins or API tokens. Throws UNAUTHENTICATED, NOT_FOUND. */
export const revokeSignIn = async (ctx: Context, rawId: unknown): Promise<void> => {
  requireSignIn(ctx.viewer);
  const id = parseInput(idSchema, rawId);
  const count = await endSignIns(ctx, { id, accountId: ctx.viewer.accountId });
  if (count === 0) throw notFound('This sign-in');
};

/** Ends all of the viewer's sign-ins but that of this request. Throws UNAUTHENTICATED. */
export const revokeOtherSignIns = async (ctx: Context): Promise<void> => {
  requireSignIn(ctx.viewer);
  const { accountId, signInId } = ctx.viewer;
  await endSignIns(ctx, { accountId, name: null, id: { not: signInId } });
};

/** Ends sign-ins that are good no more: unused for too long, or too old. Their open connections end with them. */
export const endOldSignIns = async (ports: Ports): Promise<void> => {
  await endSignIns(ports, { NOT: goodAt(ports.now()) });
};

/** Removes sign-ins that ended long ago. */
export const forgetOldSignIns = async ({ db, now }: Ports): Promise<void> => {
  const before = new Date(now().getTime() - KEPT_MS);
  await db.authToken.deleteMany({ where: { lastUsedAt: { lt: before } } });
};
