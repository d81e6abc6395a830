// The address of everything that an account has, which carries the right to read it: signed for one account, good for a
// short while to begin with.
import type { Ports } from '../../context.ts';
import { isSameHash, keyedHash } from '../../infra/secrets.ts';
import { type SignedLink, signedLink } from '../links/signed-link.ts';
import { OWN_DATA_LINK_MINUTES } from '../../domain/catalog.ts';
import { MINUTE_MS } from '../../domain/time.ts';

const LIFETIME_MS = OWN_DATA_LINK_MINUTES * MINUTE_MS;

const sign = (secretKey: string, accountId: number, expires: number): string =>
  keyedHash(secretKey, 'own-data-link', `${accountId}/${expires}`);

export const ownDataLink = (
  ports: Pick<Ports, 'env' | 'secretKey' | 'now'>,
  accountId: number,
): SignedLink => {
  const expires = ports.now().getTime() + LIFETIME_MS;
  const signature = sign(ports.secretKey, accountId, expires);
  return signedLink(ports, `/files/accounts/${accountId}/data.zip`, { expires, signature });
};

export const isGoodOwnDataLink = (
  { secretKey, now }: Pick<Ports, 'secretKey' | 'now'>,
  accountId: number,
  { expires, signature }: { expires: number; signature: string },
): boolean =>
  expires > now().getTime() && isSameHash(signature, sign(secretKey, accountId, expires));
