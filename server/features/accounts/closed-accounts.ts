// Rows of accounts whose owners had everything deleted. They let nobody in; the address is free to be used anew.
import type { Ports } from '../../context.ts';
import type { Account, Prisma } from '../../generated/prisma/client.ts';
import { DAY_MS } from '../../domain/time.ts';

/** Accounts in one sweep; the rest waits for the next. */
const BATCH = 20;

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

/** Lists accounts to empty, to tell of, or to remove; the first one first. */
export const listClosedAccounts = ({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<Account[]> =>
  db.account.findMany({
    where: {
      closedAt: { not: null },
      OR: [
        { emptiedAt: null },
        { closedEmail: { not: null } },
        { closedAt: { lt: new Date(now().getTime() - DAY_MS) } },
      ],
    },
    orderBy: { closedAt: 'asc' },
    take: BATCH,
  });

/** Returns true a day after the closing: its runs count no more. */
export const isOver = ({ closedAt }: Account, now: Date): boolean =>
  closedAt !== null && now.getTime() - closedAt.getTime() > DAY_MS;

export const noteEmptied = async ({ db, now }: Pick<Ports, 'db' | 'now'>, id: number) => {
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
