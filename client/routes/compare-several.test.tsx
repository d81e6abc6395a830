import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { globalId } from '../../server/domain/ids.ts';
import { EstimateMatrixDocument } from '../gql/graphql.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';

const estimate = (key: string, title: string, total: number) => ({
  __typename: 'Estimate' as const,
  id: globalId('Estimate', key),
  title,
  claimNumber: `CLM-000000${key}`,
  projectSeq: 1,
  total,
  currency: 'USD',
  project: { __typename: 'Project' as const, id: '3', name: '12 Maple Street' },
  job: { __typename: 'Job' as const, id: key, finishLevel: 'STANDARD' as const },
});

it('shows estimates side by side with the lowest and the highest of each row', async () => {
  const backend = createFakeBackend();
  backend.on(EstimateMatrixDocument).answer(() => ({
    estimateMatrix: {
      __typename: 'EstimateMatrix',
      estimates: [estimate('17', 'Low', 300), estimate('18', 'High', 900)],
      rows: [
        { __typename: 'CostMatrixRow', category: 'Tile', amounts: [300, 700] },
        { __typename: 'CostMatrixRow', category: null, amounts: [null, 200] },
      ],
      setByHand: [0, 0],
    },
  }));
  renderApp({ at: '/compare?several=17,18,x', backend });
  expect(
    await screen.findByRole('heading', { name: '12 Maple Street, side by side' }),
  ).toBeVisible();
  const cellsOf = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cellsOf(/^Tile/)).toEqual(['$300.00lowest', '$700.00highest']);
  expect(cellsOf(/^Uncategorized/)).toEqual(['–', '$200.00']);
  expect(cellsOf(/^Total/)).toEqual(['$300.00lowest', '$900.00highest']);
  expect(screen.getByRole('link', { name: 'Line by line' })).toHaveAttribute(
    'href',
    '/compare?left=CLM-00000017&right=CLM-00000018',
  );
  expect(backend.on(EstimateMatrixDocument).calls()).toEqual([
    { ids: ['17', '18'].map((key) => globalId('Estimate', key)) },
  ]);
});

it('says so when one of them is missing', async () => {
  const backend = createFakeBackend();
  backend.on(EstimateMatrixDocument).answer(() => ({ estimateMatrix: null }));
  renderApp({ at: '/compare?several=17,18', backend });
  expect(await screen.findByText(/One of them was not found/)).toBeVisible();
});

it('asks nothing for a single estimate, and leads to where more are chosen', async () => {
  const backend = createFakeBackend();
  renderApp({ at: '/compare?several=17', backend });
  expect(await screen.findByText('Choose 2 to 6 estimates')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your projects' })).toHaveAttribute('href', '/projects');
  expect(backend.on(EstimateMatrixDocument).calls()).toEqual([]);
});

it('marks no total as the lowest where nothing is priced', async () => {
  const backend = createFakeBackend();
  backend.on(EstimateMatrixDocument).answer(() => ({
    estimateMatrix: {
      __typename: 'EstimateMatrix',
      estimates: [
        estimate('17', 'Low', 300),
        estimate('18', 'High', 900),
        estimate('19', 'Asks', 0),
      ],
      rows: [{ __typename: 'CostMatrixRow', category: 'Tile', amounts: [300, 900, null] }],
      setByHand: [0, 0, 0],
    },
  }));
  renderApp({ at: '/compare?several=17,18,19', backend });
  const total = await screen.findByRole('row', { name: /^Total/ });
  const cells = within(total).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['$300.00lowest', '$900.00highest', '–']);
});
