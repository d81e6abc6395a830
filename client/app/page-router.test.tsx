import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useBlocker } from '../hooks/use-blocker.ts';
import { renderRoutes } from '../testing/render-routes.tsx';

function Editor() {
  const blocked = useBlocker(true);
  return (
    <>
      <Link to="/other">Other</Link>
      <Link to="/editor?open=panel">Panel</Link>
      {blocked ? (
        <>
          <button onClick={blocked.reset}>Stay</button>
          <button onClick={blocked.proceed}>Leave</button>
        </>
      ) : null}
    </>
  );
}

const routes = [
  { path: '/begin', element: <Link to="/editor">Editor</Link> },
  { path: '/editor', Component: Editor },
  { path: '/other', element: <h1>Other</h1> },
];

const openEditor = async () => {
  const page = renderRoutes(routes, '/begin');
  await page.user.click(screen.getByRole('link', { name: 'Editor' }));
  await screen.findByRole('link', { name: 'Panel' });
  return page;
};

type Page = Awaited<ReturnType<typeof openEditor>>;

describe('a page that blocks navigation', () => {
  it.each([
    {
      by: 'a link',
      leave: ({ user }: Page) => user.click(screen.getByRole('link', { name: 'Other' })),
      to: '/other',
    },
    { by: 'the back button', leave: () => history.back(), to: '/begin' },
  ])('asks whoever leaves it by $by, and lets them stay or leave', async ({ leave, to }) => {
    const page = await openEditor();
    await leave(page);
    await page.user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(page.address()).toBe('/editor');
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();

    await leave(page);
    await page.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(page.address()).toBe(to));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Panel' })).toBeNull());
  });

  it('asks nobody who stays on it', async () => {
    const page = await openEditor();
    await page.user.click(screen.getByRole('link', { name: 'Panel' }));
    expect(page.address()).toBe('/editor?open=panel');
    expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull();
  });
});
