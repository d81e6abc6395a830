// Who is asking, as this browser remembers it: the guest key, and the login once there is one.
import { deviceStorage, readJson } from './storage.ts';
import { randomUuid } from './uuid.ts';

const GUEST_KEY = 'guestKey';
const TOKEN = 'auth.token';
const USER = 'auth.user';

/** Random and secret; made at the first call and kept. */
export const guestKey = (): string => {
  const known = deviceStorage.read(GUEST_KEY);
  if (known) return known;
  const fresh = randomUuid();
  deviceStorage.write(GUEST_KEY, fresh);
  return fresh;
};

export interface SignedInUser {
  email: string;
}

/** Null for a guest. */
export const signedInUser = (): SignedInUser | null => {
  const user = readJson(deviceStorage, USER);
  if (!deviceStorage.read(TOKEN) || typeof user !== 'object' || user === null) return null;
  return 'email' in user && typeof user.email === 'string' ? { email: user.email } : null;
};

export const isSignedIn = (): boolean => deviceStorage.read(TOKEN) !== null;

/** The same words go into HTTP headers and into the socket's connection parameters. */
export const identityHeaders = (): Record<string, string> => {
  const token = deviceStorage.read(TOKEN);
  return {
    'X-Guest-Key': guestKey(),
    ...(token ? { Authorization: `Token ${token}` } : {}),
  };
};

export const forgetLogin = (): void => {
  deviceStorage.remove(TOKEN);
  deviceStorage.remove(USER);
};

/** Two letters for the account button: of the first two words of the e-mail's name, or its first two letters. */
export const initialsOf = (email: string): string => {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? '?');
  return letters.slice(0, 2).toUpperCase();
};
