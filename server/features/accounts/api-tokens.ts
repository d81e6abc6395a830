// Use cases: make an API token for one's account. Revoking one is ending a sign-in.
import type { Context } from '../../context.ts';
import { createApiTokenSchema } from '../../domain/account/api-token-input.ts';
import { TOKENS_MAX } from '../../domain/account/api-tokens.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { parseInput } from '../../domain/validation.ts';
import { limitCalls } from './limit-calls.ts';
import { lockAccount } from './lock-accounts.ts';
import { tellOwner } from './security-notice.ts';
import { currentApiTokens, requireFreshSignIn } from './good-sign-ins.ts';
import { writeApiToken } from './sign-in-tokens.ts';

const MADE_A_MINUTE = 10;
const TOO_MANY = `An account has at most ${TOKENS_MAX} API tokens. Revoke one that is no longer used.`;

/**
 * Gives the key of the row, and the token, which cannot be read again.
 * Throws UNAUTHENTICATED, LOGIN_REQUIRED without a sign-in made just now, InvalidInput, BUSY.
 */
export const createApiToken = async (
  ctx: Context,
  rawInput: unknown,
): Promise<{ id: number; token: string }> => {
  const { accountId } = await requireFreshSignIn(ctx);
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
