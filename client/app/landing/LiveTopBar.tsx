import { createBrowserRouter, redirectDocument, RouterProvider } from 'react-router-dom';
import { createRoot } from 'react-dom/client';
import { paths } from '../../lib/paths.ts';
import { AppProviders } from '../AppProviders.tsx';
import { SleepingBell } from '../SleepingBell.tsx';
import { TopBar } from '../TopBar.tsx';

/** Puts the product's own top bar in the place of the drawn one. Its links load the pages that they lead to. */
export const showLiveTopBar = (place: HTMLElement, { isBellPressed = false }): void => {
  const router = createBrowserRouter([
    { path: paths.home(), element: <TopBar bell={<SleepingBell isPressed={isBellPressed} />} /> },
    { path: '*', loader: ({ request }) => redirectDocument(request.url), element: null },
  ]);
  createRoot(place).render(
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>,
  );
};
