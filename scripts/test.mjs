// `npm test`: installs and generates what is missing, then hands over to scripts/checks/run.ts,
// which needs the pinned Node and the packages.
import { ensureGenerated, ensureInstalled } from './ensure.mjs';
import { liveAndDieWith, startNode } from './processes.mjs';

await ensureInstalled();
await ensureGenerated();

liveAndDieWith(startNode(['scripts/checks/run.ts', ...process.argv.slice(2)]));
