// A thread that counts how often each piece of the estimator's code runs while a text is estimated (V8's own count), which no
// clock and no other process disturbs. A thread of its own: V8 loses counts of code that ran before it was asked to count.
import { on } from 'node:events';
import { Session } from 'node:inspector/promises';
import { parentPort } from 'node:worker_threads';
import { estimate } from './estimate.ts';

const OWN_CODE = /\/server\/(estimator|domain)\//;

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const runsFor = async (instructions: string): Promise<number> => {
  await session.post('Profiler.takePreciseCoverage');
  await estimate(instructions);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => OWN_CODE.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
};

if (!parentPort) throw new Error('This counts for the thread that starts it.');
for await (const [instructions] of on(parentPort, 'message') as AsyncIterable<[string]>) {
  parentPort.postMessage(await runsFor(instructions));
}
