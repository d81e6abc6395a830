import { SERVICE_WORKER } from './trusted-types.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './AppProviders.tsx';
import { PageRouter } from './PageRouter.tsx';
import { Pages } from './Pages.tsx';
import { loadPageAt } from './route-code.ts';
import { routes } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

// It knows one page, for when there is no connection; its failure to come costs nothing else.
if (import.meta.env.PROD) {
  addEventListener(
    'load',
    () => void navigator.serviceWorker?.register(SERVICE_WORKER).catch(() => {}),
  );
}

// As a transition it is drawn in slices, between which the browser can answer.
const draw = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <AppProviders>
          <PageRouter>
            <Pages routes={routes} />
          </PageRouter>
        </AppProviders>
      </StrictMode>,
    ),
  );

// Meanwhile the document shows the frame of the page. Were it React that shows it, it would keep the page waiting for 300 ms
// after it, so that nothing flickers.
void loadPageAt(routes, globalThis.location).then(draw);
