import { existsSync, readdirSync, rmSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { iconsPlugin } from './scripts/icons-plugin.ts';
import { COMPILED } from './server/testing/processes.ts';
import { WaitingFirst } from './server/testing/waiting-first.ts';

/** Fast and without a database; every other server test belongs to `api`. */
const UNIT_TESTS = [
  'server/{domain,estimator,infra}/**/*.test.ts',
  'server/env.test.ts',
  '{scripts,bench}/**/*.test.ts',
];

/** These put something else in a module's place, which others may have loaded before. */
const STANDING_IN = [
  'client/app/{app,session}.test.tsx',
  'client/routes/{login-passkey,result-early}.test.tsx',
  'client/{features/results/editor/editor-store,lib/toast}.test.ts',
];

/** Files of compiled code. Vitest gives a test file another name each time, so that those of earlier runs stay: some 400 a run. */
const MOST_COMPILED = 15_000;

if (existsSync(COMPILED) && readdirSync(COMPILED, { recursive: true }).length > MOST_COMPILED)
  rmSync(COMPILED, { recursive: true, force: true, maxRetries: 3 });

// Workers get it, and the processes that they start.
// oxlint-disable-next-line node/no-process-env -- Node reads it there as a process starts
process.env['NODE_COMPILE_CACHE'] ??= COMPILED;

/**
 * The server's tests load what they test as the product does, by Node's own loader: nothing is transformed, and code runs as
 * fast as it does there.
 */
const SERVER = {
  environment: 'node',
  isolate: false,
  experimental: { viteModuleRunner: false, nodeLoader: false },
} as const;

const CLIENT = {
  environment: 'jsdom',
  setupFiles: 'client/testing/setup.ts',
} as const;

export default defineConfig({
  resolve: {
    // Vitest would load graphql's ESM build for our code and Node the CommonJS one for packages:
    // "Cannot use GraphQLSchema from another module or realm".
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    // By default one core would stay idle.
    maxWorkers: '100%',
    sequence: { sequencer: WaitingFirst },
    restoreMocks: true,
    // Room for new objects: tests make many that do not last, and a sixth of their CPU went into collecting them.
    execArgv: ['--max-semi-space-size=32'],
    unstubEnvs: true,
    // These times end what hangs. They say nothing of speed: a machine may be ten times as busy as usual.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Files share what they load (`isolate: false`), and leave no state in it: loading all anew for each took as long as
    // many of the tests.
    projects: [
      {
        extends: true,
        test: {
          ...SERVER,
          name: 'unit',
          include: UNIT_TESTS,
        },
      },
      {
        extends: true,
        test: {
          ...SERVER,
          name: 'api',
          include: ['server/**/*.test.ts'],
          exclude: UNIT_TESTS,
          globalSetup: 'server/testing/global-setup.ts',
        },
      },
      {
        extends: true,
        plugins: [react(), iconsPlugin()],
        test: {
          ...CLIENT,
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}'],
          exclude: STANDING_IN,
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [react(), iconsPlugin()],
        test: { ...CLIENT, name: 'client-alone', include: STANDING_IN },
      },
    ],
  },
});
