// Use cases: make an API token for one's account. Revoking one is ending a sign-in.
import type { Context } from '../../context.ts';
import { createApiTokenSchema } from '../../domain/account/api-token-input.ts';
import { TOKENS_MAX } from '../../domain/account/api-tokens.ts';
import { InvalidInput, notFound } from '../../domain/errors.ts';
import { parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { loadable } from '../../infra/db/selection.ts';
import { requireSignIn } from './accounts.access.ts';
import { limitCalls } from './limit-calls.ts';
import { onceByKey } from './once-by-key.ts';
import { lockAccount } from './lock-accounts.ts';
import { tellOwner } from './security-notice.ts';
import { currentApiTokens, requireFreshSignIn } from './good-sign-ins.ts';
import { writeApiToken } from './sign-in-tokens.ts';

const MADE_A_MINUTE = 10;
const TOO_MANY = `An account has at most ${TOKENS_MAX} API tokens. Revoke one that is no longer used.`;

const makeApiToken = async (ctx: Context, accountId: number, rawInput: unknown) => {
  limitCalls(ctx, 'createApiToken', MADE_A_MINUTE);
  const input = parseInput(createApiTokenSchema, rawInput);
  return ctx.db.$transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const { where } = currentApiTokens(ctx);
    if ((await tx.authToken.count({ where: { ...where, accountId } })) >= TOKENS_MAX)
      throw new InvalidInput(TOO_MANY);
    await tellOwner(ctx, tx, accountId, 'API_TOKEN_MADE');
    return writeApiToken(tx, { ...input, accountId, now: ctx.now() });
  });
};

/**
 * Gives the key of the row, and the token, which cannot be read again.
 * Throws UNAUTHENTICATED, LOGIN_REQUIRED without a sign-in made just now, InvalidInput, BUSY.
 */
export const createApiToken = async (
  ctx: Context,
  rawInput: Readonly<Record<string, unknown>>,
): Promise<{ id: number; token: string }> => {
  const { accountId } = await requireFreshSignIn(ctx);
  return onceByKey(ctx, 'createApiToken', rawInput, () => makeApiToken(ctx, accountId, rawInput));
};

/** Reads a token of the viewer's that is good now. Throws UNAUTHENTICATED, NOT_FOUND. */
export const readApiToken = async (
  ctx: Context,
  id: number,
  query: Pick<Prisma.AuthTokenFindFirstArgs, 'select' | 'include'>,
) => {
  requireSignIn(ctx.viewer);
  const { where } = currentApiTokens(ctx);
  const token = await ctx.db.authToken.findFirst({
    ...loadable(query),
    where: { ...where, id, accountId: ctx.viewer.accountId },
  });
  if (!token) throw notFound('This API token');
  return token;
};
