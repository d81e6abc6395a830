// The results page over a server in memory.
import { screen } from '@testing-library/react';
import {
  EstimateChangesDocument,
  EstimateNewsDocument,
  LiveContractorRequestDocument,
  LiveInventoryDocument,
  ResultPageDocument,
} from '../gql/graphql.ts';
// Code that the page loads by itself comes before the tests, whose waits are not meant for it.
import '../features/results/ResultNotices.tsx';
import '../routes/ResultContractors.tsx';
import '../routes/result.tsx';
import '../routes/ResultDetails.tsx';
import { createFakeBackend } from './fake-backend.ts';
import { renderApp } from './render-app.tsx';
import { changedEstimate, sampleEstimate } from './samples.ts';

type Overrides = NonNullable<Parameters<typeof sampleEstimate>[0]>;

/** An estimate that the test may exchange for what the server holds later. */
export const resultBackend = (overrides: Overrides = {}) => {
  const backend = createFakeBackend();
  let estimate = sampleEstimate(overrides);
  backend.on(ResultPageDocument).answer(() => ({ estimate }));
  backend.on(EstimateNewsDocument).answer(() => ({ estimate }));
  backend.on(EstimateChangesDocument).answer(() => ({ estimate: changedEstimate(estimate) }));
  backend.on(LiveContractorRequestDocument).answer(() => ({ contractorRequest: null }));
  backend.on(LiveInventoryDocument).answer(() => ({ inventory: null }));
  return {
    backend,
    estimate: () => estimate,
    hold: (changes: Overrides) => {
      estimate = { ...estimate, ...changes };
      return changedEstimate(estimate);
    },
  };
};

export const RESULT_ADDRESS = '/results/CLM-7KQ2MX4P';

/** Opens the page and waits until it is there. */
export const openResult = async (server: ReturnType<typeof resultBackend>) => {
  const app = renderApp({ at: RESULT_ADDRESS, backend: server.backend });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('heading', { name: 'Project Outline' });
  return { ...app, ...server };
};

type User = Awaited<ReturnType<typeof openResult>>['user'];

/** What stands behind the two buttons of the head. */
export const openShare = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Share / Export' }));
export const openMore = (user: User) => user.click(screen.getByRole('button', { name: 'More' }));
