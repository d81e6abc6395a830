import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './AppProviders.tsx';
import { PageRouter } from './PageRouter.tsx';
import { Pages } from './Pages.tsx';
import { loadPageAt } from './route-code.ts';
import { routes } from './router.tsx';

// As a transition it is drawn in slices, between which the browser can answer.
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
 * Draws the page at the address when its code is there. Meanwhile the document shows the frame of it: were it React that shows
 * that, it would keep the page waiting for 300 ms after it, so that nothing flickers.
 */
export const drawPage = (): void => void loadPageAt(routes, globalThis.location).then(draw);
