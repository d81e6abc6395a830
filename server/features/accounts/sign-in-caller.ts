// Who is signing in, as far as codes and caps know: a browser by its guest key, else a network by its address.
// Only keyed hashes of either are kept.
import type { Context } from '../../context.ts';
import { keyedHash } from '../../infra/secrets.ts';
import { addressHashOf } from './client-network.ts';

export interface CallerHashes {
  callerHash: string;
  addressHash: string;
}

export const callerOf = (ctx: Context): CallerHashes => {
  const addressHash = addressHashOf(ctx);
  const { secretKey, guestKeyHash } = ctx;
  return {
    addressHash,
    callerHash: keyedHash(secretKey, 'sign-in-caller', guestKeyHash ?? addressHash),
  };
};
