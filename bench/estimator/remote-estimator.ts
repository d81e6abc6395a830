// The built-in estimator as a server has it: in a process of its own, asked by messages.
import { loadPriceBook } from '../../server/estimator/book/price-book.ts';
import { createRemoteEstimator } from '../../server/estimator/remote/remote-estimator.ts';
import { serveDuties } from '../harness/child.ts';
import { pricerOf } from './scopes.ts';

const log = { error: console.error };
const estimator = createRemoteEstimator({ priceBook: await loadPriceBook(), log, processes: 1 });

const duties = { priceAll: await pricerOf(estimator) };
export type RemoteEstimator = typeof duties;

serveDuties(duties);
