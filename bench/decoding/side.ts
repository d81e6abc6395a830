// One side of the comparison: opens files as uploads are, one after the other, with the readers of a checkout:
//   node bench/decoding/side.ts CHECKOUT FILE…
// Prints milliseconds of CPU of all that it started, and the most MB that one of those processes held.
import { readFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FileKind } from '../../server/domain/catalog.ts';
import type * as FindFfmpeg from '../../server/infra/media/find-ffmpeg.ts';
import type * as InspectMedia from '../../server/infra/media/inspect-media.ts';
import { childrenOf, peakMemoryMb } from '../harness/processes.ts';

export interface SideAnswer {
  cpuMs: number;
  peakMb: number;
}

const MS_PER_TICK = 10;
/** Places in /proc/self/stat, from the state on, of the CPU of children that have ended. */
const [CHILDREN_USER, CHILDREN_SYSTEM] = [13, 14];

const cpuOfChildren = (): number => {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM]);
  return ticks * MS_PER_TICK;
};

const FILMS = new Set(['.mp4', '.mov', '.webm']);
const kindOf = (path: string): FileKind => (FILMS.has(extname(path)) ? 'VIDEO' : 'PHOTO');

const [checkout = '.', ...files] = process.argv.slice(2);
const load = async <T>(module: string): Promise<T> =>
  (await import(pathToFileURL(resolve(checkout, 'server/infra/media', module)).href)) as T;

const { findFfmpeg } = await load<typeof FindFfmpeg>('find-ffmpeg.ts');
const { createMediaInspector } = await load<typeof InspectMedia>('inspect-media.ts');
const ffmpeg = await findFfmpeg();
const inspector = createMediaInspector(ffmpeg?.path ?? null);
let peakMb = 0;
for (const path of files) {
  const facts = await inspector.inspect({ path, kind: kindOf(path) }, { owner: 'bench' });
  if (!facts.thumbnail) throw new Error(`${basename(path)} has no picture.`);
  for (const pid of childrenOf(process.pid)) peakMb = Math.max(peakMb, peakMemoryMb(pid));
}
await inspector.close();
console.log(JSON.stringify({ cpuMs: cpuOfChildren(), peakMb } satisfies SideAnswer));
