import { startTransition } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { createRoot } from 'react-dom/client';
import { hrefOf } from '../../lib/browser-history.ts';
import { paths } from '../../lib/paths.ts';
import { AppProviders } from '../AppProviders.tsx';
import { SleepingBell } from '../SleepingBell.tsx';
import { TopBar } from '../TopBar.tsx';

/** All other pages are loaded by the browser. */
const away: Navigator = {
  createHref: hrefOf,
  go: (steps) => history.go(steps),
  push: (to) => location.assign(hrefOf(to)),
  replace: (to) => location.replace(hrefOf(to)),
};

/** Puts the product's own top bar in the place of the drawn one. Its links load the pages that they lead to. */
export const showLiveTopBar = (place: HTMLElement, { isBellPressed = false }): void => {
  startTransition(() =>
    createRoot(place).render(
      <AppProviders>
        <Router location={paths.home()} navigator={away}>
          <TopBar bell={<SleepingBell isPressed={isBellPressed} />} />
        </Router>
      </AppProviders>,
    ),
  );
};
