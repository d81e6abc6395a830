// The client as it is built for production, served as files, with the size of each and what it imports.
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, preview, type Rolldown } from 'vite';

const path = (fromRoot: string) => fileURLToPath(new URL(`../../${fromRoot}`, import.meta.url));
const CONFIG = { configFile: path('vite.config.ts'), logLevel: 'error' } as const;

export interface BuiltClient {
  origin: string;
  /** Names of the files without which nothing of these modules runs: theirs, and all that those import at once. */
  filesOf: (modules: readonly string[]) => Set<string>;
  /** As sent, gzip; kB. */
  sizeOf: (files: Iterable<string>) => number;
  close: () => Promise<void>;
}

const chunksIn = (output: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] => {
  if (!('output' in output)) throw new Error('The client was built in an unknown way.');
  return output.output.filter((file) => file.type === 'chunk');
};

/** @param folder empty, for what is built */
export const serveClient = async (folder: string): Promise<BuiltClient> => {
  const outDir = join(folder, 'client');
  const chunks = chunksIn(await build({ ...CONFIG, build: { outDir } }));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(
    chunks.flatMap((chunk) =>
      chunk.facadeModuleId ? [[relative(path(''), chunk.facadeModuleId), chunk] as const] : [],
    ),
  );
  const server = await preview({
    ...CONFIG,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, proxy: {} },
  });
  const [origin] = server.resolvedUrls?.local ?? [];
  if (origin === undefined) throw new Error('The client is served nowhere.');

  return {
    origin,
    filesOf(modules) {
      const files = new Set<string>();
      const add = (name: string) => {
        if (files.has(name)) return;
        files.add(name);
        byName.get(name)?.imports.forEach(add);
      };
      for (const module of modules) {
        const chunk = byModule.get(module);
        if (!chunk) throw new Error(`${module} has no file of its own.`);
        add(chunk.fileName);
      }
      return files;
    },
    sizeOf(files) {
      const code = [...files].map((name) => byName.get(name)?.code ?? '');
      return code.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1024;
    },
    close: () => server.close(),
  };
};
