// A process for the exporter's tests: it does its work, or dies in the way a test asks for.
import { serveExports } from '../serve-exports.ts';

const hold: unknown[] = [];

serveExports({
  echo: (text: string) => new TextEncoder().encode(text),
  fail: (reason: string) => {
    throw new Error(reason);
  },
  hang: () => new Promise<Uint8Array>(() => undefined),
  spin: () => {
    for (;;) hold.length = 0;
  },
  eat: () => {
    for (;;) hold.push(Array.from({ length: 100_000 }, (_, index) => `${index}`));
  },
  die: () => process.exit(3),
});
