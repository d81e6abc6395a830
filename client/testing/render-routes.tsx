import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { vi } from 'vitest';
import { PageRouter } from '../app/PageRouter.tsx';
import { Pages } from '../app/Pages.tsx';
import { theme } from '../app/theme.ts';

/** An address, with what a link would hand over in its state. */
export type Place = string | { pathname: string; search?: string; state?: unknown };

/** Routes at an address, and somebody who uses them. */
export const renderRoutes = (routes: RouteObject[], at: Place) => {
  const { pathname, search = '', state } = typeof at === 'string' ? { pathname: at } : at;
  history.replaceState({ usr: state ?? null, key: 'default', idx: 0 }, '', pathname + search);
  const view = render(
    <MantineProvider theme={theme} env="test" withCssVariables={false}>
      <PageRouter>
        <Pages routes={routes} />
      </PageRouter>
    </MantineProvider>,
  );
  const user = userEvent.setup({
    // A dropped file passes no picker, so the page has to judge it.
    applyAccept: false,
    advanceTimers: (ms) => {
      if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
    },
  });
  const address = (): string => location.pathname + location.search;
  /** What the link that led here handed over. */
  const handedOver = (): unknown => (history.state as { usr: unknown }).usr;
  return { ...view, user, address, handedOver };
};
