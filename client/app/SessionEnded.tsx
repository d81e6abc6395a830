import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useHasSessionEnded } from '../hooks/use-session.ts';
import { extraPart } from '../lib/lazy-part.tsx';
import { paths } from '../lib/paths.ts';

const [SignInOnceMore] = extraPart(
  async () => (await import('./SignInOnceMore.tsx')).SignInOnceMore,
);

/** Asks for a new sign-in over the open page, so that nothing on it is lost. */
export function SessionEnded() {
  const isLogin = useLocation().pathname === paths.login();
  if (!useHasSessionEnded() || isLogin) return null;
  return (
    <Suspense>
      <SignInOnceMore />
    </Suspense>
  );
}
