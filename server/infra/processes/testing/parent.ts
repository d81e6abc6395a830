// A parent that a test kills: it has a process spin, and says which.
import { createProcessPool } from '../pool.ts';
import type { OddMessage } from './odd-process.ts';

const pool = createProcessPool<OddMessage, number>({
  entry: new URL('./odd-process.ts', import.meta.url),
  processes: 1,
  idleMs: Infinity,
  heapMb: 64,
  memoryMb: 256,
});
const ask = (message: OddMessage) => pool.ask(message, { owner: 'me', timeoutMs: 600_000 });

process.send?.(await ask({ does: 'pid' }));
await ask({ does: 'spin' });
