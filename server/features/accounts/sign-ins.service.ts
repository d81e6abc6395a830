// Sign-ins of users: a random token each, of which only the hash is kept. Made, found, listed and ended here.
import { randomBytes } from 'node:crypto';
import type { Context, Ports, Viewer } from '../../context.ts';
import type { CreateApiTokenInput } from '../../domain/api-token-input.ts';
import { TOKEN_IDLE_DAYS, TOKEN_PREFIX } from '../../domain/api-tokens.ts';
import { DomainError, notFound } from '../../domain/errors.ts';
import { FRESH_SIGN_IN_MINUTES } from '../../domain/passkeys.ts';
import {
  SIGN_IN_DAYS,
  SIGN_IN_IDLE_DAYS,
  USE_NOTED_MINUTES,
  SIGN_IN_NOTED_DAYS,
} from '../../domain/catalog.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { sha256 } from '../../infra/secrets.ts';
import { requireSignIn } from './accounts.access.ts';
import { publishSignInEnds } from './accounts.events.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/time.ts';

const TOKEN_BYTES = 32;
const IDLE_MS = SIGN_IN_IDLE_DAYS * DAY_MS;
const LIFE_MS = SIGN_IN_DAYS * DAY_MS;
/** A sign-in in use is written down this often, not at every request. */
const NOTE_USE_MS = USE_NOTED_MINUTES * MINUTE_MS;
/** Longest kept after it has ended. */
const KEPT_MS = SIGN_IN_NOTED_DAYS * DAY_MS;

const goodSignInAt = (now: Date) => ({
  name: null,
  revokedAt: null,
  lastUsedAt: { gt: new Date(now.getTime() - IDLE_MS) },
  createdAt: { gt: new Date(now.getTime() - LIFE_MS) },
});

const goodApiTokenAt = (now: Date) => ({
  name: { not: null },
  revokedAt: null,
  lastUsedAt: { gt: new Date(now.getTime() - TOKEN_IDLE_DAYS * DAY_MS) },
  expiresAt: { gt: now },
});

const goodAt = (now: Date) => ({ OR: [goodSignInAt(now), goodApiTokenAt(now)] });

/** The version before would take an API token for a sign-in that may do everything, if it found it. */
const storedAs = (token: string): string =>
  sha256(token.startsWith(TOKEN_PREFIX) ? `api ${token}` : token);

const newSecret = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export interface NewSignIn {
  accountId: number;
  device: string | null;
  callerHash: string;
  now: Date;
}

/** Gives the token, which is not kept anywhere. */
export const createSignIn = async (
  tx: Prisma.TransactionClient,
  { now, ...signIn }: NewSignIn,
): Promise<string> => {
  const token = newSecret();
  await tx.authToken.create({
    data: { ...signIn, tokenHash: sha256(token), createdAt: now, lastUsedAt: now },
  });
  return token;
};

export interface NewApiToken extends CreateApiTokenInput {
  accountId: number;
  now: Date;
}

/** Gives the token, which is not kept anywhere. */
export const writeApiToken = async (
  tx: Prisma.TransactionClient,
  { accountId, name, scopes, expiresInDays, now }: NewApiToken,
): Promise<{ id: number; token: string }> => {
  const token = `${TOKEN_PREFIX}${newSecret()}`;
  const { id } = await tx.authToken.create({
    data: {
      accountId,
      name,
      scopes,
      tokenHash: storedAs(token),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS),
    },
    select: { id: true },
  });
  return { id, token };
};

/** The sign-in or API token behind what was sent, and its account; null when there is none, or it was revoked, unused for too long, or is too old. */
export const findSignIn = async ({ db, now }: Ports, token: string) => {
  const found = await db.authToken.findFirst({
    where: { tokenHash: storedAs(token), ...goodAt(now()) },
    select: { id: true, lastUsedAt: true, name: true, scopes: true, account: true },
  });
  if (found && now().getTime() - found.lastUsedAt.getTime() > NOTE_USE_MS) {
    await db.authToken.updateMany({ where: { id: found.id }, data: { lastUsedAt: now() } });
  }
  return found;
};

/** Those of the sign-ins that have not ended. */
export const findGoodSignIns = async (
  { db, now }: Pick<Ports, 'db' | 'now'>,
  ids: number[],
): Promise<ReadonlySet<number>> => {
  const good = await db.authToken.findMany({
    where: { id: { in: ids }, ...goodAt(now()) },
    select: { id: true },
  });
  return new Set(good.map(({ id }) => id));
};

/** True when this browser or network has signed in to the address before. */
export const isKnownCaller = async (
  tx: Prisma.TransactionClient,
  email: string,
  callerHash: string,
): Promise<boolean> => {
  const where = { callerHash, account: { email } };
  return (await tx.authToken.findFirst({ where, select: { id: true } })) !== null;
};

/**
 * Throws UNAUTHENTICATED for a guest, LOGIN_REQUIRED when the sign-in of this request was not made just now.
 * @param what begins the sentence
 */
export const requireFreshSignIn = async (
  ctx: Context,
  what = 'Changing how you sign in',
): Promise<Extract<Viewer, { kind: 'USER' }>> => {
  requireSignIn(ctx.viewer);
  const since = new Date(ctx.now().getTime() - FRESH_SIGN_IN_MINUTES * MINUTE_MS);
  const where = { id: ctx.viewer.signInId, name: null, createdAt: { gt: since } };
  if (await ctx.db.authToken.findFirst({ where, select: { id: true } })) return ctx.viewer;
  throw new DomainError(
    'LOGIN_REQUIRED',
    `${what} needs a sign-in made just now. Sign in again, please.`,
  );
};

/** The `where` and order of the sign-ins that are good now, last used first. */
export const currentSignIns = ({ now }: Pick<Ports, 'now'>) => ({
  where: goodSignInAt(now()),
  orderBy: [{ lastUsedAt: 'desc' as const }, { id: 'desc' as const }],
});

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

/** The `where` and order of the API tokens that are good now, the newest first. */
export const currentApiTokens = ({ now }: Pick<Ports, 'now'>) => ({
  where: goodApiTokenAt(now()),
  orderBy: { id: 'desc' as const },
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
