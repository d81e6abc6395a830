// Sign-ins and API tokens that are good: neither revoked, nor too old, nor unused for too long.
import type { Context, Ports, Viewer } from '../../context.ts';
import { TOKEN_IDLE_DAYS } from '../../domain/account/api-tokens.ts';
import { SIGN_IN_DAYS, SIGN_IN_IDLE_DAYS, USE_NOTED_MINUTES } from '../../domain/catalog.ts';
import { BadToken, DomainError } from '../../domain/errors.ts';
import { FRESH_SIGN_IN_MINUTES } from '../../domain/account/passkeys.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/time.ts';
import type { AuthToken, Prisma } from '../../generated/prisma/client.ts';
import { requireSignIn } from './accounts.access.ts';
import { storedAs } from './sign-in-tokens.ts';

const IDLE_MS = SIGN_IN_IDLE_DAYS * DAY_MS;
const LIFE_MS = SIGN_IN_DAYS * DAY_MS;
/** Time between two records of a sign-in's use; requests in between are not recorded. */
const NOTE_USE_MS = USE_NOTED_MINUTES * MINUTE_MS;

const JUDGED = ['name', 'revokedAt', 'lastUsedAt', 'createdAt', 'expiresAt'] as const;
type Judged = Pick<AuthToken, (typeof JUDGED)[number]>;
/** What a rule asks of a column. */
type Condition = null | { not: null } | { gt: Date };
type Conditions = Readonly<Partial<Record<keyof Judged, Condition>>>;

const goodSignInAt = (now: Date) =>
  ({
    name: null,
    revokedAt: null,
    lastUsedAt: { gt: new Date(now.getTime() - IDLE_MS) },
    createdAt: { gt: new Date(now.getTime() - LIFE_MS) },
  }) satisfies Conditions;

const goodApiTokenAt = (now: Date) =>
  ({
    name: { not: null },
    revokedAt: null,
    lastUsedAt: { gt: new Date(now.getTime() - TOKEN_IDLE_DAYS * DAY_MS) },
    expiresAt: { gt: now },
  }) satisfies Conditions;

/** `where` clause that both callers share. */
export const goodAt = (now: Date) => ({ OR: [goodSignInAt(now), goodApiTokenAt(now)] });

const meets = (value: Date | string | null, condition: Condition | undefined): boolean => {
  if (condition === undefined) return true;
  if (condition === null || value === null) return condition === value;
  return 'gt' in condition ? value > condition.gt : true;
};

const meetsAll = (row: Judged, conditions: Conditions): boolean =>
  JUDGED.every((column) => meets(row[column], conditions[column]));

type FoundSignIn = Judged &
  Pick<AuthToken, 'id' | 'scopes' | 'accountId' | 'isTest'> & { email: string | null };

/** Query without the ORM, whose CPU was two thirds of a partner's read: it runs at every request of whoever has signed in. */
const SIGN_IN = {
  name: 'find-sign-in',
  text: `SELECT t.id, t.name, t.scopes, t.revoked_at AS "revokedAt", t.last_used_at AS "lastUsedAt", t.created_at AS "createdAt",
    t.expires_at AS "expiresAt", t.account_id AS "accountId", t.is_test AS "isTest", a.email
    FROM auth_tokens t JOIN accounts a ON a.id = t.account_id WHERE t.token_hash = $1`,
};

/**
 * Finds the sign-in or API token behind what was sent, and its account. Returns null when there is none, or it was revoked,
 * unused for too long, or is too old.
 */
export const findSignIn = async (
  { pool, db, now }: Ports,
  token: string,
): Promise<FoundSignIn | null> => {
  const { rows } = await pool.query<FoundSignIn>({ ...SIGN_IN, values: [storedAs(token)] });
  const [found] = rows;
  if (!found || !goodAt(now()).OR.some((conditions) => meetsAll(found, conditions))) return null;
  if (now().getTime() - found.lastUsedAt.getTime() > NOTE_USE_MS) {
    await db.authToken.updateMany({ where: { id: found.id }, data: { lastUsedAt: now() } });
  }
  return found;
};

interface SignInRows {
  db: Pick<Prisma.TransactionClient, 'authToken'>;
  now: Ports['now'];
}

/** Finds those of the sign-ins that have not ended. */
export const findGoodSignIns = async (
  { db, now }: SignInRows,
  ids: number[],
): Promise<ReadonlySet<number>> => {
  const good = await db.authToken.findMany({
    where: { id: { in: ids }, ...goodAt(now()) },
    select: { id: true },
  });
  return new Set(good.map(({ id }) => id));
};

/**
 * Asked once more when a body has come that may take minutes. Throws UNAUTHENTICATED where the sign-in or API token that
 * began the request has ended meanwhile.
 */
export const requireStillGood = async (
  { viewer, now }: Context,
  db: SignInRows['db'],
): Promise<void> => {
  if (viewer.kind !== 'USER') return;
  const good = await findGoodSignIns({ db, now }, [viewer.signInId]);
  if (good.size > 0) return;
  throw new BadToken(
    viewer.scopes === null
      ? 'Your sign-in ended while this was sent, so nothing was stored. Sign in and send it again.'
      : 'This API token ended while this was sent, so nothing was stored. Send it again with another one.',
  );
};

/** Returns true when this browser or network has signed in to the address before. */
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

/** The `where` and order of the API tokens that are good now, the newest first. */
export const currentApiTokens = ({ now }: Pick<Ports, 'now'>) => ({
  where: goodApiTokenAt(now()),
  orderBy: { id: 'desc' as const },
});
