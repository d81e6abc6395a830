// Cuts the house in a process of its own, the solver loaded anew; tells the time and the CPU it took, with and without it.
import { cutPlan, cutPlans } from '../../server/estimator/cutting/cut.ts';
import { HOUSE } from './house.ts';

/** Milliseconds of the clock and of the CPU. */
export interface CutTimes {
  withSolver: number;
  cpuMs: number;
  withoutSolver: number;
}

const start = performance.now();
const cpu = process.cpuUsage();
await cutPlans(HOUSE);
const withSolver = performance.now() - start;
const cpuMs = process.cpuUsage(cpu).user / 1_000;
const again = performance.now();
for (const problem of HOUSE) cutPlan(problem, null);
const times: CutTimes = { withSolver, cpuMs, withoutSolver: performance.now() - again };
process.stdout.write(JSON.stringify(times));
