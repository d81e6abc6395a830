import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './AppProviders.tsx';
import { PageRouter } from './PageRouter.tsx';
import { Pages } from './Pages.tsx';
import { loadPageAt } from './route-code.ts';
import { routes } from './router.tsx';

// A transition draws the page in slices, so that the browser can answer in between.
const draw = () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');
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
};

/**
 * Draws the page at the address when its code is there. The document shows the frame of the page meanwhile. If React showed
 * the frame, it would keep the page waiting for 300 ms after it, so that nothing flickers.
 */
export const drawPage = (): void => void loadPageAt(routes, globalThis.location).then(draw);
