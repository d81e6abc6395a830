// Runs after every installation. Deletes files of packages that serve other machines, other databases or debuggers.
// Runs on any Node from 18 on, so it imports Node's own modules only.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules');

/** Paths of the entries in a folder of a package; none where the package is not installed. */
const inside = (...folder) => {
  const path = join(packages, ...folder);
  return existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : [];
};

/** Libraries of the recognizer's runtime for other systems: 240 MB of 290. */
function otherSystems() {
  const systems = inside('onnxruntime-node', 'bin', 'napi-v6');
  const ours = join(packages, 'onnxruntime-node', 'bin', 'napi-v6', process.platform);
  const processors = inside('onnxruntime-node', 'bin', 'napi-v6', process.platform);
  return [
    ...systems.filter((path) => path !== ours),
    ...processors.filter((path) => path !== join(ours, process.arch)),
  ];
}

/** Headers of Node for compiling native packages. All of ours come compiled. 67 MB. */
const headersOfNode = () =>
  inside('node', 'node_modules').flatMap((path) => [join(path, 'include'), join(path, 'share')]);

/** Prisma's query compilers for other databases than PostgreSQL: 80 MB. */
const otherDatabases = () =>
  [...inside('@prisma', 'client', 'runtime'), ...inside('prisma', 'build')].filter((path) =>
    /query_compiler_\w+\.(cockroachdb|mysql|sqlite|sqlserver)\.[^/\\]+$/.test(path),
  );

/** Copies of libraries for browsers or for older loaders, and sources that their builds repeat. 75 MB. */
const SECOND_COPIES = [
  '@e965/xlsx/dist',
  '@graphql-yoga/render-graphiql/cjs',
  '@mantine/core/cjs',
  '@mantine/hooks/cjs',
  'effect/src',
  'exceljs/dist',
  'libheif-js/libheif',
  'mediabunny/dist/bundles',
  'openai/src',
  'pdfmake/build',
  'rxjs/src',
  'typescript-5/lib/_tsc.js',
  'typescript-5/lib/_tsserver.js',
  'web-ifc/web-ifc-api-iife.js',
  'web-ifc/web-ifc-api.js',
  'web-ifc/web-ifc-mt.wasm',
  'web-ifc/web-ifc.wasm',
  'zod/src',
];

const secondCopies = () => SECOND_COPIES.map((path) => join(packages, path));

/** Native parts of packages of the Bare runtime, which Node never loads: 7 MB. */
const partsOfBare = () =>
  inside()
    .filter((path) => /[/\\]bare-[^/\\]+$/.test(path))
    .map((path) => join(path, 'prebuilds'));

/** Tests and notes that packages bring along: 9 MB. */
const TESTS_AND_NOTES = [
  '@fastify/busboy/test',
  '@fastify/static/test',
  '@redocly/openapi-core/src/benchmark',
  'bintrees/test',
  'fast-json-stringify/test',
  'fastify/test',
  'find-my-way/test',
  'pino/test',
  'relay-runtime/llm-docs',
  'resolve/test',
];

const testsAndNotes = () => TESTS_AND_NOTES.map((path) => join(packages, path));

/** Source maps of compiled libraries, which only a debugger reads: 140 MB in 9,800 files. */
function sourceMaps(folder = packages) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceMaps(path);
    return entry.isFile() && /\.[cm]?[jt]s\.map$|\.css\.map$/.test(entry.name) ? [path] : [];
  });
}

const unused = [
  ...otherSystems(),
  ...headersOfNode(),
  ...otherDatabases(),
  ...secondCopies(),
  ...partsOfBare(),
  ...testsAndNotes(),
  ...sourceMaps(),
];
for (const path of unused) {
  rmSync(path, { recursive: true, force: true });
}
