import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  BidPdfDocument,
  ContractorBidDocument,
  CreateBidDocument,
  SaveBidDocument,
} from '../../gql/graphql.ts';
import { createFakeBackend, type FakeBackend } from '../../testing/fake-backend.ts';
import { graphqlFailure } from '../../testing/failures.ts';
import { sampleBid } from '../../testing/inventory-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { Bid } from './bid-draft.ts';
import { BidButton } from './BidButton.tsx';
import { LazyBid } from './LazyBid.tsx';

const ESTIMATE = {
  id: '5',
  version: 1,
  claimNumber: 'CLM-7KQ2MX4P',
  currency: 'USD',
  project: { name: '12 Maple Street' },
};

function BidPage({ canEdit = true }: { canEdit?: boolean }) {
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <BidButton />
      <p data-testid="leave">{isDirty ? 'unsaved' : ''}</p>
      <LazyBid estimate={ESTIMATE} canEdit={canEdit} onDirtyChange={setDirty} />
    </>
  );
}

const backendWith = (bid: Bid | null): FakeBackend => {
  const backend = createFakeBackend();
  backend
    .on(ContractorBidDocument)
    .answer(() => ({ estimate: { __typename: 'Estimate', id: '5', bid } }));
  return backend;
};

const openBid = async (backend: FakeBackend, canEdit = true) => {
  const view = renderScreen(<BidPage canEdit={canEdit} />, backend, '/results/7?open=bid');
  const dialog = await screen.findByRole('dialog', { name: 'Contractor bid' });
  return { ...view, dialog, inDialog: within(dialog) };
};

type User = Awaited<ReturnType<typeof openBid>>['user'];

const edit = async (user: User) => user.click(await screen.findByRole('button', { name: 'Edit' }));

const retype = async (user: User, label: string, text: string) => {
  const input = await screen.findByRole('textbox', { name: label });
  await user.clear(input);
  if (text) await user.type(input, text);
};

const savesAs = (backend: FakeBackend, bid: Bid) =>
  backend.on(SaveBidDocument).answer(() => ({ saveBid: { __typename: 'SaveBidSuccess', bid } }));

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
    expect(bid.getByText('4 working days in all.')).toBeVisible();
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
    expect(screen.queryByRole('button', { name: 'Make it anew' })).not.toBeInTheDocument();
  });
});

describe('editing the bid', () => {
  it('sends what was changed alone, on the version it started from', async () => {
    const backend = backendWith(sampleBid());
    const { user } = await openBid(backend);
    await edit(user);
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await retype(user, 'Profit', '$250');
    expect(screen.getByLabelText('Bid total')).toHaveTextContent('$1,324.00');
    await retype(user, 'Share in per cent, At signing', '25');
    expect(
      screen.getByText('The payments add up to 115 %; they must come to 100 %.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove payment At completion' }));
    await user.click(screen.getByRole('button', { name: '+ Add payment' }));
    await retype(user, 'Due, payment 2', 'At the end');
    expect(screen.getByText('The payments add up to 100 % of the total.')).toBeVisible();
    expect(screen.getByTestId('leave')).toHaveTextContent('unsaved');

    savesAs(backend, sampleBid({ version: 2, profit: 250, total: 1_324 }));
    await user.click(save);
    expect(await screen.findByRole('article', { name: 'Bid' })).toHaveTextContent('$1,324.00');
    expect(screen.getByTestId('leave')).toBeEmptyDOMElement();
    expect(backend.on(SaveBidDocument).calls()).toEqual([
      {
        input: {
          estimateId: '5',
          version: 1,
          profit: 250,
          paymentSchedule: [
            { due: 'At signing', share: 0.25 },
            { due: 'At the end', share: 0.75 },
          ],
        },
      },
    ]);
  });

  it('changes, adds and removes lines; the total follows', async () => {
    const backend = backendWith(sampleBid());
    const { user } = await openBid(backend);
    await edit(user);
    await retype(user, 'Labor, line 1', '700');
    await retype(user, 'Equipment, line 1', '45.5');
    await retype(user, 'Tax, line 1', 'none');
    expect(screen.getByLabelText('Bid total')).toHaveTextContent('$1,295.50');
    await user.click(screen.getByRole('button', { name: '+ Add line' }));
    await retype(user, 'Item, line 2', 'Prime');
    await retype(user, 'Qty, line 2', '2');
    await retype(user, 'Material, line 2', '26');
    expect(screen.getByLabelText('Bid total')).toHaveTextContent('$1,321.50');
    expect(screen.getByRole('textbox', { name: 'Tax, line 1' })).toHaveValue('0.00');
    await user.click(screen.getByRole('button', { name: '+ Add line' }));
    await user.click(screen.getByRole('button', { name: 'Remove line 3' }));
    savesAs(backend, sampleBid({ version: 2 }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('article', { name: 'Bid' });
    expect(backend.on(SaveBidDocument).calls()[0]?.input).toEqual({
      estimateId: '5',
      version: 1,
      lineItems: [
        {
          id: '1',
          name: 'Paint walls',
          description: 'Two coats',
          quantity: 416,
          unit: 'SF',
          labor: 700,
          material: 300,
          equipment: 45.5,
          tax: 0,
        },
        {
          id: null,
          name: 'Prime',
          description: '',
          quantity: 2,
          unit: 'EA',
          labor: 0,
          material: 26,
          equipment: 0,
          tax: 0,
        },
      ],
    });
  });

  it('takes overhead, profit and contingency as a share of the work, too', async () => {
    const { user } = await openBid(backendWith(sampleBid()));
    await edit(user);
    expect(
      await screen.findByRole('textbox', { name: 'Contingency, per cent of the work' }),
    ).toHaveValue('5.41');
    await retype(user, 'Contingency, per cent of the work', '7.5');
    expect(screen.getByRole('textbox', { name: 'Contingency' })).toHaveValue('69.30');
    expect(screen.getByLabelText('Bid total')).toHaveTextContent('$1,193.30');
  });

  it('changes schedule and exclusions', async () => {
    const backend = backendWith(sampleBid());
    const { user } = await openBid(backend);
    await edit(user);
    await user.click(screen.getByRole('button', { name: 'Remove phase Prepare' }));
    await retype(user, 'Days, Paint', '5');
    await user.click(screen.getByRole('button', { name: '+ Add phase' }));
    await user.type(screen.getByRole('textbox', { name: 'Exclusions' }), '\nAsbestos\n');
    savesAs(backend, sampleBid({ version: 2 }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('article', { name: 'Bid' });
    expect(backend.on(SaveBidDocument).calls()[0]?.input).toMatchObject({
      exclusions: ['Permits', 'Asbestos'],
      schedule: [
        { name: 'Paint', startDay: 2, days: 5 },
        { name: '', startDay: 7, days: 1 },
      ],
    });
  });

  it('keeps unsaved changes while the dialog is closed', async () => {
    const { user } = await openBid(backendWith(sampleBid()));
    await edit(user);
    await retype(user, 'Title', 'Kitchen, phase 1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByTestId('leave')).toHaveTextContent('unsaved');
    await user.click(screen.getByRole('button', { name: 'Contractor bid' }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Kitchen, phase 1');
  });

  it.each([
    ['Keep mine', 'Mine'],
    ['Take theirs', 'Theirs'],
  ])('puts to the person what was changed on both sides: %s', async (button, title) => {
    const backend = backendWith(sampleBid());
    const { user, inDialog } = await openBid(backend);
    await edit(user);
    await retype(user, 'Title', 'Mine');
    await retype(user, 'Contingency', '75');
    const theirs = sampleBid({ version: 2, title: 'Theirs', summary: 'Longer.' });
    backend.on(SaveBidDocument).answer(() => ({
      saveBid: { __typename: 'BidConflict', message: 'It was changed meanwhile.', bid: theirs },
    }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await inDialog.findByRole('alert');
    expect(alert).toHaveTextContent('Title: Theirs (you changed it, too)Summary: Longer.');
    await user.click(screen.getByRole('button', { name: button }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue('Longer.');

    savesAs(backend, sampleBid({ version: 3 }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('article', { name: 'Bid' });
    expect(backend.on(SaveBidDocument).calls().at(-1)?.input).toEqual({
      estimateId: '5',
      version: 2,
      contingency: 75,
      ...(title === 'Mine' ? { title } : {}),
    });
  });

  it('shows the server’s sentence when it refuses', async () => {
    const backend = backendWith(sampleBid());
    const { user, inDialog } = await openBid(backend);
    await edit(user);
    await retype(user, 'Days, Paint', 'soon');
    backend.on(SaveBidDocument).answer(() => ({
      saveBid: {
        __typename: 'InvalidInput',
        message: 'Check the bid.',
        fields: [
          {
            __typename: 'FieldError',
            path: 'schedule.1.days',
            message: 'A phase takes at least one day.',
          },
        ],
      },
    }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await inDialog.findByRole('alert')).toHaveTextContent('A phase takes at least one day.');
    expect(screen.getByRole('textbox', { name: 'Days, Paint' })).toHaveValue('0');
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
    await user.click(screen.getByRole('button', { name: 'Make it anew' }));
    const warning = await screen.findByRole('dialog', { name: 'Make the bid anew?' });
    expect(warning).toHaveTextContent('Your edits to the bid are lost');
    backend.on(CreateBidDocument).answer(() => ({
      createBid: { __typename: 'CreateBidSuccess', bid: sampleBid({ version: 2 }) },
    }));
    await user.click(within(warning).getByRole('button', { name: 'Make it anew' }));
    await waitFor(() =>
      expect(screen.queryByText('The estimate has changed since')).not.toBeInTheDocument(),
    );
    expect(backend.on(CreateBidDocument).calls()).toEqual([
      { input: { estimateId: '5', note: 'Call first.', version: 1 } },
    ]);
  });
});
