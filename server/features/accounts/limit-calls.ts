// Limits what a viewer may ask for in a minute. Guests count by network: keys are free to make.
import type { Context } from '../../context.ts';
import { requireIdentity } from './accounts.access.ts';
import { addressHashOf } from './client-network.ts';

/** Names whom a viewer's calls are counted for, and who takes a turn where several wait; see turns.ts. */
export const callingOwner = (
  ctx: Pick<Context, 'viewer' | 'clientAddress' | 'secretKey'>,
): string =>
  ctx.viewer.kind === 'USER' ? `account ${ctx.viewer.accountId}` : `network ${addressHashOf(ctx)}`;

/** Throws UNAUTHENTICATED for a stranger, BUSY with the seconds to wait. */
export const limitCalls = (ctx: Context, what: string, perMinute: number): void => {
  requireIdentity(ctx.viewer);
  ctx.callLimits.count(what, callingOwner(ctx), perMinute);
};
