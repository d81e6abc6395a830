// CPU and memory of opening 200 files as uploads, with the readers of another checkout beside those of this one:
//   node bench/decoding/run.ts --beside=CHECKOUT [--files=FOLDER]
// Both sides open the files of a kind in turns, in fresh processes. `--files` keeps the files for the next run.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { findFfmpeg } from '../../server/infra/media/find-ffmpeg.ts';
import { withScratch } from '../harness/scratch.ts';
import { KIND_NAMES, makeFiles } from './files.ts';
import type { SideAnswer } from './side.ts';

const run = promisify(execFile);

const SIDE = fileURLToPath(new URL('side.ts', import.meta.url));
const HERE = fileURLToPath(new URL('../..', import.meta.url));

const measure = async (checkout: string, files: readonly string[]): Promise<SideAnswer> => {
  const { stdout } = await run(process.execPath, [SIDE, checkout, ...files]);
  const answer: SideAnswer = JSON.parse(stdout);
  return answer;
};

const rowOf = (name: string, count: number, before: SideAnswer, now: SideAnswer): string => {
  const each = (ms: number) => Math.round(ms / count);
  const ratio = (now.cpuMs / before.cpuMs).toFixed(2);
  const memory = `${Math.round(before.peakMb)} | ${Math.round(now.peakMb)}`;
  return `| ${name} | ${count} | ${each(before.cpuMs)} | ${each(now.cpuMs)} | ${ratio} | ${memory} |`;
};

const compare = async (beside: string, folder: string): Promise<void> => {
  const names = await readdir(folder);
  console.log('| kind | files | CPU before, ms a file | now | ratio | MB before | now |');
  console.log('| --- | --: | --: | --: | --: | --: | --: |');
  const before = { cpuMs: 0, peakMb: 0 };
  const now = { cpuMs: 0, peakMb: 0 };
  let count = 0;
  const add = (sum: SideAnswer, one: SideAnswer) => {
    sum.cpuMs += one.cpuMs;
    sum.peakMb = Math.max(sum.peakMb, one.peakMb);
  };
  for (const kind of KIND_NAMES) {
    const files = names
      .filter((name) => name.startsWith(`${kind}.`))
      .map((name) => join(folder, name));
    if (files.length === 0)
      throw new Error(`${folder} has no files of ${kind}. Remove it: they are made anew.`);
    const [theirs, ours] = [await measure(beside, files), await measure(HERE, files)];
    add(before, theirs);
    add(now, ours);
    count += files.length;
    console.log(rowOf(kind, files.length, theirs, ours));
  }
  console.log(rowOf('all', count, before, now));
};

const { values } = parseArgs({
  options: { beside: { type: 'string' }, files: { type: 'string' } },
});
const { beside, files } = values;
if (beside === undefined) throw new Error('Name the other checkout: --beside=CHECKOUT');
const ffmpeg = await findFfmpeg();
if (!ffmpeg) throw new Error('Films are made with ffmpeg, and none was found.');
await withScratch(async (scratch) => {
  const folder = files === undefined ? await scratch.folder() : resolve(files);
  if (files === undefined || !existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    await makeFiles(folder, await scratch.folder(), ffmpeg.path);
  }
  await compare(resolve(beside), folder);
});
