import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { DataProvider } from '../apollo/DataProvider.tsx';
import { theme } from '../app/theme.ts';
import { Toasts } from '../app/Toasts.tsx';
import type { FakeBackend } from './fake-backend.ts';

afterEach(() => {
  cleanup();
  notifications.clean();
});

/** A part of a page by itself, at any address, over a server in memory. */
export const renderScreen = (screen: ReactNode, backend: FakeBackend, at = '/') => {
  const { client, socket } = backend;
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <DataProvider client={client} socket={socket}>
            <Toasts />
            {screen}
          </DataProvider>
        ),
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
    advanceTimers: (ms) => {
      if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
    },
  });
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { ...view, user, address };
};
