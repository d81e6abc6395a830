import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EstimateChangedDocument } from '../gql/graphql.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { sampleEstimate } from '../testing/samples.ts';
import { rememberSaid } from './news-only.ts';

/** How many of these versions of an estimate, each an event, a page is told of. */
const countTold = async (...versions: number[]): Promise<number> => {
  const backend = createFakeBackend();
  const events = backend.on(EstimateChangedDocument);
  const told: unknown[] = [];
  const subscription = backend.client
    .subscribe({ query: EstimateChangedDocument, variables: { estimateId: '1' } })
    .subscribe(({ data }) => told.push(data));
  await waitFor(() => expect(events.listeners()).toBe(1));
  for (const version of versions) {
    events.emit({ estimateChanged: sampleEstimate({ version }) });
  }
  subscription.unsubscribe();
  return told.length;
};

it('the first event is no news where the first answer said the same', async () => {
  rememberSaid({ estimate: sampleEstimate({ version: 1 }) });
  expect(await countTold(1)).toBe(0);
});

it('whatever else comes is told: a change, the same again later, and to whoever subscribes next', async () => {
  rememberSaid({ estimate: sampleEstimate({ version: 1 }) });
  expect(await countTold(2, 1)).toBe(2);
  expect(await countTold(1, 2, 1)).toBe(2);
  expect(await countTold(1)).toBe(1);
});
