// The address of everything that an account has, which carries the right to read it: signed for one account, good for a
// short while to begin with.
import type { Ports } from '../../context.ts';
import { isSameHash, keyedHash } from '../../infra/secrets.ts';
import { OWN_DATA_LINK_MINUTES } from '../../domain/catalog.ts';
import { MINUTE_MS } from '../../domain/time.ts';

const LIFETIME_MS = OWN_DATA_LINK_MINUTES * MINUTE_MS;

const sign = (secretKey: string, accountId: number, expires: number): string =>
  keyedHash(secretKey, 'own-data-link', `${accountId}/${expires}`);

/** A path on this server. */
export const ownDataLink = (
  { secretKey, now }: Pick<Ports, 'secretKey' | 'now'>,
  accountId: number,
): string => {
  const expires = now().getTime() + LIFETIME_MS;
  return `/files/accounts/${accountId}/data.zip?expires=${expires}&signature=${sign(secretKey, accountId, expires)}`;
};

export const isGoodOwnDataLink = (
  { secretKey, now }: Pick<Ports, 'secretKey' | 'now'>,
  accountId: number,
  { expires, signature }: { expires: number; signature: string },
): boolean =>
  expires > now().getTime() && isSameHash(signature, sign(secretKey, accountId, expires));
