// Runs the steps of `npm test`. The last line says `N passed, N failed` and, if any, `, N skipped`.
// `npm test -- --only=unit,api` runs some of them.
import { parseArgs } from 'node:util';
import { addCounts, type Counts, FAILED, type Step } from './step.ts';
import { STEPS } from './steps.ts';

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
async function countsOf(step: Step): Promise<Counts> {
  try {
    return await step.run();
  } catch (error) {
    console.error(error);
    return FAILED;
  }
}

// Leaving by `exit` lets what is running be ended too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

let total: Counts = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
for (const step of chosenSteps()) {
  console.log(`\n── ${step.name} ──`);
  const started = Date.now();
  const counts = await countsOf(step);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  summary.push(`${step.name.padEnd(13)} ${describeCounts(counts)} (${seconds} s)`);
  total = addCounts(total, counts);
}

console.log(`\n${summary.join('\n')}\n`);
// Again at the end, where whoever reads a long log finds them.
for (const failure of total.failures ?? []) console.log(`FAILED: ${failure}`);
console.log(describeCounts(total));
process.exitCode = total.failed > 0 ? 1 : 0;
