// An account as its owner exports it: no key, and no hash of one.
import type { Ports } from '../../context.ts';

/** Returns null when it is closed or gone. */
export const readOwnAccount = ({ db }: Pick<Ports, 'db'>, id: number) =>
  db.account.findFirst({
    where: { id, closedAt: null },
    select: {
      kind: true,
      email: true,
      createdAt: true,
      emailWhenReady: true,
      trialUsed: true,
      tokens: {
        orderBy: { id: 'asc' },
        select: { createdAt: true, lastUsedAt: true, revokedAt: true, device: true },
      },
      passkeys: {
        orderBy: { id: 'asc' },
        select: { name: true, createdAt: true, lastUsedAt: true },
      },
    },
  });
