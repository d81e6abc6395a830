// Row 13: an upload of 500 MB through the product's door, with all its checks, beside a raw pipe to the disk.
import type { Row } from '../harness/bench.ts';
import type { Child } from '../harness/child.ts';
import { forgetPeakMemory, memoryMb, peakMemoryMb, watchCpu } from '../harness/processes.ts';
import { medianOf, type Round, runRounds } from '../harness/rounds.ts';
import { withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import type { UploadServer } from '../upload/our-server.ts';
import { sendBare, sendForm } from '../upload/send.ts';

const ROUNDS = 5;
const BYTES = 500_000_000;

const at = (program: string) => new URL(`../upload/${program}`, import.meta.url);

type Name = 'ours' | 'bare';

interface UploadResult {
  ms: number;
  cpuMs: number;
  peakMb: number;
  riseMb: number;
  heapMb: number;
  externalMb: number;
}

const upload = async (
  server: Child<UploadServer>,
  send: (url: string, bytes: number) => Promise<void>,
): Promise<UploadResult> => {
  const url = await server.ask('address');
  await server.ask('startHeapWatch');
  forgetPeakMemory(server.pid);
  const idleMb = memoryMb(server.pid);
  const cpu = watchCpu(server.pid);
  const started = performance.now();
  await send(url, BYTES);
  const ms = performance.now() - started;
  const cpuMs = cpu();
  const peakMb = peakMemoryMb(server.pid);
  const heap = await server.ask('endHeapWatch');
  await server.ask('forgetFiles');
  return { ms, cpuMs, peakMb, riseMb: peakMb - idleMb, ...heap };
};

const describe = (rounds: readonly Round<Name, UploadResult>[], name: Name): string => {
  const middle = (figure: keyof UploadResult) =>
    medianOf(rounds, (round) => round[name][figure]).toFixed(0);
  return `${name}: ${middle('ms')} ms, CPU ${middle('cpuMs')} ms; peak memory ${middle('peakMb')} MB, ${middle('riseMb')} MB more than idle; heap rose by ${middle('heapMb')} MB, buffers by ${middle('externalMb')} MB.`;
};

export const uploadRow: Row = {
  rows: [13],
  title: 'Upload',
  run: (startServices) =>
    withScratch(async (scratch) => {
      const { url } = await scratch.database(await startServices());
      const env = async () => ({ ...serverEnv(await scratch.folder()), DATABASE_URL: url });
      const ours = await scratch.child<UploadServer>(at('our-server.ts'), await env());
      const bare = await scratch.child<UploadServer>(at('pipe-server.ts'), await env());
      const rounds = await runRounds(
        { ours: () => upload(ours, sendForm), bare: () => upload(bare, sendBare) },
        ROUNDS,
      );
      return {
        figures: [
          {
            row: 13,
            name: 'upload of 500 MB, speed ÷ a raw pipe to disk with fsync',
            measured: medianOf(rounds, (round) => round.bare.ms / round.ours.ms),
            unit: '×',
            goal: { atLeast: 0.85 },
          },
          {
            row: 13,
            name: 'rise of the process’s memory during the upload',
            measured: medianOf(rounds, (round) => round.ours.riseMb),
            unit: 'MB',
            goal: { atMost: 20 },
          },
        ],
        notes: [describe(rounds, 'ours'), describe(rounds, 'bare')],
      };
    }),
};
