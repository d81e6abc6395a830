import { useLayoutEffect, useRef } from 'react';

/** What is opened for a look, or a long text that was pasted, leaves no larger gap; px. */
const MOST = 480;

/** Ref of a box that keeps the height it had while `isFilled`: what stands below it moves down at most. */
export function useGrowOnly(isFilled: boolean) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    box.style.minHeight = isFilled ? `${Math.min(box.offsetHeight, MOST)}px` : '';
  });
  return ref;
}
