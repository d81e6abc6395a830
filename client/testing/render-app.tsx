import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { DataLayout } from '../app/DataLayout.tsx';
import { dataPages, plainPages } from '../app/router.tsx';
import { PlainLayout } from '../app/PlainLayout.tsx';
import { theme } from '../app/theme.ts';
import { createFakeBackend, type FakeBackend } from './fake-backend.ts';

afterEach(() => {
  cleanup();
  notifications.clean();
});

interface RenderAppOptions {
  /** Address, with what a link would hand over in its state. */
  at: string | { pathname: string; search?: string; state?: unknown };
  backend?: FakeBackend;
}

/** The whole application at an address, over a server in memory. */
export const renderApp = ({ at, backend = createFakeBackend() }: RenderAppOptions) => {
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [
          { Component: PlainLayout, children: plainPages },
          {
            element: <DataLayout client={backend.client} socket={backend.socket} />,
            children: dataPages,
          },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <MantineProvider theme={theme} env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  const user = userEvent.setup({
    // A dropped file passes no picker, so the page has to judge it.
    applyAccept: false,
    advanceTimers: (ms) => {
      if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
    },
  });
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { ...view, user, router, backend, address };
};
