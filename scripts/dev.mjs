// `npm run dev`: the server restarts and the pages reload when their sources change.
// Vite serves the pages and passes the API on to the server (see vite.config.ts); dev/run.ts has both.
import { ensureGenerated, ensureInstalled } from './ensure.mjs';
import { liveAndDieWith, startNode, withSettings } from './processes.mjs';

await ensureInstalled();
await ensureGenerated();

liveAndDieWith(startNode([...withSettings, 'scripts/dev/run.ts']));
