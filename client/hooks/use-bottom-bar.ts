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
      bars.set(bar, bar.offsetHeight);
      tell();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    measure();
    return () => {
      observer.disconnect();
      bars.delete(bar);
      tell();
    };
  }, []);
