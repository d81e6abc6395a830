// Finds PostgreSQL's and Redis's programs, and installs Debian's packages where it may.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The machine has no PostgreSQL or Redis, and we may not install them. */
export class ServicesUnavailable extends Error {}

/** Whom a service runs as; empty for the present user. */
export interface ServiceUser {
  readonly uid?: number;
  readonly gid?: number;
}

const PACKAGES = ['postgresql', 'redis-server'];
/** What reads PDFs as people do; its tests are skipped where it is not. */
const READERS = ['poppler-utils'];
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** The file that a command on the PATH stands for. */
export const onPath = (command: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((file) => existsSync(file));

function postgresBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => join(DEBIAN_POSTGRES, version, 'bin'));
  const initdb = onPath('initdb');
  if (initdb) folders.push(join(initdb, '..'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Runs apt-get on files, not on pipes: Debian's programs must not stop in the middle because nobody reads any more. */
async function aptGet(...args: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-packages-'));
  const log = join(folder, 'log');
  const file = openSync(log, 'w');
  try {
    // Run level 1 keeps the packages from starting services of their own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const child = spawn('apt-get', args, { env, stdio: ['ignore', file, file] });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) {
      throw new ServicesUnavailable(`apt-get could not install them: ${readFileSync(log, 'utf8')}`);
    }
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true });
  }
}

async function installPackages(): Promise<void> {
  console.log(`Installing ${PACKAGES.join(' and ')} from Debian's packages …`);
  // What it cannot bring up to date may still be there to install.
  await aptGet('update', '-q').catch(() => undefined);
  await aptGet('install', '-yq', '--no-install-recommends', ...PACKAGES, ...READERS);
}

interface Binaries {
  /** PostgreSQL's folder of programs. */
  readonly postgres: string;
  /** Redis's server. */
  readonly redis: string;
}

async function findOrInstall(): Promise<Binaries> {
  const find = () => ({ postgres: postgresBinaries(), redis: onPath('redis-server') });
  let { postgres, redis } = find();
  if ((!postgres || !redis) && isRoot && onPath('apt-get')) {
    await installPackages();
    ({ postgres, redis } = find());
  }
  if (postgres && redis) return { postgres, redis };
  throw new ServicesUnavailable(
    `PostgreSQL or Redis is not installed (apt-get install ${PACKAGES.join(' ')}).`,
  );
}

let found: Promise<Binaries> | undefined;

/**
 * Looks once, and installs once; whoever asks while that goes on waits for it.
 *
 * @throws ServicesUnavailable when they are missing and cannot be installed
 */
export const findBinaries = (): Promise<Binaries> => (found ??= findOrInstall());

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser(): ServiceUser {
  if (!isRoot) return {};
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
  const user = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  return { uid: id('-u', user), gid: id('-g', user) };
}
