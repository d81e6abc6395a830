import { LoginScreen } from '../features/login/LoginScreen.tsx';
import { useLocation } from 'react-router-dom';
import { type LoginState, ownPath } from '../lib/paths.ts';

const textIn = (state: unknown, key: keyof LoginState): string | undefined => {
  const value: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

export function LoginRoute() {
  const { state } = useLocation();
  const from = ownPath(textIn(state, 'from')) ?? undefined;
  return <LoginScreen message={textIn(state, 'message')} from={from} />;
}
