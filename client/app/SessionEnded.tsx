import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHasSessionEnded, useSignedInEmail } from '../hooks/use-session.ts';
import { extraPart } from '../lib/lazy-part.tsx';
import { leaveAsSomebodyElse } from '../lib/leave-page.ts';
import { paths } from '../lib/paths.ts';
import { forgetLogin } from '../lib/session.ts';
import { hideToast, showToast } from '../lib/toast.tsx';

const TOAST = 'session-ended';

const [SignInAgain] = extraPart(
  async () => (await import('../features/login/SignInAgain.tsx')).SignInAgain,
);

const goOnAsGuest = (): void => {
  forgetLogin();
  leaveAsSomebodyElse();
};

/** Says so when the server has ended the sign-in, and takes it up again over the page that is open: nothing on it is lost. */
export function SessionEnded() {
  const isLogin = useLocation().pathname === paths.login();
  const hasEnded = useHasSessionEnded() && !isLogin;
  const email = useSignedInEmail();
  const [isAsking, setIsAsking] = useState(false);
  const ask = useEffectEvent(() => setIsAsking(true));

  useEffect(() => {
    if (!hasEnded || isAsking) return;
    showToast({
      id: TOAST,
      kind: 'failure',
      message: 'Your sign-in has expired. Sign in again to go on here.',
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: 'Sign in', onClick: () => ask() },
    });
    return () => hideToast(TOAST);
  }, [hasEnded, isAsking]);

  if (!hasEnded || !isAsking) return null;
  return (
    <Suspense>
      <SignInAgain
        email={email ?? ''}
        onClose={() => setIsAsking(false)}
        onGoOnAsGuest={goOnAsGuest}
      />
    </Suspense>
  );
}
