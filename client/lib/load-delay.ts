// Says what to do where code does not come (until-loaded.ts).
import { showToast } from './toast.tsx';
import type { LoadDelay } from './until-loaded.ts';

const TOAST = 'part-not-loaded';
/** Time enough to read what is to be done. */
const TOAST_MS = 12_000;

/** For whoever asked for it, and has a connection. */
export const NOT_LOADED = 'This could not be loaded. Save your changes, then reload the page.';

const MESSAGES: Record<LoadDelay, string> = {
  offline: 'You are offline. This opens when the connection is back.',
  failed: NOT_LOADED,
  ended: 'This could not be loaded in several tries. Save your changes, then reload the page.',
};

const tell = (message: string): void =>
  showToast({ id: TOAST, kind: 'failure', message, durationMs: TOAST_MS });

/** For code that a person waits for. */
export const tellDelay = (delay: LoadDelay): void => tell(MESSAGES[delay]);

/** For code that nobody asked for: they hear of it once it is given up. */
export const tellEnd = (delay: LoadDelay): void => {
  if (delay === 'ended') {
    tell('A part of this page could not be loaded. Save your changes, then reload the page.');
  }
};
