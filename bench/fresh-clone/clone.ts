// What a fresh clone holds after its packages are installed: the project's own files, and node_modules.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** Files that our scripts and tools write beside the packages; a fresh installation has none of them. */
const LEFT_BY_TOOLS = ['.installed-lock', '.vite', '.vite-temp', '.cache', '.vitest'];

const projectFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));

/** Hard links where the file system allows them: the packages are not what is measured. */
const copyPackages = (folder: string) => {
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'pipe' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to], { stdio: 'pipe' });
  }
  for (const name of LEFT_BY_TOOLS) rmSync(join(to, name), { recursive: true, force: true });
};

export const makeFreshClone = (folder: string): void => {
  for (const file of projectFiles())
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  copyPackages(folder);
};
