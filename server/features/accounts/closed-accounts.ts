// Rows of accounts whose owners had everything deleted. They let nobody in; the address is free to be used anew.
import type { Ports } from '../../context.ts';
import type { Account, Prisma } from '../../generated/prisma/client.ts';
import { DAY_MS } from '../../domain/time.ts';

/** Accounts of one duty in one sweep; the rest waits for the next. */
const BATCH = 1_000;

/** Opens one for a guest, whose own row stays: the key must not come back to a new trial. What it has goes to this one. */
export const openClosedAccount = (tx: Prisma.TransactionClient, closedAt: Date): Promise<Account> =>
  tx.account.create({ data: { kind: 'GUEST', closedAt } });

/** Returns false when it was closed before. */
export const closeUserRow = async (
  tx: Prisma.TransactionClient,
  { accountId: id, email }: { accountId: number; email: string },
  closedAt: Date,
): Promise<boolean> => {
  const { count } = await tx.account.updateMany({
    where: { id, email, closedAt: null },
    data: { email: null, closedEmail: email, closedAt },
  });
  return count > 0;
};

type Closed = Pick<Ports, 'db' | 'now'>;

/** What is still to be done with closed accounts. */
const DUE = {
  empty: () => ({ emptiedAt: null }),
  tell: () => ({ emptiedAt: { not: null }, closedEmail: { not: null } }),
  /** A day after the closing: its runs count no more. */
  remove: (now: Date) => ({
    emptiedAt: { not: null },
    closedAt: { lt: new Date(now.getTime() - DAY_MS) },
  }),
} satisfies Record<string, (now: Date) => Prisma.AccountWhereInput>;

/** Lists those with which that is to be done, the first one first. */
export const listClosedAccounts = (
  { db, now }: Closed,
  due: keyof typeof DUE,
): Promise<Account[]> =>
  db.account.findMany({
    where: { closedAt: { not: null }, ...DUE[due](now()) },
    orderBy: { closedAt: 'asc' },
    take: BATCH,
  });

export const noteEmptied = async ({ db, now }: Closed, id: number) => {
  await db.account.updateMany({ where: { id }, data: { emptiedAt: now() } });
};

/** Returns true for the one process that may mail to it now. */
export const takeClosedEmail = async (
  { db }: Pick<Ports, 'db'>,
  { id, closedEmail }: Account,
): Promise<boolean> => {
  const where = { id, closedEmail };
  const { count } = await db.account.updateMany({ where, data: { closedEmail: null } });
  return count > 0;
};

/** Puts the address back when the mail server did not take the mail. */
export const giveBackClosedEmail = async (
  { db }: Pick<Ports, 'db'>,
  { id, closedEmail }: Account,
): Promise<void> => {
  await db.account.updateMany({ where: { id }, data: { closedEmail } });
};

/** Removes an account with its sign-ins, passkeys and codes. */
export const removeAccountRow = async (tx: Prisma.TransactionClient, id: number): Promise<void> => {
  await tx.account.deleteMany({ where: { id } });
};
