// Has the browser keep the page for when there is no connection; its failure to come costs nothing else.
import { SERVICE_WORKER } from '../app/trusted-types.ts';

/** Until then the browser has the page to draw; ms. */
const AFTER_MS = 3_000;

if (import.meta.env.PROD) {
  setTimeout(
    () => void navigator.serviceWorker?.register(SERVICE_WORKER).catch(() => {}),
    AFTER_MS,
  );
}
