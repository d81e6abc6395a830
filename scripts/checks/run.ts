// Runs the steps of `npm test`. The last line says `N passed, N failed` and, if any, `, N skipped`.
// `npm test -- --only=unit,api` runs some of them.
import { availableParallelism } from 'node:os';
import { inspect, parseArgs } from 'node:util';
import { addCounts, type Counts, FAILED, type Output, type Step, TERMINAL } from './step.ts';
import { endServices, STEPS } from './steps.ts';

function chosenSteps(): readonly Step[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only === undefined) return STEPS;
  const names = new Set(values.only.split(','));
  const unknown = [...names].filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}.`);
    console.error(`The steps are ${STEPS.map(({ name }) => name).join(', ')}.`);
    process.exit(2);
  }
  return STEPS.filter(({ name }) => names.has(name));
}

const describeCounts = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** A step that crashes has failed. */
async function countsOf(step: Step, output: Output): Promise<Counts> {
  try {
    return await step.run(output);
  } catch (error) {
    output.print(`${inspect(error)}\n`);
    return FAILED;
  }
}

/** What failed, by name: the tests where the runner names them, else the step. */
const failuresOf = ({ name }: Step, { failed, failures = [] }: Counts): readonly string[] =>
  failed > failures.length ? [...failures, `${name} (see above)`] : failures;

const titleOf = ({ name }: Step) => `\n── ${name} ──\n`;

// Leaving by `exit` lets what is running be ended too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

let total: Counts = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];

async function run(step: Step, output: Output): Promise<Counts> {
  const started = Date.now();
  const counts = await countsOf(step, output);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  summary.push(`${step.name.padEnd(13)} ${describeCounts(counts)} (${seconds} s)`);
  total = addCounts(total, { ...counts, failures: failuresOf(step, counts) });
  return counts;
}

/** Several at a time; what one printed is shown in one piece as it ends, if it failed. */
async function runSideBySide(steps: readonly Step[]): Promise<void> {
  const waiting = steps.values();
  const runNext = async () => {
    for (const step of waiting) {
      const page: string[] = [];
      const { failed } = await run(step, { isTerminal: false, print: (text) => page.push(text) });
      TERMINAL.print(`${titleOf(step)}${failed > 0 ? page.join('') : 'passed\n'}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
}

const steps = chosenSteps();
for (const step of steps) step.prepare?.();
await runSideBySide(steps.filter(({ isBesideOthers }) => isBesideOthers));
for (const step of steps.filter(({ isBesideOthers }) => !isBesideOthers)) {
  TERMINAL.print(titleOf(step));
  await run(step, TERMINAL);
}

console.log(`\n${summary.join('\n')}\n`);
// Again at the end, where whoever reads a long log finds them.
for (const failure of total.failures ?? []) console.log(`FAILED: ${failure}`);
console.log(describeCounts(total));
process.exitCode = total.failed > 0 ? 1 : 0;
await endServices();
