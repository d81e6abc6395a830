// Use case: somebody applies to be introduced to homeowners, with or without an account.
import type { Context } from '../../context.ts';
import {
  type ApplicationInput,
  applicationSchema,
} from '../../domain/leads/contractor-application-input.ts';
import { badField, DomainError } from '../../domain/errors.ts';
import { parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { lockName } from '../../infra/db/advisory-lock.ts';
import { safeName } from '../../infra/media/safe-name.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { addressHashOf } from '../accounts/client-network.ts';
import { callingOwner } from '../accounts/limit-calls.ts';
import { requireDocument, type SentFile, storeSealed } from './documents.ts';
import { openProfile } from './open-profile.ts';
import { DAY_MS } from '../../domain/time.ts';

// How many applications one address, and one network, may send in a day. The rows are what is counted.

const OF_ADDRESS = 10;
const OF_NETWORK = 30;

/** Throws THROTTLED. */
const requireApplicationAllowance = async (
  { env, now }: Context,
  tx: Prisma.TransactionClient,
  { email, addressHash }: { email: string; addressHash: string },
): Promise<void> => {
  const sentAt = { gt: new Date(now().getTime() - DAY_MS) };
  const sent = async (where: Prisma.ContractorApplicationWhereInput): Promise<number> => {
    const { _sum } = await tx.contractorApplication.aggregate({
      where: { ...where, sentAt },
      _sum: { version: true },
    });
    return _sum.version ?? 0;
  };
  const isOver =
    (await sent({ email })) >= OF_ADDRESS ||
    (env.RATE_LIMITS && (await sent({ addressHash })) >= OF_NETWORK);
  if (!isOver) return;
  throw new DomainError(
    'THROTTLED',
    'Many applications came from here today, and yours is safe if you sent it before. Try again tomorrow.',
    { retryAfterSeconds: DAY_MS / 1000 },
  );
};

/** Namespace of the advisory locks taken here. */
const LOCK = 7_310;
const CALLS_PER_MINUTE = 10;

const requireOwnAddress = ({ viewer }: Context, email: string): void => {
  if (viewer.kind !== 'USER' || viewer.email === email) return;
  const message = `You are signed in as ${viewer.email}. Apply with that address, or sign out first.`;
  throw badField('email', message);
};

const storeFile = async (ctx: Context, email: string, file: SentFile | null) => {
  if (!file) return { fileKey: null, fileName: null, fileMime: null };
  const { bytes, mime } = await requireDocument(ctx, file, 'file');
  const fileKey = await storeSealed(ctx, 'application-file', email, bytes);
  return { fileKey, fileName: safeName(file.name), fileMime: mime };
};

/** The application that waits and may be replaced: the signed-in applicant's, or one that nobody has proved to be theirs. */
const findWaiting = (tx: Prisma.TransactionClient, email: string, accountId: number | null) =>
  tx.contractorApplication.findFirst({
    where: {
      email,
      status: 'PENDING',
      OR: [{ accountId: null }, ...(accountId === null ? [] : [{ accountId }])],
    },
    orderBy: { id: 'desc' },
    select: { id: true, fileKey: true },
  });

type StoredFile = Awaited<ReturnType<typeof storeFile>>;

/** Gives the blob that is needed no more. */
const write = async (
  ctx: Context,
  input: ApplicationInput,
  file: StoredFile,
): Promise<string | null> => {
  const now = ctx.now();
  const accountId = ctx.viewer.kind === 'USER' ? ctx.viewer.accountId : null;
  return ctx.db.$transaction(async (tx) => {
    // Two that are sent at a time see each other, and none slips past a cap.
    await lockName(tx, LOCK, input.email);
    const addressHash = addressHashOf(ctx);
    await requireApplicationAllowance(ctx, tx, { email: input.email, addressHash });
    const data = { ...input, ...file, accountId, addressHash, sentAt: now };
    const waiting = await findWaiting(tx, input.email, accountId);
    if (waiting) {
      const next = { ...data, version: { increment: 1 } };
      await tx.contractorApplication.update({ where: { id: waiting.id }, data: next });
    } else {
      await tx.contractorApplication.create({ data: { ...data, createdAt: now } });
    }
    if (accountId !== null) await openProfile(tx, accountId, input, now);
    return waiting?.fileKey ?? null;
  });
};

export interface SentApplication {
  fields: Record<string, unknown>;
  /** Nobody sees this field of the form; programs that fill in all of them do. */
  trap: unknown;
  file: SentFile | null;
}

/**
 * Records an application, in place of the applicant's last one while that waits. One that fell into the trap is answered alike.
 * Throws InvalidInput, TOO_LARGE, THROTTLED, BUSY.
 */
export const applyAsContractor = async (
  ctx: Context,
  { fields, trap, file }: SentApplication,
): Promise<void> => {
  ctx.callLimits.count('application', callingOwner(ctx), CALLS_PER_MINUTE);
  const input = parseInput(applicationSchema, fields);
  requireOwnAddress(ctx, input.email);
  if (trap !== undefined && trap !== null && trap !== '') return;
  const stored = await storeFile(ctx, input.email, file);
  let needless = stored.fileKey;
  try {
    needless = await write(ctx, input, stored);
  } finally {
    if (needless !== null) await ctx.storage.delete(needless);
  }
  if (ctx.viewer.kind === 'USER') await publishAccountChange(ctx, ctx.viewer.accountId, null);
};
