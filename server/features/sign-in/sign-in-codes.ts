// Rows of sign-in codes: written under the caps, guessed at, ended. The caps count these rows, so they hold across
// transports, documents and processes. Knows no mail and no account.
import { randomInt } from 'node:crypto';
import type { Context, Ports } from '../../context.ts';
import { CODE_DIGITS } from '../../domain/catalog.ts';
import {
  CAPS_LOOK_BACK_MS,
  CODE_MINUTES,
  CODE_TRIES,
  requireCodeAllowance,
  requireGuessAllowance,
  STRANGERS_GUESSES,
} from '../../domain/account/sign-in.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { lockName } from '../../infra/db/advisory-lock.ts';
import { isSameHash, keyedHash } from '../../infra/secrets.ts';
import { isKnownCaller } from '../accounts/good-sign-ins.ts';
import type { CallerHashes } from '../accounts/sign-in-caller.ts';
import { SignInCodeRefused } from './sign-in.errors.ts';

/** Namespace of the advisory locks taken here. */
const LOCK = 7_302;
const LIFE_MS = CODE_MINUTES * 60_000;
/** Most rows that are counted: more than any cap asks for. */
const COUNTED_MAX = 200;

const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** Keyed hash, as six digits are guessed in no time from a plain one; bound to address and caller. */
const hashOf = (
  { secretKey }: Pick<Ports, 'secretKey'>,
  email: string,
  { callerHash }: CallerHashes,
  code: string,
): string => keyedHash(secretKey, 'sign-in-code', `${email}\0${callerHash}\0${code}`);

const requireAllowance = async (
  { env, now }: Context,
  tx: Prisma.TransactionClient,
  email: string,
  { callerHash, addressHash }: CallerHashes,
  isKnown: boolean,
): Promise<void> => {
  const createdAt = { gt: new Date(now().getTime() - CAPS_LOOK_BACK_MS) };
  const times = async (where: Prisma.SignInCodeWhereInput): Promise<Date[]> => {
    const rows = await tx.signInCode.findMany({
      where: { ...where, createdAt },
      orderBy: { createdAt: 'desc' },
      take: COUNTED_MAX,
      select: { createdAt: true },
    });
    return rows.map((row) => row.createdAt);
  };
  const history = {
    own: await times({ email, callerHash }),
    neighbors: isKnown ? null : await times({ email, isKnown: false, addressHash }),
    strangers: isKnown ? null : await times({ email, isKnown: false }),
    network: env.RATE_LIMITS ? await times({ addressHash }) : null,
  };
  requireCodeAllowance(history, now());
};

/** Writes a new code, which takes the place of the caller's last one, and gives it. Throws THROTTLED. */
export const writeCode = async (
  ctx: Context,
  email: string,
  caller: CallerHashes,
): Promise<{ id: number; code: string }> => {
  const code = newCode();
  return ctx.db.$transaction(async (tx) => {
    // Requests for one address come one after the other, so that none slips past a cap.
    await lockName(tx, LOCK, email);
    const isKnown = await isKnownCaller(tx, email, caller.callerHash);
    await requireAllowance(ctx, tx, email, caller, isKnown);
    const now = ctx.now();
    if (!isKnown) requireGuessAllowance(await guessedCodes(tx, email, now), now);
    await tx.signInCode.updateMany({
      where: { email, callerHash: caller.callerHash, endedAt: null },
      data: { endedAt: now },
    });
    const { id } = await tx.signInCode.create({
      data: {
        email,
        ...caller,
        isKnown,
        codeHash: hashOf(ctx, email, caller, code),
        createdAt: now,
        expiresAt: new Date(now.getTime() + LIFE_MS),
      },
      select: { id: true },
    });
    return { id, code };
  });
};

/** Withdraws a code that reached nobody: it neither waits nor counts. */
export const withdrawCode = async ({ db }: Ports, id: number): Promise<void> => {
  await db.signInCode.deleteMany({ where: { id } });
};

/** Strangers' codes of an address that were guessed at, newest first. */
const guessedCodes = (tx: Prisma.TransactionClient, email: string, now: Date) =>
  tx.signInCode.findMany({
    where: {
      email,
      isKnown: false,
      tries: { gt: 0 },
      createdAt: { gt: new Date(now.getTime() - CAPS_LOOK_BACK_MS) },
    },
    orderBy: { createdAt: 'desc' },
    take: COUNTED_MAX,
    select: { createdAt: true, tries: true },
  });

/**
 * Finds the row whose code this is. Counts the try before anything is compared. `onLocked` runs in the transaction, at the
 * wrong guess of a stranger after which there are no more for now. Throws SignInCodeRefused, THROTTLED.
 */
export const guessCode = async (
  ctx: Context,
  email: string,
  caller: CallerHashes,
  code: string,
  onLocked: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<{ id: number }> => {
  const now = ctx.now();
  const { id, triesLeft } = await ctx.db.$transaction(async (tx) => {
    await lockName(tx, LOCK, email);
    const before = await guessedCodes(tx, email, now);
    const [row] = await tx.signInCode.updateManyAndReturn({
      where: {
        email,
        callerHash: caller.callerHash,
        endedAt: null,
        expiresAt: { gt: now },
        tries: { lt: CODE_TRIES },
      },
      data: { tries: { increment: 1 } },
    });
    if (!row) return { id: null, triesLeft: 0 };
    if (!row.isKnown) requireGuessAllowance(before, now);
    if (isSameHash(row.codeHash, hashOf(ctx, email, caller, code))) {
      return { id: row.id, triesLeft: 0 };
    }
    const guesses = before.reduce((sum, { tries }) => sum + tries, 1);
    if (!row.isKnown && guesses >= STRANGERS_GUESSES) await onLocked(tx);
    return { id: null, triesLeft: CODE_TRIES - row.tries };
  });
  if (id === null) {
    ctx.metrics.codesRefused.inc();
    throw new SignInCodeRefused(triesLeft);
  }
  return { id };
};

/** Runs in the transaction that signs in: a code is good once, and is no longer a stranger's. Throws SignInCodeRefused. */
export const useCode = async (
  tx: Prisma.TransactionClient,
  id: number,
  now: Date,
): Promise<void> => {
  const { count } = await tx.signInCode.updateMany({
    where: { id, endedAt: null },
    data: { endedAt: now, isKnown: true },
  });
  if (count === 0) throw new SignInCodeRefused(0);
};

/** Removes rows that no cap looks at any more. */
export const forgetOldCodes = async ({ db, now }: Ports): Promise<void> => {
  const before = new Date(now().getTime() - CAPS_LOOK_BACK_MS);
  await db.signInCode.deleteMany({ where: { createdAt: { lt: before } } });
};
