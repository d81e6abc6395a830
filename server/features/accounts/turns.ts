// Decides whose turn work takes where several wait. Users have turns of their own. Guests of one network share turns,
// as anybody can make many guest keys.
import type { Ports } from '../../context.ts';
import type { AccountKind } from '../../generated/prisma/client.ts';
import type { Statements } from '../../infra/db/statements.ts';
import type { Caller } from '../../infra/caller.ts';

interface TurnOwner {
  accountId: number;
  kind: AccountKind;
  /** Keyed hash of a guest's network; null where it is not known. */
  addressHash: string | null;
}

export const turnOf = ({ accountId, kind, addressHash }: TurnOwner): string =>
  kind === 'GUEST' && addressHash !== null ? `network ${addressHash}` : `account ${accountId}`;

/** Ids of the accounts whose work takes turns as one with that of an account, which is among them. */
export const accountsInTurn = async (tx: Statements, accountId: number): Promise<number[]> => {
  const rows = await tx.$queryRaw<{ id: number }[]>`SELECT ${accountId}::int AS id
    UNION SELECT other.id FROM accounts AS own JOIN accounts AS other ON other.address_hash = own.address_hash
    WHERE own.id = ${accountId} AND own.kind = 'GUEST' AND other.kind = 'GUEST'`;
  return rows.map(({ id }) => id);
};

/** The caller of work for an account, whichever device asks. */
export const callerOf = async (
  { db }: Pick<Ports, 'db'>,
  accountId: number,
  signal?: AbortSignal,
): Promise<Caller> => {
  const account = await db.account.findUnique({
    where: { id: accountId },
    select: { kind: true, addressHash: true },
  });
  return { owner: turnOf({ accountId, kind: 'USER', addressHash: null, ...account }), signal };
};

/** The network that counts what is stored for a guest; null for a user. */
export const guestNetworkOf = async (
  db: Pick<Ports['db'], 'account'>,
  accountId: number,
): Promise<string | null> => {
  const account = await db.account.findUnique({
    where: { id: accountId },
    select: { kind: true, addressHash: true },
  });
  return account?.kind === 'GUEST' ? account.addressHash : null;
};
