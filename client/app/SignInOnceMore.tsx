import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSignedInEmail } from '../hooks/use-session.ts';
import { extraPart } from '../lib/lazy-part.tsx';
import { leaveAsSomebodyElse } from '../lib/leave-page.ts';
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

/** Says that the sign-in has expired, and asks for it when its button is pressed. */
export function SignInOnceMore() {
  const email = useSignedInEmail();
  const [isAsking, setIsAsking] = useState(false);
  const ask = useEffectEvent(() => setIsAsking(true));

  useEffect(() => {
    if (isAsking) return;
    showToast({
      id: TOAST,
      kind: 'failure',
      message: 'Your sign-in has expired. Sign in again to go on here.',
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: 'Sign in', onClick: () => ask() },
    });
    return () => hideToast(TOAST);
  }, [isAsking]);

  if (!isAsking) return null;
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
