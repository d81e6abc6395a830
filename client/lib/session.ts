// Who is asking, as this browser remembers it: the guest key, and the login once there is one. All tabs share it.
import { GUEST_KEY, identityOf, TOKEN } from './identity.ts';
import { createSignal } from './signal.ts';
import { deviceStorage, readJson, writeJson } from './storage.ts';
import { randomUuid } from './uuid.ts';

const USER = 'auth.user';

/** The guest key, which is random and secret. The first call makes it, and it is kept. */
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

/** The signed-in user. It is null for a guest. */
export const signedInUser = (): SignedInUser | null => {
  const user = readJson(deviceStorage, USER);
  if (!deviceStorage.read(TOKEN) || typeof user !== 'object' || user === null) return null;
  return 'email' in user && typeof user.email === 'string' ? { email: user.email } : null;
};

export const isSignedIn = (): boolean => deviceStorage.read(TOKEN) !== null;

/** Headers of the browser's own guest, whoever is signed in. */
export const guestHeaders = (): Record<string, string> => identityOf(guestKey(), null);

export const identityHeaders = (): Record<string, string> =>
  identityOf(guestKey(), deviceStorage.read(TOKEN));

const changes = createSignal<void>();
/** The login that the server refused. Another login makes it a thing of the past. */
let refused: string | null = null;

globalThis.addEventListener('storage', ({ key }) => {
  if (key === null || key === TOKEN) changes.emit();
});

/** Called when somebody signs in or out, in whichever tab, and when the server ends a sign-in. */
export const onSessionChange = changes.listen;

/** True once the server has refused the login that is stored here. */
export const hasSessionEnded = (): boolean =>
  refused !== null && identityHeaders().Authorization === refused;

/** @param authorization what the refused request carried; nothing happens when that is not the login any more */
export const noteRefusedLogin = (authorization: string | undefined): void => {
  if (!authorization || identityHeaders().Authorization !== authorization) return;
  if (refused === authorization) return;
  refused = authorization;
  changes.emit();
};

export const keepLogin = (token: string, user: SignedInUser): void => {
  // The other tabs look when the token changes; by then the user has to be there.
  writeJson(deviceStorage, USER, user);
  deviceStorage.write(TOKEN, token);
  changes.emit();
};

export const forgetLogin = (): void => {
  deviceStorage.remove(USER);
  deviceStorage.remove(TOKEN);
  changes.emit();
};

/** Two letters for the account button: of the first two words of the e-mail's name, or its first two letters. */
export const initialsOf = (email: string): string => {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? '?');
  return letters.slice(0, 2).toUpperCase();
};
