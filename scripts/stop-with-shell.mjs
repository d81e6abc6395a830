// What `npm start` becomes loads this first: it stops as on a signal once the shell of npm is gone.
import { onShellGone } from './processes.mjs';

onShellGone(() => process.kill(process.pid, 'SIGTERM'));
