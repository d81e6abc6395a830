import { useSyncExternalStore } from 'react';
import { hasSessionEnded, identityHeaders, onSessionChange, signedInUser } from '../lib/session.ts';

const email = (): string | null => signedInUser()?.email ?? null;

/** E-mail address of the signed-in user. It is null for a guest. */
export const useSignedInEmail = (): string | null => useSyncExternalStore(onSessionChange, email);

export const useIsSignedIn = (): boolean => useSignedInEmail() !== null;

const login = (): string | null => identityHeaders().Authorization ?? null;

/** Changes with every sign-in, also when it is the same person's; null for a guest. */
export const useLogin = (): string | null => useSyncExternalStore(onSessionChange, login);

export const useHasSessionEnded = (): boolean =>
  useSyncExternalStore(onSessionChange, hasSessionEnded);
