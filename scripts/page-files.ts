// How the pages' code is cut into files. Left alone, the bundler gives a file to every set of screens, dialogs included,
// that share a module: some fifty a page, most of a few hundred bytes, which cost a request each and pack badly. Here only
// pages count. What they share once all that is unused has gone only a build can say: one that writes nothing goes before.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { filesOf } from './first-load.ts';
import { mergeFiles } from './merged-files.ts';

type Chunk = Rolldown.OutputChunk;

/** The name of a file for a module, by its id; null where the bundler's own way is good. */
export type FileOfModule = (id: string) => string | null;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const ENTRY = 'client/index.html';

const BEGIN = 'client/boot/begin.ts';

/** What begins all pages, in files of which no other needs anything. */
const BEGINNING = new Set([ENTRY, 'client/boot/main.ts', 'client/lib/first-sight.ts', BEGIN]);

export const APP_PARTS = 'app-parts';
const DATA_PARTS = 'data-parts';

/** What pages stand in, smallest first, and the file for what it needs: whoever shares that has it there. */
const FRAMES: Readonly<Record<string, string>> = {
  'client/landing.html': 'landing-parts',
  [BEGIN]: APP_PARTS,
  'client/app/DataLayout.tsx': DATA_PARTS,
};

/**
 * Screens with an address, and what stands below the first screen of a result; the other files there are small parts. What
 * a shared link opens counts as one: it is drawn of parts of other pages, whose files it takes as they are.
 */
const PAGE = /^client\/routes\/(?!shared\.)(?:[a-z-]+|ResultDetails)\.tsx$/;

/** Pages that stand in no frame with data. */
const PLAIN = /(?:for-contractors|privacy|terms)\.tsx$/;

/** What pages may load in vain for one file less; bytes of source. */
const WASTE = 3000;

/** Styles of all pages with data. What other parts need of them, too, has them there. */
const DATA_STYLES = [
  ...readFileSync(`${ROOT}client/app/data-styles.ts`, 'utf8').matchAll(/'(@[^']+\.css)'/g),
].map(([, name]) => `/node_modules/${name}`);

const moduleOf = ({ facadeModuleId: id }: Chunk): string => (id === null ? '' : relative(ROOT, id));

/** The file that each shared chunk goes into: a frame's, or one of the pages that share it. */
const filesByChunk = (chunks: readonly Chunk[]): Map<Chunk, string> => {
  const shared = new Map(
    chunks.filter((chunk) => moduleOf(chunk) === '').map((chunk) => [chunk.fileName, chunk]),
  );
  const rootsOf = new Map<Chunk, string[]>();
  for (const module of chunks.map(moduleOf)) {
    if (!(module in FRAMES) && !PAGE.test(module)) continue;
    for (const file of filesOf(chunks, [module])) {
      const chunk = shared.get(file);
      if (chunk) rootsOf.set(chunk, [...(rootsOf.get(chunk) ?? []), module]);
    }
  }
  const files = new Map<Chunk, string>();
  for (const [chunk, roots] of rootsOf) {
    const frame = Object.entries(FRAMES).find(([module]) => roots.includes(module));
    files.set(chunk, frame?.[1] ?? roots.toSorted().join(' '));
  }
  return files;
};

/** Small files become one where little is loaded in vain then. */
const mergeSmall = (files: Map<Chunk, string>, chunks: readonly Chunk[]): void => {
  const dataPages = chunks.map(moduleOf).filter((name) => PAGE.test(name) && !PLAIN.test(name));
  const everywhere = dataPages.toSorted().join(' ');
  const inPages = [...files].filter(
    ([, file]) => file === DATA_PARTS || !Object.values(FRAMES).includes(file),
  );
  const parts = inPages.map(([{ fileName, code, imports }, file]) => ({
    name: fileName,
    file: file === DATA_PARTS ? everywhere : file,
    bytes: code.length,
    needs: imports,
  }));
  const fileOf = mergeFiles(parts, WASTE);
  for (const [chunk] of inPages) {
    const file = fileOf.get(chunk.fileName) ?? everywhere;
    files.set(chunk, file === everywhere ? DATA_PARTS : file);
  }
};

export const pageFiles = async (config: InlineConfig): Promise<FileOfModule> => {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  if (!('output' in result)) throw new Error('The pages are one build.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const files = filesByChunk(chunks);
  mergeSmall(files, chunks);
  const names = new Map<string, string>();
  const nameOf = (file: string): string => {
    if (!file.startsWith('client/')) return file;
    const name = names.get(file) ?? `shared-${names.size + 1}`;
    names.set(file, name);
    return name;
  };
  const fileOfModule = new Map(
    [...files].flatMap(([{ moduleIds }, file]) =>
      moduleIds.map((id) => [id, nameOf(file)] as const),
    ),
  );
  // What begins all pages runs wherever it is loaded, other documents included: nothing that others need stays beside it.
  const beginnings = chunks.filter((chunk) => BEGINNING.has(moduleOf(chunk)));
  for (const id of beginnings.flatMap(({ moduleIds }) => moduleIds)) {
    if (!BEGINNING.has(relative(ROOT, id))) fileOfModule.set(id, APP_PARTS);
  }
  return (id) =>
    DATA_STYLES.some((name) => id.endsWith(name)) ? DATA_PARTS : (fileOfModule.get(id) ?? null);
};
