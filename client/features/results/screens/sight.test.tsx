import { MantineProvider } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { SAMPLE_CLAIM } from '../../../testing/agent-samples.ts';
import { sampleEstimate } from '../../../testing/samples.ts';
import { FirstSight } from './FirstSight.tsx';
import { showSight } from './show-sight.ts';
import { sightOf } from './sight.ts';

afterEach(() => document.body.replaceChildren());

/** Shows it over a page that is on its way. */
const show = (estimate = sampleEstimate()) => {
  document.body.innerHTML = `<div id="root"><main></main></div>`;
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(
    <MantineProvider>
      <FirstSight />
    </MantineProvider>,
  );
  const root = document.querySelector<HTMLElement>('#root');
  const sight = sightOf(estimate);
  if (!root || !sight) throw new Error('There is nothing to show.');
  showSight(sight, template, root);
  return { page: document.querySelector('main'), again: () => showSight(sight, template, root) };
};

it('shows the number, its range and what makes most of it, until the page is there', async () => {
  const { page, again } = show();
  expect(screen.getByText('Kitchen Estimate')).toBeVisible();
  expect(screen.getByText('$410.00')).toBeVisible();
  expect(screen.getByText(/^Likely between/)).toHaveTextContent('Likely between $360 and $520');
  expect(
    screen.getByText(/^Good for comparing options.*Prices for Austin, TX 78701\.$/),
  ).toBeVisible();
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  expect(screen.queryByText(/for each of/)).not.toBeInTheDocument();
  // The frame's own stands behind it.
  expect(screen.getByText(/^This takes longer than usual\./)).toBeInTheDocument();

  page?.append(document.createElement('h1'));
  await waitFor(() => expect(screen.queryByText('$410.00')).not.toBeInTheDocument());
  again();
  expect(screen.queryByText('$410.00')).not.toBeInTheDocument();
});

it('makes room for a page that says what went wrong', async () => {
  const { page } = show();
  const alert = document.createElement('p');
  alert.role = 'alert';
  page?.append(alert);
  await waitFor(() => expect(screen.queryByText('$410.00')).not.toBeInTheDocument());
});

it('leaves out what has no figures, and of a claim what comes after its own', () => {
  const { summary } = sampleEstimate();
  const range = { ...summary.range, low: 0, high: 0 };
  show(sampleEstimate({ summary: { ...summary, range, claim: SAMPLE_CLAIM } }));
  expect(screen.getByText('$410.00')).toBeVisible();
  expect(screen.queryByText(/Likely between/)).not.toBeInTheDocument();
  expect(screen.queryByText('Biggest costs')).not.toBeInTheDocument();
});

it.each([
  ['nothing is priced', { items: [] }],
  ['the total was set by hand', { hasTotalOverride: true }],
  ['somebody only looks', { viewerCanEdit: false }],
])('is none where the page begins otherwise: %s', (_why, changes) => {
  expect(sightOf(sampleEstimate(changes))).toBeNull();
  expect(sightOf(null)).toBeNull();
});
