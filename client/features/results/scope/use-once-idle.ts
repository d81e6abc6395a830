import { useEffect, useEffectEvent, useRef } from 'react';

/** Does it now, or once what is under way has come to its end: what is typed meanwhile is not lost. */
export const useOnceIdle = (isBusy: boolean, run: () => void): (() => void) => {
  const isWanted = useRef(false);
  const runWanted = useEffectEvent(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    run();
  });
  useEffect(() => {
    if (!isBusy) runWanted();
  }, [isBusy]);
  return () => {
    if (isBusy) isWanted.current = true;
    else run();
  };
};
