// How much JavaScript a page loads before its first screen stands. A build that goes over what is allowed fails.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const APP = ['client/index.html', 'client/boot/begin.ts'];
const DATA = [...APP, 'client/app/DataLayout.tsx'];

interface FirstLoad {
  /** The modules that begin the page, from the root of the repository. */
  modules: readonly string[];
  /** Most kB that may load, gzip, of 1,024 bytes. */
  mostKb: number;
}

export const FIRST_LOADS = {
  landing: { modules: ['client/landing.html'], mostKb: 5 },
  results: { modules: [...DATA, 'client/routes/result.tsx'], mostKb: 186 },
  start: { modules: [...DATA, 'client/routes/start.tsx'], mostKb: 216 },
  projects: { modules: [...DATA, 'client/routes/projects.tsx'], mostKb: 182 },
  contractors: { modules: [...APP, 'client/routes/for-contractors.tsx'], mostKb: 111 },
} as const satisfies Record<string, FirstLoad>;

/** The files without which nothing of these modules runs: theirs, and before each all that it imports at once. */
export const filesOf = (
  chunks: readonly Rolldown.OutputChunk[],
  modules: readonly string[],
): Set<string> => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    byName.get(name)?.imports.forEach(add);
    files.add(name);
  };
  for (const module of modules) {
    const chunk = chunks.find(
      ({ facadeModuleId: id }) => id !== null && relative(ROOT, id) === module,
    );
    if (!chunk) throw new Error(`${module} has no file of its own.`);
    add(chunk.fileName);
  }
  return files;
};

/** Size as sent, gzip; kB. */
export const sizeOf = (
  chunks: readonly Rolldown.OutputChunk[],
  files: ReadonlySet<string>,
): number =>
  chunks
    .filter(({ fileName }) => files.has(fileName))
    .reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024;

export const firstLoadPlugin = (): Plugin => ({
  name: 'plumbline:first-load',
  apply: 'build',
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entries = new Set(chunks.flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])));
    for (const { fileName, imports } of chunks) {
      const entry = imports.find((name) => entries.has(name));
      if (entry) this.error(`${fileName} loads ${entry}, which begins a document of its own.`);
    }
    for (const [page, { modules, mostKb }] of Object.entries(FIRST_LOADS)) {
      const kb = sizeOf(chunks, filesOf(chunks, modules));
      if (kb <= mostKb) continue;
      this.error(`The first load of ${page} is ${kb.toFixed(1)} kB; ${mostKb} kB are allowed.`);
    }
  },
});
