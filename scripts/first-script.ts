// Scripts that run before those of the pages, each in one piece.
import { join } from 'node:path';
import { build } from 'vite';

/** Stands in each document. */
export const FIRST_PAINT = 'boot/first-paint.ts';
/** Shows the head of a result. */
export const FIRST_SIGHT_SCRIPT = 'boot/first-sight.ts';

/** @param root the client's folder */
export const firstScript = async (root: string, source: string): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, source), output: { format: 'iife' } },
    },
  });
  if (!('output' in built))
    throw new Error('Vite gave no output of the first script. Does its configuration watch files?');
  const [{ code }] = built.output;
  if (/<\/script|<!--/i.test(code)) throw new Error('The first script would end before its end.');
  return code.trim();
};
