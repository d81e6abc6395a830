// Toasts of the product: bottom right, 4 s unless said otherwise, dismissible, with an optional action.
// What draws them loads after a page's first sight; what is told before waits for it.
import type { ReactNode } from 'react';
import { createSignal } from './signal.ts';

/** Time enough to read what was deleted, and to reach the button by keyboard. */
export const UNDO_TOAST_MS = 12_000;

export interface Toast {
  message: string;
  /** A second toast with the same id replaces the first. */
  id?: string;
  kind?: 'info' | 'success' | 'failure';
  /** Infinity: until it is dismissed. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
  /** Stands where the action would: links, for example. */
  children?: ReactNode;
  onClose?: () => void;
}

interface ToastDrawer {
  show(toast: Toast): void;
  hide(id: string): void;
}

let drawer: ToastDrawer | null = null;
const waiting: ((drawer: ToastDrawer) => void)[] = [];
let hasBeenTold = false;
const told = createSignal<void>();

const tell = (order: (drawer: ToastDrawer) => void): void => {
  if (drawer) order(drawer);
  else waiting.push(order);
};

export const showToast = (toast: Toast): void => {
  tell(({ show }) => show(toast));
  hasBeenTold = true;
  told.emit();
};

export const hideToast = (id: string): void => tell(({ hide }) => hide(id));

/** For what draws them, once it is loaded. */
export const drawToastsWith = (loaded: ToastDrawer): void => {
  drawer = loaded;
  for (const order of waiting.splice(0)) order(loaded);
};

export const hadToasts = (): boolean => hasBeenTold;

export const onToast = told.listen;
