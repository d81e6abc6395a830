import { extraPart, type LoadPart } from './lazy-part.tsx';
import { showToast } from './toast.tsx';
import type { LoadDelay } from './until-loaded.ts';

const TOAST = 'part-not-loaded';
/** Time enough to read what is to be done. */
const TOAST_MS = 12_000;

const MESSAGES: Record<LoadDelay, string> = {
  offline: 'You are offline. This opens when the connection is back.',
  failed: 'This could not be loaded. Save your changes, then reload the page.',
  ended: 'This could not be loaded in several tries. Save your changes, then reload the page.',
};

/** Says what to do where code that a person needs does not come. */
export const tellDelay = (delay: LoadDelay): void =>
  showToast({ id: TOAST, kind: 'failure', message: MESSAGES[delay], durationMs: TOAST_MS });

/**
 * For what a person opens on a page: dialogs, menus, panels. Where its code does not come they are told what to do, and
 * the page stays as it is.
 */
export const openedPart = <Props extends object>(load: LoadPart<Props>) =>
  extraPart(load, tellDelay);
