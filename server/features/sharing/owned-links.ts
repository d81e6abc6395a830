// Shared links as part of what an account has: they move with it, its owner takes them away, and ended ones are forgotten.
// Estimates take their links along when they are removed. For callers that have checked access, and for the sweeper.
import type { Ports } from '../../context.ts';
import { keptSince } from '../../domain/account/deletion.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import { readAsked } from '../../domain/account/shared-link-input.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Adoption } from '../accounts/lock-accounts.ts';

/** A guest's links become a user's, and go on opening what they opened. */
export const adoptSharedLinks = async (
  tx: Prisma.TransactionClient,
  { from, to }: Adoption,
): Promise<void> => {
  await tx.sharedLink.updateMany({ where: { accountId: from }, data: { accountId: to } });
};

const CLAIM_NUMBER = { select: { job: { select: { claimNumber: true } } } } as const;

/** Reads links without their secrets, which only those who were told them have. */
export const readOwnSharedLinks = async ({ db }: Pick<Ports, 'db'>, accountId: number) => {
  const links = await db.sharedLink.findMany({
    where: { accountId },
    orderBy: { id: 'asc' },
    select: {
      kind: true,
      hidesIdentity: true,
      sentTo: true,
      createdAt: true,
      expiresAt: true,
      revokedAt: true,
      views: true,
      lastSeenAt: true,
      estimate: CLAIM_NUMBER,
      otherEstimate: CLAIM_NUMBER,
      file: { select: { name: true } },
      asked: true,
    },
  });
  return links.map(({ estimate, otherEstimate, file, asked, ...link }) => ({
    ...link,
    estimate: estimate.job.claimNumber,
    comparedWith: otherEstimate?.job.claimNumber ?? file?.name ?? null,
    asked: readAsked(asked),
  }));
};

/** Time within which a reader who comes back counts once. */
const SAME_VISIT_MS = 30 * MINUTE_MS;

/** A visit that began earlier than this has ended `at` that time. */
export const startOfVisits = (at: Date): Date => new Date(at.getTime() - SAME_VISIT_MS);

/** Removes those that have opened nothing for as long as what is deleted is kept, and what tells one reader from another. */
export const forgetEndedLinks = async ({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> => {
  const before = keptSince(now());
  await db.sharedLink.deleteMany({
    where: { OR: [{ expiresAt: { lt: before } }, { revokedAt: { lt: before } }] },
  });
  await db.sharedLinkVisit.deleteMany({ where: { beganAt: { lt: startOfVisits(now()) } } });
};
