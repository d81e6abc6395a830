// Finds a Chromium for the browser tests: the one named in the environment, else Debian's, else
// the one that comes from npm, which brings its own libraries and runs on a bare Linux.
import { existsSync } from 'node:fs';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome-stable'];

/** Under root Chromium refuses its sandbox; test machines have no graphics card. */
export const chromiumArguments = ['--no-sandbox', '--disable-gpu'];

/** Path of a Chromium, or undefined where none can run. */
export async function chromiumPath(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Read at import: makes the package unpack its libraries and set LD_LIBRARY_PATH.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
