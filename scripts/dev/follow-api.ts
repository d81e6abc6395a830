// Pages in development follow the API: calls wait while it starts anew, and then every page loads again.
import type { Plugin, ViteDevServer } from 'vite';
import type { ApiProcess } from './api-process.ts';

const OF_API = /^\/(?:graphql|api|files|healthz)\b/;

export const followApi = (api: ApiProcess): Plugin => ({
  name: 'plumbline:follow-api',
  configureServer(vite: ViteDevServer) {
    vite.middlewares.use((request, _response, next) => {
      const goOn = async () => {
        if (OF_API.test(request.url ?? '')) await api.ready;
        next();
      };
      void goOn();
    });
  },
});

/** Reloads once the server answers. One that does not start leaves the pages as they are, with its error on the terminal. */
export const reloadPages = async (vite: ViteDevServer, ready: Promise<boolean>): Promise<void> => {
  if (await ready) vite.environments.client.hot.send({ type: 'full-reload', path: '*' });
};
