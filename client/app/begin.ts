import { SERVICE_WORKER } from './trusted-types.ts';
import { drawPage } from './draw-page.tsx';

/** Until then the browser has the page to draw; ms. */
const OFFLINE_PAGE_AFTER_MS = 3_000;

// Has the browser keep the page for when there is no connection; its failure to come costs nothing else.
if (import.meta.env.PROD) {
  setTimeout(
    () => void navigator.serviceWorker?.register(SERVICE_WORKER).catch(() => {}),
    OFFLINE_PAGE_AFTER_MS,
  );
}

drawPage();
