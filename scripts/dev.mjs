// `npm run dev`: the server restarts and the pages reload when their sources change.
// Vite serves the pages and passes the API on to the server (see vite.config.ts).
import { commandFile, ensureGenerated, ensureInstalled } from './ensure.mjs';
import { liveAndDieWith, startNode, withSettings } from './processes.mjs';

ensureInstalled();
ensureGenerated();

liveAndDieWith(
  startNode([...withSettings, '--watch', '--watch-preserve-output', 'server/main.ts']),
  startNode([commandFile('vite'), '--clearScreen', 'false']),
);
