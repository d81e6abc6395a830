// Packs the scripts and styles of the pages when they are built, as small as Brotli can make them. That takes too long for a
// server that is being waited for.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify(brotliCompress);

export const packedFilesPlugin = (): Plugin => ({
  name: 'plumbline:packed-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name));
    await Promise.all(
      files.map(async (name) => {
        const file = join(dir, name);
        await writeFile(`${file}.br`, await pack(await readFile(file)));
      }),
    );
  },
});
