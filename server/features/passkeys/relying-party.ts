// For which pages passkeys are made and good.
import { Buffer } from 'node:buffer';
import type { Ports } from '../../context.ts';
import type { RelyingParty } from '../../infra/webauthn.ts';

const LOCAL = 'localhost';

const originIn = (clientData: string): string => {
  try {
    const { origin } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
      origin?: unknown;
    };
    return typeof origin === 'string' ? origin : '';
  } catch {
    return '';
  }
};

/** The host that passkeys are bound to. */
export const partyIdOf = ({ env }: Pick<Ports, 'env'>): string =>
  env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : LOCAL;

/**
 * Without PUBLIC_URL passkeys are for one's own machine, whatever the port: other pages cannot use them.
 * @param clientData what the browser signed, which says where its page was
 */
export const partyOf = ({ env }: Pick<Ports, 'env'>, clientData: string): RelyingParty => {
  const id = partyIdOf({ env });
  if (env.PUBLIC_URL) return { id, origins: [new URL(env.PUBLIC_URL).origin] };
  const origin = originIn(clientData);
  return { id, origins: URL.parse(origin)?.hostname === LOCAL ? [origin] : [] };
};
