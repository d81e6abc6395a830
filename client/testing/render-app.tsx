// Toasts stay for seconds only: what shows them must not come late on a busy machine.
import '../app/ToastArea.tsx';
import { DataLayout } from '../app/DataLayout.tsx';
import { PlainLayout } from '../app/PlainLayout.tsx';
import { dataPages, plainPages } from '../app/router.tsx';
import { createFakeBackend, type FakeBackend } from './fake-backend.ts';
import { type Place, renderRoutes } from './render-routes.tsx';

interface RenderAppOptions {
  at: Place;
  backend?: FakeBackend;
}

/** The whole application at an address, over a server in memory. */
export const renderApp = ({ at, backend = createFakeBackend() }: RenderAppOptions) => {
  const routes = [
    { Component: PlainLayout, children: plainPages },
    {
      element: <DataLayout client={backend.client} socket={backend.socket} />,
      children: dataPages,
    },
  ];
  return { ...renderRoutes(routes, at), backend };
};
