// Starts that cannot be: each ends at once, says in a sentence what to do, and leaves what it found.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseEnv } from './env.ts';
import { startFailure } from './start-failure.ts';
import { startServer } from './start-server.ts';
import { COMPILED, startServerProcess } from './testing/processes.ts';
import { createScriptedEstimator } from './testing/scripted-estimator.ts';
import { isOnRealDatabase } from './testing/test-services.ts';

// Some of them start the whole product before they fail.
vi.setConfig({ testTimeout: 120_000 });

const ROOT = resolve(import.meta.dirname, '..');

let dataDir: string;
const undo: (() => unknown)[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-start-'));
});
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
  await rm(dataDir, { recursive: true, force: true });
});

const ownOnly = (sentence: string): string => {
  if (/\[object Object\]|Aborted\(|undefined/.test(sentence)) throw new Error(sentence);
  return sentence;
};

/** The sentence of a start that fails before anything is open: it needs no process to end with. */
const refusalOf = async (env: Record<string, string> = {}): Promise<string> => {
  const settings = parseEnv({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...env });
  try {
    const server = await startServer(settings, () => createScriptedEstimator());
    undo.push(() => server.stop());
  } catch (error) {
    return ownOnly(startFailure(error, settings));
  }
  throw new Error('It started after all.');
};

/** Starts the product itself, and gives what it said when it ended. */
const start = async (env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILED, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      said.push(piece);
      // One that starts after all is no failed start: it must not wait for the end of the test.
      if (String(piece).includes('is ready at')) child.kill('SIGKILL');
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: Buffer.concat(said).toString() };
};

/** The sentence of a process that ended with status 1, and said nothing that only its authors would understand. */
const failureOf = async (env?: Record<string, string>): Promise<string> => {
  const { code, said } = await start(env);
  if (code !== 1) throw new Error(`It ended with ${code}: ${said}`);
  return /Plumbline could not start\. (.*)\n?$/.exec(ownOnly(said))?.[1] ?? said;
};

describe('a secret key in the data folder', () => {
  it.each([
    ['is empty', ''],
    ['is empty', '\n'],
    ['was cut short', 'c0ffee0123456789abcdef0123456789abcdef01'],
    ['must have at least 32 characters', 'Tr0ub4dor&3'],
    ['can be guessed', 'a'.repeat(64)],
    ['is the one of docker-compose.yml', 'a-secret-for-one-machine-only-0123456789abcdef'],
  ])('that %s (%j) stops the start', async (fault, key) => {
    const path = join(dataDir, 'secret-key');
    await writeFile(path, key);
    expect(await refusalOf()).toMatch(`The secret key in ${path} ${fault}`);
    expect(await readFile(path, 'utf8')).toBe(key);
  });
});

const mountedReadOnly = (directory: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=1m', 'tmpfs', directory], {
      stdio: 'ignore',
    });
    undo.push(() => execFileSync('umount', [directory]));
    return true;
  } catch {
    process.stderr.write('SKIPPED: a read-only folder needs the right to mount one.\n');
    return false;
  }
};

describe('a data folder', () => {
  it('that cannot be written to is named, with what to do', async ({ skip }) => {
    if (!mountedReadOnly(dataDir)) skip();
    expect(await refusalOf()).toMatch(
      'cannot be written to. Let the user that runs Plumbline write',
    );
  });

  it('that is a file is named', async () => {
    const path = join(dataDir, 'file');
    await writeFile(path, '');
    expect(await refusalOf({ DATA_DIR: path })).toMatch(`${path} is no folder.`);
  });
});

/** A data folder in which a server has run. */
const usedFolder = async (): Promise<string> => {
  const server = await startServerProcess({ DATA_DIR: dataDir });
  await server.stop();
  return join(dataDir, 'postgres');
};

describe.skipIf(isOnRealDatabase)('an embedded database', () => {
  it('that another server holds is named', async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir });
    undo.push(() => server.kill());
    expect(await failureOf()).toMatch('is in use by another Plumbline. Stop that one, or');
  });

  it.each<[string, (directory: string) => Promise<unknown>]>([
    ['has lost its control file', (at) => rm(join(at, 'global/pg_control'))],
    ['has a control file that is cut short', (at) => truncate(join(at, 'global/pg_control'), 10)],
    ['has lost its log', (at) => rm(join(at, 'pg_wal'), { recursive: true })],
    ['has lost its tables', (at) => rm(join(at, 'base'), { recursive: true })],
  ])('that %s says how to restore it, and stays as it is', async (_what, harm) => {
    const directory = await usedFolder();
    await harm(directory);
    expect(await failureOf()).toMatch(
      /cannot be opened: its files are damaged.*docs\/operations\.md says how/,
    );
    expect((await stat(join(directory, 'PG_VERSION'))).isFile()).toBe(true);
  });
});

describe('a port', () => {
  it('that another program has is named', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    undo.push(() => other.close());
    const { port } = other.address() as { port: number };
    expect(await failureOf({ PORT: String(port) })).toMatch(
      `Port ${port} is in use by another program`,
    );
  });
});

const message = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const int16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const TEXT = 25;
const INT4 = 23;
const column = (name: string, type: number) =>
  Buffer.concat([
    Buffer.from(`${name}\0`),
    int32(0),
    int16(0),
    int32(type),
    int16(-1),
    int32(-1),
    int16(0),
  ]);
const value = (text: string) => Buffer.concat([int32(text.length), Buffer.from(text)]);
const READY = message('Z', Buffer.from('I'));

/** Lets everybody in, and answers each question with the version it claims to be. */
const answerAsOld = (socket: Socket): void => {
  let isIn = false;
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    if (!isIn) {
      isIn = true;
      socket.write(Buffer.concat([message('R', int32(0)), READY]));
    } else if (data.toString('latin1', 0, 1) === 'Q') {
      socket.write(
        Buffer.concat([
          message('T', int16(2), column('number', INT4), column('name', TEXT)),
          message('D', int16(2), value('140011'), value('14.11')),
          message('C', Buffer.from('SELECT 1\0')),
          READY,
        ]),
      );
    }
  });
};

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
};

const databaseAt = (port: number) => `postgresql://plumbline@127.0.0.1:${port}/plumbline`;

describe('PostgreSQL', () => {
  it('that is too old is named, with the version that is needed', async () => {
    const old = createServer(answerAsOld);
    const port = await listen(old);
    undo.push(() => old.close());
    expect(await refusalOf({ DATABASE_URL: databaseAt(port) })).toMatch(
      'PostgreSQL is of version 14.11, and Plumbline needs 15 or newer.',
    );
  });

  it('that is not there is named by its address', async () => {
    const gone = createServer();
    const port = await listen(gone);
    gone.close();
    await once(gone, 'close');
    expect(await refusalOf({ DATABASE_URL: databaseAt(port) })).toMatch(
      `PostgreSQL cannot be reached at 127.0.0.1:${port}. Start it, or`,
    );
  });
});

it('a key that the server makes is whole, its own, and for its user alone', async () => {
  const folder = join(dataDir, 'new');
  await mkdir(folder);
  const taken = createServer();
  const port = await listen(taken);
  undo.push(() => taken.close());
  // It has to end somewhere: the port comes last.
  expect(await failureOf({ DATA_DIR: folder, PORT: String(port) })).toMatch(`Port ${port}`);
  const path = join(folder, 'secret-key');
  expect(await readFile(path, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});
