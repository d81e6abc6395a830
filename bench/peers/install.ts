// Brings what a peer needs: packages of npm into its own folder, by its own lock, or Debian's.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../../scripts/service-binaries.ts';

const LAST_LINES = 3;

const folderOf = (peer: string) => join(import.meta.dirname, peer);

const versionOf = (folder: string, name: string): string | null => {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/** Installs as locked unless `name` is there; its version. */
export const installFromNpm = (peer: string, name: string): string => {
  const folder = folderOf(peer);
  if (versionOf(folder, name) === null)
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
  return versionOf(folder, name) ?? 'unknown';
};

/** Runs a command of a package that is installed there. */
export const runInstalled = (peer: string, file: string, args: readonly string[]): void => {
  // The engine would be fetched from elsewhere; what is made here does without it.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true', CHECKPOINT_DISABLE: '1' };
  execFileSync(process.execPath, [join('node_modules', file), ...args], {
    cwd: folderOf(peer),
    env,
    stdio: 'pipe',
  });
};

/** Installs Debian's packages where `check` fails and we may; throws with the reason otherwise. */
export const installFromDebian = (packages: readonly string[], check: () => boolean): void => {
  if (check()) return;
  if (process.getuid?.() !== 0 || !onPath('apt-get'))
    throw new Error(`${packages.join(', ')} are not installed, and only root on Debian may.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' });
  const install = ['install', '-yq', '--no-install-recommends', ...packages];
  const { stderr } = spawnSync('apt-get', install, { env, encoding: 'utf8' });
  if (!check())
    throw new Error(
      `apt-get could not install them: ${stderr.trim().split('\n').slice(-LAST_LINES).join(' ')}`,
    );
};
