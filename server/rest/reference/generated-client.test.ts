// The reference as a partner's generator takes it: types are made of what is served, a program against them compiles,
// mistakes do not, and the program does the main job.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { codeMailedTo } from '../../testing/outbox.ts';
import { builtInEstimator } from '../../testing/priced-estimates.ts';
import { tinyPng } from '../../testing/tiny-files.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const FIXTURES = join(ROOT, 'server/testing/fixtures');
/** Folder where packages are found, and nothing is taken for a source. */
const CACHE = join(ROOT, 'node_modules/.cache');
const PROGRAMS = ['rest-program', 'rest-mistakes'];

const server = useTestServer({ estimator: builtInEstimator });

/** What it writes types with is in TypeScript 5, and no more in 7. */
const generateTypes = async (address: string): Promise<string> => {
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      const isGenerator = context.parentURL?.includes('/openapi-typescript/') === true;
      return next(specifier === 'typescript' && isGenerator ? 'typescript-5' : specifier, context);
    },
  });
  try {
    const { astToString, default: generate } = await import('openapi-typescript');
    return astToString(await generate(new URL(address), { silent: true }));
  } finally {
    hooks.deregister();
  }
};

const OPTIONS = {
  target: 'es2024',
  lib: ['es2024', 'dom'],
  module: 'nodenext',
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  types: ['node'],
};

/** What the compiler says; it writes the programs as JavaScript. */
const compile = async (folder: string): Promise<string> => {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const run = promisify(execFile)(process.execPath, [tsc, '-p', folder]);
  return run.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
};

let folder: string;
let complaints: string;
beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'generated-client-'));
  await writeFile(join(folder, 'api.ts'), await generateTypes(`${server().url}/api/openapi.json`));
  for (const name of PROGRAMS) {
    await copyFile(join(FIXTURES, `${name}.txt`), join(folder, `${name}.ts`));
  }
  await writeFile(join(folder, 'package.json'), '{"type": "module"}');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS }));
  complaints = await compile(folder);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('gives types that fit a program, and find its mistakes', () => {
  expect(complaints).toBe('');
});

interface Caller {
  baseUrl: string;
  guestKey: string;
  email: string;
  photo: Blob;
  readCode: () => Promise<string>;
}
interface Program {
  walkThrough(caller: Caller): Promise<Record<string, unknown> & { quantities: number[] }>;
}

it('gives a client that does the main job', async () => {
  const email = 'generated@example.com';
  const { href } = pathToFileURL(join(folder, 'rest-program.js'));
  const { walkThrough } = (await import(href)) as Program;
  const { quantities, job, ...rest } = await walkThrough({
    baseUrl: server().url,
    guestKey: randomUUID(),
    email,
    photo: new Blob([tinyPng()], { type: 'image/png' }),
    readCode: () => codeMailedTo(server().dataDir, email),
  });
  const [number] = job as [number, string];
  expect(quantities[1]).toBe((quantities[0] ?? 0) * 2);
  expect(rest).toMatchObject({
    versions: [1, 2],
    stale: [409, 'version_conflict', 2],
    pdf: [200, 'application/pdf'],
    takeoff: 'DONE',
    recent: [job],
    missing: [404, 'not_found'],
    signedIn: email,
    own: [number],
  });
  expect(rest['materials']).not.toEqual([]);
});
