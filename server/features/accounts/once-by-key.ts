// Makes a thing once for each key that a caller made up: a call that is repeated with its key, as after a lost connection, is
// answered as the first one was.
import { z } from 'zod';
import type { Context, Ports } from '../../context.ts';
import { DomainError, keyReused } from '../../domain/errors.ts';
import { ESTIMATE_LIMITS } from '../../domain/limits.ts';
import { DAY_MS } from '../../domain/time.ts';
import { parseInput, words } from '../../domain/validation.ts';
import { BrokenSeal, openText, type Seal, sealText } from '../../infra/sealed.ts';
import { sha256 } from '../../infra/secrets.ts';
import { requireAccountId } from './accounts.service.ts';

/** Hours for which what a key made is known. */
export const KEY_HOURS = 24;
const KEPT_MS = DAY_MS;
/** Longest time that a call takes; what is not made by then was cut off. */
const UNDER_WAY_MS = 60_000;
const ASK_AGAIN_SECONDS = 2;

const OTHER_CONTENTS =
  'This idempotency key was already used with other contents. Send what was sent with it, or use a new key.';
const CUT_OFF =
  'The first call with this idempotency key was cut off. Look whether it was carried out before you send it with a new key.';

const UNREADABLE =
  'What the first call with this idempotency key made can no longer be read. Look whether it was carried out before you send it with a new key.';

const keySchema = z.object({
  idempotencyKey: words(ESTIMATE_LIMITS.idempotencyKey, 'idempotency key').nullish(),
});

type Input = Readonly<Record<string, unknown>>;

const sealOf = ({ secretKey }: Pick<Ports, 'secretKey'>, accountId: number): Seal => ({
  secretKey,
  purpose: 'keyed-call',
  subject: `account ${accountId}`,
});

interface CallKey {
  accountId: number;
  operation: string;
  key: string;
}

/** Throws IDEMPOTENCY_KEY_REUSED for what was sealed under another secret of the server, or changed. */
const openResult = (ctx: Context, accountId: number, sealed: string): unknown => {
  try {
    return JSON.parse(openText(sealOf(ctx, accountId), sealed));
  } catch (error) {
    if (error instanceof BrokenSeal) throw keyReused(UNREADABLE);
    throw error;
  }
};

/** What the first call with the key made. Throws IDEMPOTENCY_KEY_REUSED, BUSY while it is under way. */
const madeBefore = async (ctx: Context, at: CallKey, inputHash: string): Promise<unknown> => {
  const call = await ctx.db.keyedCall.findUnique({ where: { accountId_operation_key: at } });
  if (call && call.inputHash !== inputHash) throw keyReused(OTHER_CONTENTS);
  if (call?.sealedResult) return openResult(ctx, at.accountId, call.sealedResult);
  if (call && ctx.now().getTime() - call.createdAt.getTime() > UNDER_WAY_MS)
    throw keyReused(CUT_OFF);
  throw new DomainError('BUSY', 'The first call with this idempotency key is still under way.', {
    retryAfterSeconds: ASK_AGAIN_SECONDS,
  });
};

/**
 * Runs `make` unless a call of the viewer's with the same key did so within a day; then gives what that one made. What fails
 * leaves the key free. Throws what `make` throws, IDEMPOTENCY_KEY_REUSED, BUSY while the first call is under way.
 * @param operation name of the mutation
 * @param input with `idempotencyKey`, without which each call makes something
 */
export const onceByKey = async <Result>(
  ctx: Context,
  operation: string,
  { idempotencyKey: sent, ...input }: Input,
  make: () => Promise<Result>,
): Promise<Result> => {
  const { idempotencyKey: key } = parseInput(keySchema, { idempotencyKey: sent });
  if (!key) return make();
  const at = { accountId: await requireAccountId(ctx), operation, key };
  const inputHash = sha256(JSON.stringify(input));
  const now = ctx.now();
  await ctx.db.keyedCall.deleteMany({
    where: { ...at, createdAt: { lt: new Date(now.getTime() - KEPT_MS) } },
  });
  const { count } = await ctx.db.keyedCall.createMany({
    data: { ...at, inputHash, createdAt: now },
    skipDuplicates: true,
  });
  if (count === 0) return (await madeBefore(ctx, at, inputHash)) as Result;
  const where = { accountId_operation_key: at };
  const result = await make().catch(async (error: unknown) => {
    await ctx.db.keyedCall.deleteMany({ where: at });
    throw error;
  });
  const sealedResult = sealText(sealOf(ctx, at.accountId), JSON.stringify(result));
  await ctx.db.keyedCall.update({ where, data: { sealedResult } });
  return result;
};

/** Forgets calls whose day is over. For the sweeper only. */
export const sweepKeyedCalls = async ({ db, now }: Ports): Promise<void> => {
  await db.keyedCall.deleteMany({
    where: { createdAt: { lt: new Date(now().getTime() - KEPT_MS) } },
  });
};

/** Forgets all calls of an account, from the moment its owner leaves. For the sweeper only. */
export const removeKeyedCallsOf = async (
  tx: Pick<Ports['db'], 'keyedCall'>,
  accountId: number,
): Promise<void> => {
  await tx.keyedCall.deleteMany({ where: { accountId } });
};
