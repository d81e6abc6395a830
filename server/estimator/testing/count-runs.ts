// A process that counts how often each piece of the estimator's code runs while a text is estimated (V8's own count), which no
// clock and no other process disturbs. A process of its own: V8 loses counts of code that ran before it was asked to count.
import { on } from 'node:events';
import { Session } from 'node:inspector/promises';
import { estimate } from './estimate.ts';

/** How often pieces of code ran. */
export interface Runs {
  /** Count of the trained network. It is 93 to 99.9 % of a reading: beside it, nothing else would show. */
  network: number;
  /** Count of all other code of the estimator and the domain. */
  others: number;
}

const NETWORK = /\/server\/estimator\/read\/text\/network\./;
const OWN_CODE = /\/server\/(estimator|domain)\//;

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const runsFor = async (instructions: string): Promise<Runs> => {
  await session.post('Profiler.takePreciseCoverage');
  await estimate(instructions);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const runs: Runs = { network: 0, others: 0 };
  for (const { url, functions } of result.filter(({ url: file }) => OWN_CODE.test(file))) {
    const part = NETWORK.test(url) ? 'network' : 'others';
    for (const { count } of functions.flatMap(({ ranges }) => ranges)) runs[part] += count;
  }
  return runs;
};

for await (const [instructions] of on(process, 'message') as AsyncIterable<[string]>) {
  process.send?.(await runsFor(instructions));
}
