// Tells who is asking from what a request carries, and opens a guest's account when the guest first leaves something.
import type { Context, Ports, Viewer } from '../../context.ts';
import { DomainError, InvalidInput } from '../../domain/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { sha256 } from '../../infra/secrets.ts';
import { requireIdentity } from './accounts.access.ts';

export interface Credentials {
  /** The value of an `Authorization` header, e.g. `Token abc…`. */
  authorization: string | undefined;
  guestKey: string | undefined;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TOKEN_IDLE_MS = 30 * 24 * 60 * 60 * 1000;

const identifyUser = async ({ db, now }: Ports, authorization: string): Promise<Viewer> => {
  const token = /^Token\s+(\S+)$/i.exec(authorization)?.[1];
  const found = token
    ? await db.authToken.findUnique({
        where: { tokenHash: sha256(token) },
        select: { id: true, lastUsedAt: true, revokedAt: true, account: true },
      })
    : null;
  const idleSince = now().getTime() - (found?.lastUsedAt.getTime() ?? 0);
  if (!found || found.revokedAt || idleSince > TOKEN_IDLE_MS || !found.account.email) {
    throw new DomainError('UNAUTHENTICATED', 'Your sign-in has expired. Sign in again.');
  }
  return { kind: 'USER', accountId: found.account.id, email: found.account.email };
};

/** Throws UNAUTHENTICATED for a token that is not (or no longer) good, InvalidInput for a malformed guest key. */
export const identifyViewer = async (ports: Ports, credentials: Credentials): Promise<Viewer> => {
  if (credentials.authorization) return identifyUser(ports, credentials.authorization);
  if (!credentials.guestKey) return { kind: 'ANONYMOUS' };
  if (!UUID.test(credentials.guestKey))
    throw new InvalidInput('X-Guest-Key must be a random UUID.');
  const guestKeyHash = sha256(credentials.guestKey.toLowerCase());
  const account = await ports.db.account.findUnique({
    where: { guestKeyHash },
    select: { id: true },
  });
  return { kind: 'GUEST', guestKeyHash, accountId: account?.id ?? null };
};

/** The viewer's account id; opens a guest's account if there is none yet. Throws UNAUTHENTICATED for a stranger. */
export const requireAccountId = async ({ db, viewer }: Context): Promise<number> => {
  requireIdentity(viewer);
  if (viewer.kind === 'USER') return viewer.accountId;
  if (viewer.accountId !== null) return viewer.accountId;
  const { id } = await db.account.upsert({
    where: { guestKeyHash: viewer.guestKeyHash },
    create: { kind: 'GUEST', guestKeyHash: viewer.guestKeyHash },
    update: {},
    select: { id: true },
  });
  viewer.accountId = id;
  return id;
};

export const isUserAccount = async (tx: Prisma.TransactionClient, id: number): Promise<boolean> => {
  const { kind } = await tx.account.findUniqueOrThrow({ where: { id }, select: { kind: true } });
  return kind === 'USER';
};
