// What passkeys are to sign: written, taken under a count of tries, and good once.
import { randomBytes } from 'node:crypto';
import type { Context, Ports } from '../../context.ts';
import { CHALLENGE_MINUTES, CHALLENGE_TRIES } from '../../domain/account/passkeys.ts';
import type { PasskeyChallenge, PasskeyPurpose, Prisma } from '../../generated/prisma/client.ts';
import { sha256 } from '../../infra/secrets.ts';
import { callerOf } from '../accounts/sign-in-caller.ts';
import { PasskeyRefused } from './passkeys.errors.ts';

const RANDOM_BYTES = 32;

const random = (): string => randomBytes(RANDOM_BYTES).toString('base64url');

/** Writes a new one for this caller. It takes the place of the caller's last one for the same account and purpose. */
export const writeChallenge = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  accountId: number,
  purpose: PasskeyPurpose,
): Promise<{ ticket: string; challenge: string }> => {
  const { callerHash } = callerOf(ctx);
  await tx.passkeyChallenge.deleteMany({ where: { accountId, purpose, callerHash } });
  const [ticket, challenge] = [random(), random()];
  const expiresAt = new Date(ctx.now().getTime() + CHALLENGE_MINUTES * 60_000);
  await tx.passkeyChallenge.create({
    data: { accountId, purpose, callerHash, challenge, ticketHash: sha256(ticket), expiresAt },
  });
  return { ticket, challenge };
};

/** Finds the one of this ticket and caller. Counts the try before anything is compared. Throws PasskeyRefused. */
export const takeChallenge = async (
  ctx: Context,
  ticket: string,
  purpose: PasskeyPurpose,
): Promise<PasskeyChallenge> => {
  const [challenge] = await ctx.db.passkeyChallenge.updateManyAndReturn({
    where: {
      ticketHash: sha256(ticket),
      purpose,
      callerHash: callerOf(ctx).callerHash,
      expiresAt: { gt: ctx.now() },
      tries: { lt: CHALLENGE_TRIES },
    },
    data: { tries: { increment: 1 } },
  });
  if (!challenge) throw new PasskeyRefused(0);
  return challenge;
};

export const refusalOf = ({ tries }: PasskeyChallenge): PasskeyRefused =>
  new PasskeyRefused(CHALLENGE_TRIES - tries);

/** Runs in the transaction that the signature leads to, as a challenge is good once. Throws PasskeyRefused. */
export const endChallenge = async (tx: Prisma.TransactionClient, id: number): Promise<void> => {
  const { count } = await tx.passkeyChallenge.deleteMany({ where: { id } });
  if (count === 0) throw new PasskeyRefused(0);
};

export const forgetOldChallenges = async ({ db, now }: Ports): Promise<void> => {
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now() } } });
};
