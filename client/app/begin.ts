// Its policy stands before anything is drawn.
import { SERVICE_WORKER } from './trusted-types.ts';
import { drawPage } from './draw-page.tsx';

/** Time until the browser keeps the page for when there is no connection, in ms: it has the page to draw first. */
const KEEP_AFTER_MS = 3_000;

// Its failure to come costs nothing else.
if (import.meta.env.PROD) {
  setTimeout(
    () => void navigator.serviceWorker?.register(SERVICE_WORKER).catch(() => {}),
    KEEP_AFTER_MS,
  );
}

drawPage();
