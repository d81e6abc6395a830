// Tells who is asking from what a request carries.
import type { CallsLeft, Context, Ports, Viewer } from '../../context.ts';
import { isTokenScope, TOKEN_PREFIX } from '../../domain/account/api-tokens.ts';
import { BadToken, InvalidInput } from '../../domain/errors.ts';
import { sha256 } from '../../infra/secrets.ts';
import { findSignIn } from './good-sign-ins.ts';

export interface RequestCredentials {
  /** The value of an `Authorization` header, e.g. `Token abc…`. */
  authorization: string | undefined;
  guestKey: string | undefined;
}

/** What a transport knows about a request before anybody is identified. */
export interface RequestFacts {
  credentials: RequestCredentials;
  clientAddress: string;
  /** Origin that was asked, as a trusted proxy tells it. */
  origin: string | null;
  userAgent: string | undefined;
  /** Calls left after this one; left out where calls are not counted. */
  callsLeft?: CallsLeft | undefined;
}

/** UUID of any version, as libraries make different ones. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Fewest different digits of a key. Among 30 random digits, fewer come about once in a hundred billion keys. */
const DIFFERENT_DIGITS_MIN = 6;

/** Whoever knows a key has its work, so one that was typed by hand (all zeros, say) is refused. */
const isMadeKey = (key: string): boolean =>
  UUID.test(key) && new Set(key.replaceAll('-', '')).size >= DIFFERENT_DIGITS_MIN;

const identifyUser = async (ports: Ports, authorization: string): Promise<Viewer> => {
  const token = /^(?:Token|Bearer)\s+(\S+)$/i.exec(authorization)?.[1];
  const found = token ? await findSignIn(ports, token) : null;
  if (!found?.email) {
    throw new BadToken(
      token?.startsWith(TOKEN_PREFIX)
        ? 'This API token is not good, or no longer. Make a new one on your account page.'
        : 'Your sign-in has expired. Sign in again.',
    );
  }
  const scopes = found.name === null ? null : new Set(found.scopes.filter(isTokenScope));
  return {
    kind: 'USER',
    accountId: found.accountId,
    email: found.email,
    signInId: found.id,
    scopes,
    isTest: found.isTest,
  };
};

/** Query without the ORM: most requests of many guests are the first that a process hears of somebody. */
const GUEST = { name: 'find-guest', text: 'SELECT id FROM accounts WHERE guest_key_hash = $1' };

/**
 * Looks a guest up once: its row keeps its key for ever, also when its work becomes a user's and when all of it is deleted
 * (closed-accounts.ts). A token can be revoked at any moment, so whoever signed in is looked up at every request.
 */
const findGuest = async (
  { pool, guestIds }: Ports,
  guestKeyHash: string,
): Promise<number | null> => {
  const known = guestIds.get(guestKeyHash);
  if (known !== undefined) return known;
  const { rows } = await pool.query<{ id: number }>({ ...GUEST, values: [guestKeyHash] });
  const id = rows[0]?.id ?? null;
  if (id !== null) guestIds.set(guestKeyHash, id);
  return id;
};

const identifyGuest = async (ports: Ports, guestKeyHash: string): Promise<Viewer> => ({
  kind: 'GUEST',
  guestKeyHash,
  accountId: await findGuest(ports, guestKeyHash),
});

const hashOf = ({ guestIds }: Ports, guestKey: string | undefined): string | null => {
  if (!guestKey) return null;
  const key = guestKey.toLowerCase();
  const hash = sha256(key);
  // A key that opened an account before was looked at then.
  if (guestIds.get(hash) === undefined && !isMadeKey(key)) {
    throw new InvalidInput(
      'X-Guest-Key must be a UUID that a program made, at best a random one (version 4), as crypto.randomUUID() makes them.',
    );
  }
  return hash;
};

const viewerOf = (
  ports: Ports,
  authorization: string | undefined,
  guestKeyHash: string | null,
): Promise<Viewer> | Viewer => {
  if (authorization) return identifyUser(ports, authorization);
  return guestKeyHash === null ? { kind: 'ANONYMOUS' } : identifyGuest(ports, guestKeyHash);
};

/** Throws UNAUTHENTICATED for a token that is not (or no longer) good, InvalidInput for a malformed guest key. */
export const contextOf = async (
  ports: Ports,
  { credentials, clientAddress, origin, userAgent, callsLeft }: RequestFacts,
): Promise<Context> => {
  const guestKeyHash = hashOf(ports, credentials.guestKey);
  return {
    ...ports,
    viewer: await viewerOf(ports, credentials.authorization, guestKeyHash),
    clientAddress,
    origin,
    guestKeyHash,
    userAgent: userAgent ?? null,
    callsLeft: callsLeft ?? null,
  };
};
