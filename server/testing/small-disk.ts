// A disk so small that it gets full.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface SmallDisk {
  directory: string;
  unmount(): void;
}

/**
 * Mounts a file system of its own, which only a privileged user can. Returns null, and says that tests are skipped, where
 * it cannot be mounted.
 * @param size in bytes
 */
export const mountSmallDisk = (size: number): SmallDisk | null => {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', directory], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(directory, { recursive: true });
    process.stderr.write('SKIPPED: the test of a full disk needs the right to mount one.\n');
    return null;
  }
  return {
    directory,
    unmount() {
      execFileSync('umount', [directory]);
      rmSync(directory, { recursive: true });
    },
  };
};
