// Locks on account rows: whatever counts or moves what an account has runs one after the other. `FOR UPDATE` would make a
// worker that adds an estimate wait for it, and hold the job that an adoption waits for.
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Statements } from '../../infra/db/statements.ts';

/** One account's work, on its way to another. */
export interface Adoption {
  from: number;
  to: number;
}

export const lockAccount = (tx: Statements, accountId: number) =>
  tx.$queryRaw`SELECT id FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`;

/** The guest's account, locked together with the one that adopts it; null when the key never left anything. */
export const lockForAdoption = async (
  tx: Prisma.TransactionClient,
  guestKeyHash: string | null,
  accountId: number,
): Promise<number | null> => {
  if (guestKeyHash === null) return null;
  const guest = await tx.account.findUnique({ where: { guestKeyHash }, select: { id: true } });
  if (!guest) return null;
  // The rows are locked in one order, so that two adoptions never wait for each other.
  await tx.$queryRaw`SELECT id FROM accounts WHERE id IN (${guest.id}, ${accountId}) ORDER BY id FOR NO KEY UPDATE`;
  await tx.account.update({
    where: { id: guest.id },
    data: { adoptions: { increment: 1 }, adoptedById: accountId },
  });
  return guest.id;
};

/** Something that takes its time: for which account it was begun, and how often that had been adopted by then. */
export interface Begun {
  accountId: number;
  adoptions: number;
}

export const beginFor = async (
  db: Pick<Prisma.TransactionClient, 'account'>,
  id: number,
): Promise<Begun> => {
  const { adoptions } = await db.account.findUniqueOrThrow({
    where: { id },
    select: { adoptions: true },
  });
  return { accountId: id, adoptions };
};

/** Finds the current owner. Nobody adopts it until the transaction ends. */
export const ownerOf = async (
  tx: Prisma.TransactionClient,
  { accountId, adoptions }: Begun,
): Promise<number> => {
  await lockAccount(tx, accountId);
  const account = await tx.account.findUniqueOrThrow({
    where: { id: accountId },
    select: { adoptions: true, adoptedById: true },
  });
  return account.adoptions === adoptions ? accountId : (account.adoptedById ?? accountId);
};
