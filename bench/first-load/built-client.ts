// The client as it is built for production, served as files, with the size of each and what it imports.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview, type Rolldown } from 'vite';
import { filesOf, sizeOf } from '../../scripts/first-load.ts';

const path = (fromRoot: string) => fileURLToPath(new URL(`../../${fromRoot}`, import.meta.url));
const CONFIG = { configFile: path('vite.config.ts'), logLevel: 'error' } as const;

export interface BuiltClient {
  origin: string;
  filesOf: (modules: readonly string[]) => Set<string>;
  sizeOf: (files: ReadonlySet<string>) => number;
  close: () => Promise<void>;
}

const chunksIn = (output: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] => {
  if (!('output' in output))
    throw new Error('Vite gave no output of the build. Does its configuration watch files?');
  return output.output.filter((file) => file.type === 'chunk');
};

/** @param folder empty, for what is built */
export const serveClient = async (folder: string): Promise<BuiltClient> => {
  const outDir = join(folder, 'client');
  const chunks = chunksIn(await build({ ...CONFIG, build: { outDir } }));
  const server = await preview({
    ...CONFIG,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, proxy: {} },
  });
  const [origin] = server.resolvedUrls?.local ?? [];
  if (origin === undefined) throw new Error('The client is served nowhere.');

  return {
    origin,
    filesOf: (modules) => filesOf(chunks, modules),
    sizeOf: (files) => sizeOf(chunks, files),
    close: () => server.close(),
  };
};
