import type { ReactNode } from 'react';
import { DataProvider } from '../apollo/DataProvider.tsx';
import { Toasts } from '../app/Toasts.tsx';
import type { FakeBackend } from './fake-backend.ts';
import { renderRoutes } from './render-routes.tsx';

/** A part of a page by itself, at any address, over a server in memory. */
export const renderScreen = (screen: ReactNode, { client, socket }: FakeBackend, at = '/') =>
  renderRoutes(
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
    at,
  );
