// `npm run build`: everything `npm start` would otherwise make on its first run.
import { ensureBuilt, ensureGenerated, ensureInstalled } from './ensure.mjs';

await ensureInstalled();
await Promise.all([ensureGenerated(), ensureBuilt()]);
