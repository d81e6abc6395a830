// Addresses of this product as somebody outside opens them.
import type { Context, Ports } from '../../context.ts';
import { isSameHash, keyedHash } from '../../infra/secrets.ts';

export const UNSUBSCRIBE_PATH = '/mail/unsubscribe';

/** Makes a link; only a browser on this machine can open it without PUBLIC_URL. */
export const publicLink = ({ env }: Pick<Ports, 'env'>, path: string): string =>
  new URL(path, env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).href;

/** What an address is made with: a request's context where there is one. */
export type AddressPorts = Pick<Ports, 'env'> & Partial<Pick<Context, 'origin'>>;

/**
 * Makes an address for programs and pages, which know this server as they asked it: of PUBLIC_URL, or else of the request that
 * came through a trusted proxy. It is a path where neither is known.
 */
export const publicUrlOf = ({ env, origin }: AddressPorts, path: string): string => {
  const base = env.PUBLIC_URL ?? origin;
  return base ? new URL(path, base).href : path;
};

const signatureOf = (secretKey: string, accountId: number): string =>
  keyedHash(secretKey, 'unsubscribe', String(accountId));

/** Stops the mails of one account without a sign-in, and can do nothing else; good for ever, as mails are kept. */
export const unsubscribeLink = (
  ports: Pick<Ports, 'env' | 'secretKey'>,
  accountId: number,
): string => {
  const query = new URLSearchParams({
    account: String(accountId),
    signature: signatureOf(ports.secretKey, accountId),
  });
  return publicLink(ports, `${UNSUBSCRIBE_PATH}?${query}`);
};

export const isUnsubscribeLink = (
  { secretKey }: Pick<Ports, 'secretKey'>,
  accountId: number,
  signature: string,
): boolean => isSameHash(signature, signatureOf(secretKey, accountId));
