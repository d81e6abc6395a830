import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoginScreen } from '../features/login/LoginScreen.tsx';
import { useHasSessionEnded, useIsSignedIn, useLogin } from '../hooks/use-session.ts';
import { type LoginState, ownPath, paths } from '../lib/paths.ts';

const textIn = (state: unknown, key: keyof LoginState): string | undefined => {
  const value: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

const wayBack = (state: unknown): string | null => {
  const path = ownPath(textIn(state, 'from'));
  return path?.startsWith(paths.login()) ? null : path;
};

/** True for whoever was sent here to sign in once more, until that is done. */
const useIsAskedAgain = (state: unknown): boolean => {
  const login = useLogin();
  const [loginBefore] = useState(login);
  const isAgain = typeof state === 'object' && state !== null && Reflect.get(state, 'again');
  return isAgain === true && login === loginBefore;
};

/** Whoever is signed in goes straight on, as does whoever signs in here or in another tab. */
export function LoginRoute() {
  const { state } = useLocation();
  const isSignedIn = useIsSignedIn();
  const hasEnded = useHasSessionEnded();
  const isAskedAgain = useIsAskedAgain(state);
  const from = wayBack(state);
  if (isSignedIn && !hasEnded && !isAskedAgain)
    return <Navigate to={from ?? paths.projects()} replace />;
  return (
    <LoginScreen
      message={textIn(state, 'message')}
      email={textIn(state, 'email')?.trim() ?? ''}
      from={from ?? undefined}
    />
  );
}
