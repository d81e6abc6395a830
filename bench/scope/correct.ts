// What a person waits for: the reading of a text while it is typed, and the new estimate after a correction.
import { readFile } from 'node:fs/promises';
import { TestScopePreviewDocument } from '../../server/testing/gql/graphql.ts';
import { makeUnderstood, revise } from '../../server/testing/scoping.ts';
import { guestOf } from '../../server/testing/world.ts';

const SCOPES = new URL('../../server/estimator/data/scopes.jsonl', import.meta.url);

/** Prices as some sixty lines. */
const HOUSE =
  'Hall bathroom 5x8 gut remodel with a new tub, toilet, vanity and tile floor. Kitchen 10x12: new cabinets, quartz countertops, LVP floor, 6 recessed lights. Repaint two bedrooms 12x14.';

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** The texts of the project's own set, each read once; one duration each, ms. */
export const previewAll = async (url: string): Promise<number[]> => {
  const guest = guestOf({ url });
  const texts = (await readFile(SCOPES, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { text: string }).text);
  const times: number[] = [];
  for (const instructions of texts) {
    const input = { instructions };
    times.push(await timed(() => guest.runOk(TestScopePreviewDocument, { input })));
  }
  return times;
};

export interface Corrections {
  lines: number;
  /** Corrects a size as often as asked; one duration each, ms. */
  run(count: number): Promise<number[]>;
}

export const correctionsOf = async (url: string): Promise<Corrections> => {
  const guest = guestOf({ url });
  let estimate = await makeUnderstood(guest, HOUSE);
  const [place] = estimate.scope.places;
  if (!place) throw new Error('No place was read.');
  return {
    lines: estimate.items.length,
    async run(count) {
      const times: number[] = [];
      for (let number = 1; number <= count; number++) {
        // Never twice the same: a correction that changes nothing is not written.
        const lengthFt = 8 + (number % 2);
        const patch = { setPlace: { placeId: place.id, lengthFt, widthFt: 5 } };
        times.push(
          await timed(async () => {
            estimate = await revise(guest, estimate, patch);
          }),
        );
      }
      return times;
    },
  };
};
