import { afterAll, expect, it } from 'vitest';
import fc from 'fast-check';
import { createBuiltInEstimator } from '../built-in.ts';
import { book, estimate, request } from '../testing/estimate.ts';
import { anyPatches } from '../scope/testing/any-patch.ts';
import { createRemoteEstimator } from './remote-estimator.ts';

const TEXT =
  'Remodel the 5x8 bathroom with a new tub, toilet and tile floor. Paint the 12x14 bedroom and the 10x12 office, two coats. Replace three windows.';
const log = { error: () => undefined };
const remote = createRemoteEstimator({ priceBook: book, log, processes: 1 });
afterAll(() => remote.end());
const whole = createBuiltInEstimator(book);
const me = { owner: 'me' };

it('what a correction leaves as it is has the price of a whole pricing, to the byte, however many came before', async () => {
  const terms = request(TEXT);
  const { document } = await estimate(TEXT);
  let scope = document.scope;
  const priced = fc.asyncProperty(
    anyPatches,
    fc.constantFrom('STANDARD', 'HIGH'),
    fc.boolean(),
    async (patches, finishLevel, isPrepared) => {
      if (!scope) throw new Error('There is no scope.');
      const asked = { ...terms, finishLevel };
      const told = JSON.stringify(scope);
      if (isPrepared) await remote.prepare(scope, asked, me);
      const revised = await remote.revise(scope, patches, asked, me);
      // A scope that no process has seen: nothing of it is known.
      const anew = await whole.revise(JSON.parse(told), patches, asked, me);
      expect(JSON.stringify(revised)).toBe(JSON.stringify(anew));
      scope = revised.document.scope;
    },
  );
  await fc.assert(priced, { numRuns: 60, endOnFailure: true });
}, 60_000);
