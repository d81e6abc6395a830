// Limits what a viewer may ask for in a minute. Guests count by network: keys are free to make.
import type { Context } from '../../context.ts';
import { requireIdentity } from './accounts.access.ts';
import { networkOf } from './client-network.ts';

/** Throws UNAUTHENTICATED for a stranger, BUSY with the seconds to wait. */
export const limitCalls = (
  { viewer, clientAddress, callLimits }: Context,
  what: string,
  perMinute: number,
): void => {
  requireIdentity(viewer);
  const caller =
    viewer.kind === 'USER' ? `user ${viewer.accountId}` : `network ${networkOf(clientAddress)}`;
  callLimits.count(what, caller, perMinute);
};
