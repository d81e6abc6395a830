// Finds a Chromium: the one named in the environment, else Debian's, else the one that comes from npm, which brings its
// own libraries and runs on a bare Linux.
import { existsSync } from 'node:fs';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome-stable'];

/** Arguments for test machines: Chromium refuses its sandbox under root, and there is no graphics card. */
export const chromiumArguments = ['--no-sandbox', '--disable-gpu'];

const named = (): string | undefined => process.env.CHROMIUM_PATH || undefined;
const installed = (): string | undefined => INSTALLED.find((path) => existsSync(path));

/** A headless shell: it has no window of its own to draw. */
async function shellPath(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Read at import: makes the package unpack its libraries and set LD_LIBRARY_PATH.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** Path of a Chromium, or undefined where none can run. */
export const chromiumPath = async (): Promise<string | undefined> =>
  named() ?? installed() ?? shellPath();

/** The same for tests, which take half the time in the shell. */
export const testedChromiumPath = async (): Promise<string | undefined> =>
  named() ?? (await shellPath()) ?? installed();
