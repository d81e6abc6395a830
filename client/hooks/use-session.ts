import { useSyncExternalStore } from 'react';
import { hasSessionEnded, identityHeaders, onSessionChange, signedInUser } from '../lib/session.ts';

const email = (): string | null => signedInUser()?.email ?? null;

/** Null for a guest. */
export const useSignedInEmail = (): string | null => useSyncExternalStore(onSessionChange, email);

export const useIsSignedIn = (): boolean => useSignedInEmail() !== null;

const login = (): string | null => identityHeaders().Authorization ?? null;

/** Changes with every sign-in, also when it is the same person's; null for a guest. */
export const useLogin = (): string | null => useSyncExternalStore(onSessionChange, login);

export const useHasSessionEnded = (): boolean =>
  useSyncExternalStore(onSessionChange, hasSessionEnded);
