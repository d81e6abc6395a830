// The product's own estimator for tests that need real lines, and estimates made with it.
import { createBuiltInEstimator } from '../estimator/built-in.ts';
import { loadPriceBook } from '../estimator/book/price-book.ts';
import { TestEstimateDocument, type TestSubmitJobMutationVariables } from './gql/graphql.ts';
import type { Person } from './world.ts';

export const builtInEstimator = createBuiltInEstimator(await loadPriceBook());

/** An estimate of real lines, ready. */
export const priced = async (
  person: Person,
  instructions: string,
  changes: Partial<TestSubmitJobMutationVariables['input']> = {},
) => {
  const job = await person.submit({ instructions, ...changes });
  await person.waitForEnd(job.id);
  const { estimate } = await person.runOk(TestEstimateDocument, { by: { jobId: job.id } });
  if (!estimate) throw new Error('There is no estimate.');
  return { ...estimate, jobId: job.id };
};
