import { useCallback } from 'react';

/** Bars now at the foot of the window, with their heights; px. */
const bars = new Map<Element, number>();

const tell = () =>
  document.documentElement.style.setProperty(
    '--plumb-bottom-bar',
    `${Math.max(0, ...bars.values())}px`,
  );

/** Ref of a bar that sticks to the foot of the window: toasts stand above it, not on its buttons. */
export const useBottomBar = () =>
  useCallback((bar: HTMLElement | null) => {
    if (!bar) return;
    const measure = () => {
      // On wide windows some stand where they belong.
      const isAtFoot = getComputedStyle(bar).position !== 'static';
      bars.set(bar, isAtFoot ? bar.offsetHeight : 0);
      tell();
    };
    const observer = new ResizeObserver(measure);
    // Which measures it at once, too, when the page is laid out anyway.
    observer.observe(bar);
    return () => {
      observer.disconnect();
      bars.delete(bar);
      tell();
    };
  }, []);
