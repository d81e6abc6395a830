import { useEffect, useEffectEvent } from 'react';

/** Signed addresses live ten minutes; a page that stays open all day asks for new ones well before. */
const RENEWAL_MS = 4 * 60_000;

/** Calls `renew` now and then while the page is in sight, and when it comes back into sight after long. */
export function useRenewal(renew: () => void): void {
  const renewNow = useEffectEvent(renew);
  useEffect(() => {
    let renewedAt = Date.now();
    const renewIfDue = () => {
      if (document.hidden || Date.now() - renewedAt < RENEWAL_MS) return;
      renewedAt = Date.now();
      renewNow();
    };
    const timer = setInterval(renewIfDue, RENEWAL_MS);
    document.addEventListener('visibilitychange', renewIfDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renewIfDue);
    };
  }, []);
}
