import { useEffect, useSyncExternalStore } from 'react';
import { guardSteps, heldStep, onHeldStep } from '../lib/navigation/held-step.ts';

/** While it holds, steps to other pages wait: the one that does, if any. */
export function useHeldStep(isHolding: boolean) {
  useEffect(() => {
    if (!isHolding) return;
    return guardSteps((pathname) => pathname !== location.pathname);
  }, [isHolding]);
  return useSyncExternalStore(onHeldStep, heldStep);
}
