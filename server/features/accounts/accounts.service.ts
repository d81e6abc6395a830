// Accounts: opens a guest's when the guest first leaves something and a user's at the first sign-in; keeps what a user chose.
// Who is asking is told in identify.ts.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { requireIdentity, requireSignIn } from './accounts.access.ts';
import { type AccountChange, accountChanges } from './accounts.events.ts';
import { addressHashOf } from './client-network.ts';
import { loadable } from '../../infra/db/selection.ts';

type AccountSelection = Pick<Prisma.AccountFindFirstArgs, 'select' | 'include'>;

type NewAccount =
  | { kind: 'GUEST'; guestKeyHash: string; addressHash: string }
  | { kind: 'USER'; email: string };

/** Avoids `upsert`, which looks first and then inserts: of calls that come together, all but one would fail. */
const openAccount = async (db: Pick<Prisma.TransactionClient, 'account'>, account: NewAccount) => {
  await db.account.createMany({ data: account, skipDuplicates: true });
  const where =
    account.kind === 'GUEST' ? { guestKeyHash: account.guestKeyHash } : { email: account.email };
  return db.account.findUniqueOrThrow({ where });
};

/** The viewer's account id; opens a guest's account if there is none yet. Throws UNAUTHENTICATED for a stranger. */
export const requireAccountId = async (ctx: Context): Promise<number> => {
  const { db, viewer } = ctx;
  requireIdentity(viewer);
  if (viewer.kind === 'USER') return viewer.accountId;
  if (viewer.accountId !== null) return viewer.accountId;
  const { guestKeyHash } = viewer;
  const addressHash = addressHashOf(ctx);
  const { id } = await openAccount(db, { kind: 'GUEST', guestKeyHash, addressHash });
  viewer.accountId = id;
  return id;
};

/** An event for the viewer's account as it is now, then one at every change of what it owns. Throws UNAUTHENTICATED. */
export const followAccount = async (
  ctx: Context,
): Promise<AsyncIterableIterator<AccountChange>> => {
  const accountId = await requireAccountId(ctx);
  return ctx.events.follow(accountChanges, accountId, {
    first: async () => [{ accountId, what: null }],
    isLast: () => false,
  });
};

/** The account of an address, opened when it is the first time. `email` is spelled as `parseEmail` has it. */
export const openUserAccount = (tx: Prisma.TransactionClient, email: string) =>
  openAccount(tx, { kind: 'USER', email });

/** Gives the account of somebody who has shown to be its owner. */
export const requireUserAccount = (tx: Prisma.TransactionClient, id: number) =>
  tx.account.findUniqueOrThrow({ where: { id } });

/** The id of the account of an address; null when nobody has signed in to it yet. */
export const findUserId = async (
  tx: Prisma.TransactionClient,
  email: string,
): Promise<number | null> => {
  const account = await tx.account.findUnique({ where: { email }, select: { id: true } });
  return account?.id ?? null;
};

/** The address of an account; null for a guest's, and for one that is gone. */
export const findEmail = async (
  { db }: { db: Pick<Prisma.TransactionClient, 'account'> },
  accountId: number,
): Promise<string | null> => {
  const where = { id: accountId };
  return (await db.account.findUnique({ where, select: { email: true } }))?.email ?? null;
};

/** The signed-in viewer's account; null for a guest. */
export const findOwnAccount = async ({ db, viewer }: Context, query: AccountSelection) =>
  viewer.kind === 'USER'
    ? db.account.findUnique({ ...loadable(query), where: { id: viewer.accountId } })
    : null;

/** Throws UNAUTHENTICATED for a guest. */
export const requireOwnAccount = async (ctx: Context, query: AccountSelection) => {
  requireSignIn(ctx.viewer);
  const account = await findOwnAccount(ctx, query);
  if (!account) throw notFound('This account');
  return account;
};

/** Stores what the viewer chose and returns the account's id. Throws UNAUTHENTICATED. */
export const updateAccount = async (
  { db, viewer }: Context,
  { emailWhenReady }: { emailWhenReady: boolean },
): Promise<void> => {
  requireSignIn(viewer);
  await db.account.update({ where: { id: viewer.accountId }, data: { emailWhenReady } });
};

/** Remembers the trials that jobs have used when the jobs go. */
export const addTrialUsed = async (
  tx: Prisma.TransactionClient,
  id: number,
  count: number,
): Promise<void> => {
  await tx.account.update({ where: { id }, data: { trialUsed: { increment: count } } });
};
