// `npm run demo`: fills an empty database with people, estimates and leads to look around in.
import { ensureGenerated, ensureInstalled } from './ensure.mjs';
import { liveAndDieWith, startNode, withSettings } from './processes.mjs';

await ensureInstalled();
await ensureGenerated();

liveAndDieWith(startNode([...withSettings, 'scripts/demo/run.ts']));
