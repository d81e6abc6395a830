// The script that stands in each document, in one piece.
import { join } from 'node:path';
import { build } from 'vite';

const SOURCE = 'app/first-paint.ts';

/** @param root the client's folder */
export const firstScript = async (root: string): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, SOURCE), output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error('The first script was built in an unknown way.');
  const [{ code }] = built.output;
  if (/<\/script|<!--/i.test(code)) throw new Error('The first script would end before its end.');
  return code.trim();
};
