import { useLayoutEffect, useRef } from 'react';

/** Ref of a box that keeps the height it had while `isFilled`: what stands below it moves down at most. */
export function useGrowOnly(isFilled: boolean) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    box.style.minHeight = isFilled ? `${box.offsetHeight}px` : '';
  });
  return ref;
}
