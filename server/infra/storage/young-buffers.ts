// Buffers on their way into a store are dead at once, but V8 counts their bytes as if they stayed, and after some 30 MB it looks
// through the whole heap for them. A look at what is young finds them for a hundredth of that.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A minor collection costs under a millisecond; this many bytes arrive in two to ten. */
const BYTES = 4 * 1024 * 1024;

// The only way to V8's collector that the process need not have been started with.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;
setFlagsFromString('--no-expose-gc');

let passed = 0;

/** To be told of all bytes that pass through. */
export const letGo = (bytes: number): void => {
  passed += bytes;
  if (passed < BYTES) return;
  passed = 0;
  collect({ type: 'minor' });
};
