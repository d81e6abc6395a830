import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { theme } from '../app/theme.ts';

afterEach(() => {
  notifications.clean();
});

/** An address, with what a link would hand over in its state. */
export type Place = string | { pathname: string; search?: string; state?: unknown };

/** Routes at an address, and somebody who uses them. */
export const renderRoutes = (routes: RouteObject[], at: Place) => {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
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
  return { ...view, user, router, address };
};
