import type { Unmasked } from '@apollo/client/masking';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CompareChoicesDocument,
  ComparePapersDocument,
  ComparedContentsDocument,
  ComparedEstimateDocument,
  EstimateComparisonDocument,
  type EstimateComparisonQuery,
} from '../gql/graphql.ts';
// What comes only when it is needed; the wait for it is not these tests'.
import '../features/compare/ComparedContents.tsx';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { noConnection } from '../testing/failures.ts';
import { comparedContents, comparedEstimate } from '../testing/paper-samples.ts';
import { renderApp } from '../testing/render-app.tsx';

type Comparison = NonNullable<Unmasked<EstimateComparisonQuery>['estimateComparison']>;

const line = (name: string) => ({
  __typename: 'LineItem' as const,
  id: '1',
  name,
  quantity: 2,
  unit: 'SF',
  unitPrice: 5,
  metadata: { __typename: 'LineMetadata' as const, room: 'Kitchen', finishLevel: null },
});
const side = (quantity: number) => ({
  __typename: 'ComparedSide' as const,
  quantity,
  unitPrice: 5,
  tax: 0,
  total: quantity * 5,
});

const comparison: Comparison = {
  __typename: 'EstimateComparison',
  difference: 80,
  isSame: false,
  causes: [
    { __typename: 'CauseDifference', cause: 'ADDED', amount: 100, lineCount: 1 },
    { __typename: 'CauseDifference', cause: 'QUANTITY', amount: -20, lineCount: 1 },
  ],
  categories: [{ __typename: 'CategoryDifference', category: 'Painting', amount: 80 }],
  lines: [
    {
      __typename: 'LineComparison',
      left: [],
      right: [line('New door')],
      leftSide: null,
      rightSide: side(20),
      unit: 'SF',
      category: 'Painting',
      difference: 100,
      isSame: false,
      causes: [{ __typename: 'CauseAmount', cause: 'ADDED', amount: 100 }],
    },
    {
      __typename: 'LineComparison',
      left: [line('Paint walls')],
      right: [line('Paint walls')],
      leftSide: side(6),
      rightSide: side(2),
      unit: 'SF',
      category: 'Painting',
      difference: -20,
      isSame: false,
      causes: [{ __typename: 'CauseAmount', cause: 'QUANTITY', amount: -20 }],
    },
  ],
};

const ONE = comparedEstimate('5', 'CLM-AAAAAAAA', 100);
const OTHER = comparedEstimate('6', 'CLM-BBBBBBBB', 180);

const backendWith = (estimates: readonly ReturnType<typeof comparedEstimate>[]) => {
  const backend = createFakeBackend();
  backend.on(CompareChoicesDocument).answer(() => ({
    viewer: {
      __typename: 'Viewer',
      estimates: {
        __typename: 'EstimateConnection',
        edges: estimates.map((node) => ({ __typename: 'EstimateEdge', node })),
      },
    },
  }));
  backend.on(ComparePapersDocument).answer(() => ({
    viewer: {
      __typename: 'Viewer',
      estimates: {
        __typename: 'EstimateConnection',
        edges: estimates.map(({ id }) => ({
          __typename: 'EstimateEdge',
          node: { __typename: 'Estimate', id, uploads: [] },
        })),
      },
    },
  }));
  backend.on(ComparedEstimateDocument).answer(({ lookup }) => ({
    estimate: estimates.find(({ claimNumber }) => claimNumber === lookup.toUpperCase()) ?? null,
  }));
  backend.on(ComparedContentsDocument).answer(({ id }) => ({ estimate: comparedContents(id) }));
  backend.on(EstimateComparisonDocument).answer(() => ({ estimateComparison: comparison }));
  return backend;
};

const form = (name: string) => within(screen.getByRole('form', { name }));

describe('/compare', () => {
  it('loads by number or from the list, tells the difference, and keeps both in the address', async () => {
    const { user, address } = renderApp({ at: '/compare', backend: backendWith([ONE, OTHER]) });
    const field = await screen.findAllByLabelText('Claim or job number');
    await user.type(field[0]!, ' clm-aaaaaaaa {Enter}');
    expect(await screen.findByText('Reasoning of 5')).toBeVisible();
    expect(field[0]).toHaveFocus();
    const rights = screen.getByRole('region', { name: 'Right estimate' });
    await user.selectOptions(within(rights).getByLabelText('Recent estimates'), 'CLM-BBBBBBBB');

    expect(
      await screen.findByText('“Estimate 6” costs $80.00 more than “Estimate 5”.'),
    ).toBeVisible();
    expect(address()).toBe('/compare?left=clm-aaaaaaaa&right=CLM-BBBBBBBB');
    expect(screen.getByRole('row', { name: /^Added work.*\+\$100\.00$/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Difference \+\$80\.00$/ })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Quantities (1)' }));
    const table = within(screen.getByRole('table', { name: 'Line by line' }));
    expect(table.getByRole('row', { name: /^Paint walls/ })).toHaveTextContent('−$20.00');
    expect(table.queryByRole('row', { name: /New door/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Swap' }));
    expect(address()).toBe('/compare?left=CLM-BBBBBBBB&right=clm-aaaaaaaa');
    expect(field[0]).toHaveValue('CLM-BBBBBBBB');
  });

  it('asks for what is in each when the difference is told, and says what could not be loaded', async () => {
    const backend = backendWith([ONE, OTHER]);
    const comparing = Promise.withResolvers<{ estimateComparison: Comparison }>();
    backend.on(EstimateComparisonDocument).answer(() => comparing.promise);
    backend.on(ComparedContentsDocument).answer(() => {
      throw noConnection();
    });
    const { user } = renderApp({ at: '/compare?left=CLM-AAAAAAAA&right=CLM-BBBBBBBB', backend });
    await screen.findByRole('region', { name: 'Right: what is in it' });
    expect(backend.on(ComparedContentsDocument).calls()).toEqual([]);
    comparing.resolve({ estimateComparison: comparison });
    expect(await screen.findAllByText('Its lines could not be loaded')).toHaveLength(2);
    backend
      .on(ComparedContentsDocument)
      .answer(() => ({ estimate: { ...comparedContents('6'), hasTotalOverride: true } }));
    const right = within(screen.getByRole('region', { name: 'Right: what is in it' }));
    await user.click(right.getByRole('button', { name: 'Try again' }));
    expect(await right.findByText('Reasoning of 6')).toBeVisible();
    const facts = screen.getByRole('region', { name: 'Right estimate' });
    expect(facts).toHaveTextContent('$180.00 (set by hand)');
  });

  it('shows nothing of what stood there before while another is compared, and asks for the other side once', async () => {
    const backend = backendWith([ONE, OTHER]);
    const { user } = renderApp({ at: '/compare?left=CLM-AAAAAAAA', backend });
    expect(await screen.findByText('Reasoning of 5')).toBeVisible();
    const contents = () => within(screen.getByRole('region', { name: 'Right: what is in it' }));
    const rights = within(screen.getByRole('region', { name: 'Right estimate' }));
    const choose = (claim: string) =>
      user.selectOptions(rights.getByLabelText('Recent estimates'), claim);
    await choose('CLM-BBBBBBBB');
    expect(await screen.findByText('Reasoning of 6')).toBeVisible();
    const comparing = Promise.withResolvers<{ estimateComparison: Comparison }>();
    backend.on(EstimateComparisonDocument).answer(() => comparing.promise);
    await choose('CLM-AAAAAAAA');
    expect(await rights.findByRole('link', { name: 'Estimate 5' })).toBeVisible();
    expect(contents().queryByText(/^Reasoning of/)).not.toBeInTheDocument();
    expect(screen.getByText('Reasoning of 5')).toBeVisible();
    comparing.resolve({ estimateComparison: comparison });
    expect(await contents().findByText('Reasoning of 5')).toBeVisible();
    const asked = backend.on(ComparedContentsDocument).calls();
    expect(asked.map(({ id }) => id)).toEqual(['5', '6', '5']);
  });

  it('says what was not found, and an empty number clears the panel', async () => {
    const { user, address } = renderApp({ at: '/compare?left=999', backend: backendWith([ONE]) });
    expect(await screen.findByText('No estimate found for that identifier.')).toBeVisible();
    await user.clear(form('Left estimate').getByLabelText('Claim or job number'));
    await user.click(form('Left estimate').getByRole('button', { name: 'Load estimate' }));
    await waitFor(() => expect(address()).toBe('/compare'));
    expect(screen.queryByText('No estimate found for that identifier.')).not.toBeInTheDocument();
  });

  it('says what could not be loaded, and tries again', async () => {
    const backend = backendWith([ONE]);
    const fail = () => {
      throw noConnection();
    };
    backend.on(CompareChoicesDocument).answer(fail);
    backend.on(ComparedEstimateDocument).answer(fail);
    const { user } = renderApp({ at: '/compare?right=CLM-AAAAAAAA', backend });
    expect(await screen.findByText('Could not load estimate.')).toBeVisible();
    expect(screen.getAllByText('Could not load estimates.')).toHaveLength(2);
    backend.on(ComparedEstimateDocument).answer(() => ({ estimate: ONE }));
    const rights = within(screen.getByRole('region', { name: 'Right estimate' }));
    await user.click(
      within(
        rights.getByText('Could not load estimate.').closest<HTMLElement>('[role=alert]')!,
      ).getByRole('button', { name: 'Try again' }),
    );
    expect(await screen.findByText('Reasoning of 5')).toBeVisible();
  });
});
