import { useSyncExternalStore } from 'react';
import { hasSessionEnded, onSessionChange, signedInUser } from '../lib/session.ts';

const email = (): string | null => signedInUser()?.email ?? null;

/** Null for a guest. */
export const useSignedInEmail = (): string | null => useSyncExternalStore(onSessionChange, email);

export const useIsSignedIn = (): boolean => useSignedInEmail() !== null;

export const useHasSessionEnded = (): boolean =>
  useSyncExternalStore(onSessionChange, hasSessionEnded);
