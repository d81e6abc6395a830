// Runs API and pages from their sources: a change of the server starts it anew and reloads the pages, a change of a page is
// taken over by Vite, and what is generated from either is generated again.
import { createServer } from 'vite';
import { ApiProcess } from './api-process.ts';
import { followApi, reloadPages } from './follow-api.ts';
import { generateAfter } from './generate.ts';
import { watchSources } from './watch.ts';

const api = new ApiProcess(`http://127.0.0.1:${process.env['PORT'] ?? '4000'}`);
const started = api.restart();

const vite = await createServer({
  clearScreen: false,
  plugins: [followApi(api)],
  server: { port: Number(process.env['DEV_PORT'] ?? '5173') },
});
await vite.listen();
vite.printUrls();

/** Documents are no part of the server, but for those it has by heart, which are generated. */
const isOfServer = (path: string): boolean =>
  path.startsWith('server/') && !path.endsWith('.graphql');

watchSources(['server', 'client'], (paths) => {
  if (paths.some(isOfServer)) void reloadPages(vite, api.restart());
  void generateAfter(paths);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(
    signal,
    () => void Promise.all([api.stop(), vite.close()]).then(() => process.exit(0)),
  );
}

if (!(await started)) process.stderr.write('The server starts again at the next change.\n');
