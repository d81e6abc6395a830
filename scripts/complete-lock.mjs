// Completes package-lock.json after `npm install`; run by hand after a change of dependencies.
//
// A registry that lacks the binaries of other platforms makes npm leave them out of the lock, and
// `npm ci` then refuses the lock everywhere. This adds an entry for each optional dependency that
// is missing, with the platform its name tells, so that only the platforms concerned fetch it.
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK = new URL('../package-lock.json', import.meta.url);
const OPERATING_SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
  'arm',
];

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const { packages } = lock;

/** Looks upwards from `place`, as Node resolves a package. */
function isLocked(name, place) {
  for (
    let folder = place;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

function entryFor(name, range, dependent) {
  const base = name.split('/').at(-1);
  const os = OPERATING_SYSTEMS.find((word) => base.includes(word));
  const cpu = PROCESSORS.find((word) => base.includes(word));
  if (!os && !cpu) console.warn(`The name of ${name} tells no platform: every one will fetch it.`);
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu && { cpu: [cpu] }),
    ...(base.includes('musl') && { libc: ['musl'] }),
    ...(dependent.dev && { dev: true }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

const added = {};
for (const [place, dependent] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(dependent.optionalDependencies ?? {})) {
    if (!isLocked(name, place)) added[`node_modules/${name}`] = entryFor(name, range, dependent);
  }
}

const byPath = ([a], [b]) => (a < b ? -1 : 1);
lock.packages = Object.fromEntries(Object.entries({ ...packages, ...added }).toSorted(byPath));
for (const entry of Object.values(lock.packages)) {
  if (entry.resolved?.startsWith('http')) delete entry.resolved;
}
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${Object.keys(added).length} entries added.`);
