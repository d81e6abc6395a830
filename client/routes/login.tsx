import { LoginScreen } from '../features/login/LoginScreen.tsx';
import { useLocation } from 'react-router-dom';
import type { LoginState } from '../lib/paths.ts';

const textIn = (state: unknown, key: keyof LoginState): string | undefined => {
  const value: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** A way back leads within the product only. */
const isOwnPath = (path: string | undefined): path is string => /^\/(?![/\\])/.test(path ?? '');

export function LoginRoute() {
  const { state } = useLocation();
  const from = textIn(state, 'from');
  return (
    <LoginScreen message={textIn(state, 'message')} from={isOwnPath(from) ? from : undefined} />
  );
}
