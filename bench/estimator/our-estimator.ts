// The built-in estimator alone in a process, so that its memory and the time it takes to load can be seen.
import { serveDuties } from '../harness/child.ts';
import { pricerOf } from './scopes.ts';

const started = performance.now();
const { createBuiltInEstimator } = await import('../../server/estimator/built-in.ts');
const { loadPriceBook } = await import('../../server/estimator/book/price-book.ts');
const imported = performance.now();
const estimator = createBuiltInEstimator(await loadPriceBook());
const loaded = performance.now();

const duties = {
  loadMs: () => ({ modules: imported - started, priceBook: loaded - imported }),
  priceAll: await pricerOf(estimator),
};
export type EstimatorAlone = typeof duties;

serveDuties(duties);
