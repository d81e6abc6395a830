// `npm run screens`: takes pictures of every page and state on the demo's data into data/screens; with a folder behind `--`,
// those of all widths and both color schemes into that folder, to be looked at.
import { ensureBuilt, ensureGenerated, ensureInstalled } from './ensure.mjs';
import { liveAndDieWith, startNode } from './processes.mjs';

await ensureInstalled();
await Promise.all([ensureGenerated(), ensureBuilt()]);

liveAndDieWith(startNode(['scripts/screens/run.ts', ...process.argv.slice(2)]));
