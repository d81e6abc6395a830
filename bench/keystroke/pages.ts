// The two pages that are typed into, served as files: the product's results page, built for production over a server in
// memory, and a table written by hand.
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { iconsPlugin } from '../../scripts/icons-plugin.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const ROOT = path('../../client/testing/many-lines');

export interface ServedPages {
  ours: (lines: number) => string;
  bare: (lines: number) => string;
  close: () => Promise<void>;
}

/** @param folder empty, for what is built */
export const servePages = async (folder: string): Promise<ServedPages> => {
  const outDir = join(folder, 'pages');
  const config = { configFile: false, root: ROOT, logLevel: 'error' } as const;
  await build({ ...config, plugins: [react(), iconsPlugin()], build: { outDir } });
  await copyFile(path('bare.html'), join(outDir, 'bare.html'));
  const server = await preview({
    ...config,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [origin] = server.resolvedUrls?.local ?? [];
  if (origin === undefined) throw new Error('The pages are served nowhere.');
  return {
    ours: (lines) => `${origin}?lines=${lines}`,
    bare: (lines) => `${origin}bare.html?lines=${lines}`,
    close: () => server.close(),
  };
};
