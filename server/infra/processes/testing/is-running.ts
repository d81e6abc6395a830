// Whether a process is still there, for tests that end some.
import { existsSync, readFileSync } from 'node:fs';

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // Nobody reaps an orphan in some containers: it is dead, and still listed.
  const status = `/proc/${pid}/stat`;
  return !existsSync(status) || !/\) Z /.test(readFileSync(status, 'latin1'));
};
