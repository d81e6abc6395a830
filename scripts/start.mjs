// `npm start`: installs and builds what is missing, then runs the server on the pinned Node.
import { ensureBuilt, ensureGenerated, ensureInstalled } from './ensure.mjs';
import { becomeNode, withLittleMemory, withSettings } from './processes.mjs';

await ensureInstalled();
await Promise.all([ensureGenerated(), process.env.ROLE !== 'worker' && ensureBuilt()]);

becomeNode([...withSettings, ...withLittleMemory(), 'server/main.ts']);
