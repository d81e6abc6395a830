// Makes sure that what a script needs is there, and does nothing, quickly, when it is: packages,
// the generated database client, the built pages. Runs before anything is installed, on whatever
// Node the host has (18 or newer): only Node's own modules here.
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);
const isWindows = process.platform === 'win32';

/** The Node that the project pins, whatever the host has. */
export const pinnedNode = at('node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

/** The file that a package's command runs, to be started with `pinnedNode`. */
function commandFile(packageName, command = packageName) {
  const folder = at('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** The environment in which a child finds the pinned Node and the packages' commands first. */
export function childEnvironment() {
  const separator = isWindows ? ';' : ':';
  const path = [at('node_modules', '.bin'), process.env.PATH].join(separator);
  return { ...process.env, PATH: path };
}

function stopWith(message, output = '') {
  if (output) console.error(output.trim().split('\n').slice(-40).join('\n'));
  console.error(`\n${message}`);
  process.exit(1);
}

const hashOf = (...parts) => createHash('sha256').update(parts.join('\n')).digest('hex');
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Several may be under way at once: each is named again as it ends. */
async function report(title, work) {
  const started = Date.now();
  console.log(`${title} …`);
  await work();
  console.log(`  ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Runs `work` unless the stamp says that it was done for this very `state`. */
async function unlessStamped(stampFile, state, title, work) {
  if (textOf(stampFile) === state) return;
  await report(title, work);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, state);
}

/** What is being made. It ends with us: who is told of a fault and tries again would otherwise meet what is still writing. */
const underway = new Set();
process.once('exit', () => {
  for (const child of underway) child.kill();
});

/** Runs a package's command quietly; what it said is shown only when it fails. */
function runCommand(file, args, advice) {
  const options = { cwd: root, env: childEnvironment(), maxBuffer: Infinity };
  return new Promise((resolve) => {
    const child = execFile(pinnedNode, [file, ...args], options, (error, stdout, stderr) => {
      underway.delete(child);
      if (error) stopWith(advice, `${stdout}${stderr}` || error.message);
      resolve();
    });
    underway.add(child);
    // Nobody answers a question.
    child.stdin.end();
  });
}

function npm(...args) {
  const options = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  // Inside a script the first `node` on the PATH is the pinned one, which `npm ci` removes while
  // it works: run npm with the Node that npm itself was started with.
  const { npm_execpath: npmFile, npm_node_execpath: hostNode } = process.env;
  const [command, first] = npmFile?.endsWith('.js')
    ? [hostNode ?? process.execPath, [npmFile]]
    : ['npm', []];
  return spawnSync(command, [...first, ...options], {
    cwd: root,
    encoding: 'utf8',
    shell: isWindows && command === 'npm',
  });
}

/** Whether node_modules holds what the lock says, so that one's own `npm install` counts too. */
function isInstalledAsLocked() {
  const hidden = textOf(at('node_modules', '.package-lock.json'));
  const lock = textOf(at('package-lock.json'));
  if (!hidden || !lock || !existsSync(pinnedNode)) return false;
  const installed = JSON.parse(hidden).packages;
  return Object.entries(JSON.parse(lock).packages).every(
    ([place, { version, optional }]) => !place || optional || installed[place]?.version === version,
  );
}

function install() {
  const clean = npm('ci');
  if (clean.status === 0) return;
  console.log('  npm ci did not accept the lock file here; trying npm install instead.');
  const loose = npm('install');
  if (loose.status === 0) return;
  stopWith(
    'The packages could not be installed. Check the network and the npm registry, then try again.',
    `${clean.stderr ?? ''}${loose.stderr ?? ''}${loose.error?.message ?? ''}`,
  );
}

const lockHash = () => hashOf(textOf(at('package.json')), textOf(at('package-lock.json')));

/** Installs the packages that the lock names, unless they are there. */
export async function ensureInstalled() {
  const stamp = at('node_modules', '.installed-lock');
  if (existsSync(pinnedNode) && textOf(stamp) === lockHash()) return;
  if (!isInstalledAsLocked()) await report('Installing packages (once; a minute or two)', install);
  // Hashed only now: `npm install` may have rewritten the lock.
  writeFileSync(stamp, lockHash());
}

/** Generates the database client with its GraphQL types, the price book and the empty database, unless they fit what they follow from. */
export async function ensureGenerated() {
  // A database is made through its client.
  await Promise.all([ensureDatabaseClient().then(ensureEmptyDatabase), ensurePriceBook()]);
}

function ensureDatabaseClient() {
  const prismaVersion = textOf(at('node_modules', 'prisma', 'package.json'));
  const state = hashOf(textOf(at('prisma', 'schema.prisma')), prismaVersion);
  return unlessStamped(
    at('server', 'generated', '.schema'),
    state,
    'Generating the database client',
    () =>
      runCommand(
        commandFile('prisma'),
        ['generate'],
        'The database client could not be generated: prisma/schema.prisma has a fault (see above).',
      ),
  );
}

function ensurePriceBook() {
  const sources = [
    'book',
    'calculate/formula',
    'data',
    'generate.ts',
    'read/language',
    'read/papers',
  ].map((source) => `server/estimator/${source}`);
  const nodeVersion = textOf(at('node_modules', 'node', 'package.json'));
  const state = hashOf(nodeVersion, ...sources.flatMap((source) => listing(at(source))));
  return unlessStamped(
    at('server', 'generated', '.price-book'),
    state,
    'Generating the price book',
    () =>
      runCommand(
        at('server', 'estimator', 'generate.ts'),
        [],
        'The price book could not be generated: its data have a fault (see above).',
      ),
  );
}

function ensureEmptyDatabase() {
  const pgliteVersion = textOf(at('node_modules', '@electric-sql', 'pglite', 'package.json'));
  const sources = ['prisma/migrations', 'server/infra/db/generate.ts', 'server/infra/db/pglite.ts'];
  const state = hashOf(pgliteVersion, ...sources.flatMap((source) => listing(at(source))));
  return unlessStamped(
    at('server', 'generated', '.database'),
    state,
    'Making an empty database',
    () =>
      runCommand(
        at('server', 'infra', 'db', 'generate.ts'),
        [],
        'The empty database could not be made (see above).',
      ),
  );
}

function listing(entry) {
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [`${entry} ${stats.size} ${stats.mtimeMs}`];
  return readdirSync(entry).flatMap((name) => listing(join(entry, name)));
}

/** Builds the pages, unless the last build was made from these very sources. */
export function ensureBuilt() {
  const sources = [
    'client',
    'server/domain',
    'vite.config.ts',
    'examples/graphql',
    'scripts/draw-pages.ts',
    'scripts/first-load.ts',
    'scripts/first-script.ts',
    'scripts/graphiql-plugin.ts',
    'scripts/icons-plugin.ts',
    'scripts/known-variables.ts',
    'scripts/unused-code.ts',
    'scripts/landing-plugin.ts',
    'scripts/merged-files.ts',
    'scripts/packed-files.ts',
    'scripts/page-files.ts',
    'scripts/page-preloads.ts',
    'package-lock.json',
  ];
  const state = hashOf(...sources.flatMap((source) => listing(at(source))));
  return unlessStamped(at('dist', 'client.sources'), state, 'Building the pages', () =>
    runCommand(
      commandFile('vite'),
      ['build', '--logLevel', 'warn'],
      'The pages could not be built: the client has a fault (see above).',
    ),
  );
}
