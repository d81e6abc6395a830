// Limits what a viewer may ask for in a minute. Guests count by network: keys are free to make.
import type { Context } from '../../context.ts';
import { requireIdentity } from './accounts.access.ts';
import { networkOf } from './client-network.ts';

/** Whom a viewer's calls are counted for, and whose turn it is when several wait. */
export const callingOwner = ({
  viewer,
  clientAddress,
}: Pick<Context, 'viewer' | 'clientAddress'>): string =>
  viewer.kind === 'USER' ? `user ${viewer.accountId}` : `network ${networkOf(clientAddress)}`;

/** Throws UNAUTHENTICATED for a stranger, BUSY with the seconds to wait. */
export const limitCalls = (ctx: Context, what: string, perMinute: number): void => {
  requireIdentity(ctx.viewer);
  ctx.callLimits.count(what, callingOwner(ctx), perMinute);
};
