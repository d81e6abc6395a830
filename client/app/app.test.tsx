import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ProjectsPageDocument } from '../gql/graphql.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { renderRoutes } from '../testing/render-routes.tsx';
import { reloadPage } from '../lib/reload-page.ts';
import { projectsPage } from '../testing/samples.ts';

vi.mock(import('../lib/reload-page.ts'), () => ({ reloadPage: vi.fn<() => void>() }));

describe('the layout', () => {
  it('moves the focus to the heading of the page that was opened', async () => {
    const backend = createFakeBackend();
    backend.on(ProjectsPageDocument).answer(() => projectsPage([]));
    const { user } = renderApp({ at: '/forcontractors', backend });
    await screen.findByRole('heading', { level: 1 });
    await user.click(await screen.findByRole('link', { name: 'Projects' }));
    const heading = await screen.findByRole('heading', { name: 'Your projects' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Your projects · Plumbline');
  });

  it('has a page for an address where nothing is', async () => {
    renderApp({ at: '/no/such/page' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

describe('a page of which a file could not be fetched', () => {
  it.each([
    ['its code', new TypeError('error loading dynamically imported module')],
    ['its styles', new Error('Unable to preload CSS for /assets/ResultPage-1a2b3c.css')],
  ])('is loaded anew once the connection is back: %s', async (_what, error) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(reloadPage).mockClear();
    const [Component] = lazyPart(() => Promise.reject(error));
    renderRoutes([{ path: '/', Component }], '/');
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    expect(reloadPage).not.toHaveBeenCalled();
    // The page listens a moment after its heading is there.
    await waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(reloadPage).toHaveBeenCalledTimes(1);
    });
  });
});
