// A step away from a page with something unfinished waits until somebody has said whether it is to be taken.
import { createSignal } from '../signal.ts';

interface HeldStep {
  take: () => void;
  drop: () => void;
}

/** Whether a step to this path is to be held. */
type Guard = (pathname: string) => boolean;

const changed = createSignal<HeldStep | null>();
let guard: Guard = () => false;
let held: HeldStep | null = null;

const set = (step: HeldStep | null): void => {
  held = step;
  changed.emit(step);
};

export const heldStep = (): HeldStep | null => held;
export const onHeldStep = changed.listen;

/** Guards steps from now on. Returns how to end it. */
export const guardSteps = (next: Guard): (() => void) => {
  guard = next;
  return () => {
    if (guard === next) guard = () => false;
  };
};

export const isGuarded: Guard = (pathname) => guard(pathname);

export const holdStep = (take: () => void): void => {
  const release = () => set(null);
  set({
    take: () => {
      release();
      take();
    },
    drop: release,
  });
};
