// A shared link opened: what is said above what it shows, of a test and of what is none.
import type { Unmasked } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// What comes only when it is needed; the wait for it is not these tests'.
import '../features/compare/paper/SharedRequestScreen.tsx';
import '../features/results/screens/SharedEstimateScreen.tsx';
import { SharedPageDocument, type SharedPageQuery } from '../gql/graphql.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';

type Shared = NonNullable<Unmasked<SharedPageQuery>['shared']>;

const REQUEST: Shared['supplement'] = {
  __typename: 'SharedSupplement',
  updatedAt: '2026-11-20T12:00:00.000Z',
  total: 250,
  text: 'We ask for the drip edge.',
  pictures: [],
  rows: [],
};

const open = async (link: Pick<Shared, 'isTest' | 'hidesIdentity'>) => {
  const backend = createFakeBackend();
  backend.on(SharedPageDocument).answer(({ token }) => ({
    shared:
      token === 'secret'
        ? {
            __typename: 'Shared',
            expiresAt: '2026-12-24T12:00:00.000Z',
            estimate: null,
            comparison: null,
            paperComparison: null,
            supplement: REQUEST,
            ...link,
          }
        : null,
  }));
  renderApp({ at: '/shared/secret', backend });
  await screen.findByText('We ask for the drip edge.');
  return screen.getByRole('alert');
};

const TEST = /A program started it with a token for tests. It is not an offer\./;

it('a test says above all else that it is one, and offers nothing', async () => {
  const notice = await open({ isTest: true, hidesIdentity: true });
  expect(within(notice).getByText('A test that was shared with you')).toBeVisible();
  expect(notice).toHaveTextContent(TEST);
  expect(notice).toHaveTextContent('left out names, addresses');
  expect(screen.queryByText('Shared with you, to read')).not.toBeInTheDocument();
});

it('what is no test says nothing of tests', async () => {
  const notice = await open({ isTest: false, hidesIdentity: false });
  expect(within(notice).getByText('Shared with you, to read')).toBeVisible();
  expect(notice).not.toHaveTextContent(/tests?\b/i);
  expect(notice).not.toHaveTextContent('left out names');
});
