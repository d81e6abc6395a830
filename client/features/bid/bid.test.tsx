import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BidPdfDocument, ContractorBidDocument, CreateBidDocument } from '../../gql/graphql.ts';
import { graphqlFailure } from '../../testing/failures.ts';
import { sampleBid } from '../../testing/inventory-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BidPage, backendWith, openBid, retype } from '../../testing/bid-dialog.tsx';

describe('the bid', () => {
  it('is made on request, with a note', async () => {
    const backend = backendWith(null);
    const { user } = renderScreen(<BidPage />, backend, '/results/7');
    await user.click(await screen.findByRole('button', { name: 'Contractor bid' }));
    await retype(user, 'Note to the customer', ' Call before 9. ');
    backend.on(CreateBidDocument).answer(() => ({
      createBid: { __typename: 'CreateBidSuccess', bid: sampleBid() },
    }));
    await user.click(screen.getByRole('button', { name: 'Create bid' }));
    expect(await screen.findByRole('article', { name: 'Bid' })).toBeVisible();
    expect(backend.on(CreateBidDocument).calls()).toEqual([
      { input: { estimateId: '5', note: 'Call before 9.' } },
    ]);
  });

  it('says why it could not be made', async () => {
    const backend = backendWith(null);
    const { user, inDialog } = await openBid(backend);
    backend.on(CreateBidDocument).answer(() => ({
      createBid: { __typename: 'InvalidInput', message: 'The estimate has no lines.' },
    }));
    await user.click(await inDialog.findByRole('button', { name: 'Create bid' }));
    expect(await inDialog.findByRole('alert')).toHaveTextContent('The estimate has no lines.');
  });

  it.each([
    ['STORAGE_FULL', 'There is no room left for this file on the server. Please try again later.'],
    [
      'UNAVAILABLE',
      'The file storage does not answer at the moment. Please try again in a minute.',
    ],
  ] as const)('shows the server’s sentence for %s, and keeps the note', async (code, sentence) => {
    const backend = backendWith(null);
    const { user, inDialog } = await openBid(backend);
    backend.on(CreateBidDocument).answer(() => {
      throw graphqlFailure(code, sentence);
    });
    await retype(user, 'Note to the customer', 'Call before 9.');
    await user.click(await inDialog.findByRole('button', { name: 'Create bid' }));
    expect(await inDialog.findByRole('alert')).toHaveTextContent(sentence);
    expect(inDialog.getByRole('textbox', { name: 'Note to the customer' })).toHaveValue(
      'Call before 9.',
    );
    expect(backend.on(CreateBidDocument).calls()).toHaveLength(1);
  });

  it('reads as a document: lines, sums, schedule, exclusions, payments', async () => {
    await openBid(backendWith(sampleBid({ note: 'Thank you.' })));
    const bid = within(await screen.findByRole('article', { name: 'Bid' }));
    expect(bid.getByText('12 Maple Street · CLM-7KQ2MX4P')).toBeVisible();
    expect(bid.getByRole('row', { name: /Paint walls/ })).toHaveTextContent(
      '$600.00$300.00$24.00$924.00',
    );
    expect(bid.getByRole('row', { name: /^Total/ })).toHaveTextContent('$1,174.00');
    expect(
      bid.getByText('Price of the estimate $1,124.00 + contingency $50.00 = total $1,174.00'),
    ).toBeVisible();
    expect(bid.queryByRole('row', { name: /^Equipment \$/ })).not.toBeInTheDocument();
    expect(bid.getByText('Days 2–4')).toBeVisible();
    expect(bid.getByText('4 working days in total.')).toBeVisible();
    expect(bid.getByText('Permits')).toBeVisible();
    expect(bid.getByText('$1,056.60')).toBeVisible();
    expect(bid.getByText('Thank you.')).toBeVisible();
  });

  it('opens its PDF at an address asked for just then', async () => {
    const backend = backendWith(sampleBid());
    const { user } = await openBid(backend);
    backend.on(BidPdfDocument).answer(() => ({
      estimate: {
        __typename: 'Estimate',
        id: '5',
        bid: { __typename: 'ContractorBid', id: '9', pdfUrl: '/exports/bid.pdf?signed' },
      },
    }));
    const followed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      followed.push(`${this.getAttribute('href')} ${this.target} ${this.rel}`);
    });
    await user.click(await screen.findByRole('button', { name: 'Open PDF' }));
    await waitFor(() => expect(followed).toEqual(['/exports/bid.pdf?signed _blank noopener']));
  });

  it('is shown, but not for changing, to who may not edit', async () => {
    await openBid(backendWith(sampleBid()), false);
    await screen.findByRole('article', { name: 'Bid' });
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: 'Recreate from estimate' }),
    ).not.toBeInTheDocument();
  });
});

describe('an outdated bid', () => {
  it('is found out when it is opened again', async () => {
    const backend = backendWith(sampleBid());
    const { user } = await openBid(backend);
    await screen.findByRole('article', { name: 'Bid' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    backend.on(ContractorBidDocument).answer(() => ({
      estimate: { __typename: 'Estimate', id: '5', bid: sampleBid({ isOutdated: true }) },
    }));
    await user.click(screen.getByRole('button', { name: 'Contractor bid' }));
    expect(await screen.findByText('The estimate has changed since')).toBeVisible();
  });

  it('says so, and is made anew after a warning, with its note', async () => {
    const backend = backendWith(sampleBid({ isOutdated: true, note: 'Call first.' }));
    const { user } = await openBid(backend);
    expect(await screen.findByText('The estimate has changed since')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Recreate from estimate' }));
    const warning = await screen.findByRole('dialog', { name: 'Recreate the bid?' });
    expect(warning).toHaveTextContent('Your edits to the bid are lost');
    backend.on(CreateBidDocument).answer(() => ({
      createBid: { __typename: 'CreateBidSuccess', bid: sampleBid({ version: 2 }) },
    }));
    await user.click(within(warning).getByRole('button', { name: 'Recreate from estimate' }));
    await waitFor(() =>
      expect(screen.queryByText('The estimate has changed since')).not.toBeInTheDocument(),
    );
    expect(backend.on(CreateBidDocument).calls()).toEqual([
      { input: { estimateId: '5', note: 'Call first.', version: 1 } },
    ]);
  });
});
