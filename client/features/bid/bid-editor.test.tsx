import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SaveBidDocument } from '../../gql/graphql.ts';
import { sampleBid } from '../../testing/inventory-samples.ts';
import { backendWith, openBid, edit, retype, savesAs } from '../../testing/bid-dialog.tsx';

describe('editing the bid', () => {
  it('sends what was changed alone, on the version it started from', async () => {
    const backend = backendWith(sampleBid());
    const { user } = await openBid(backend);
    await edit(user);
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await retype(user, 'Profit', '$250');
    expect(screen.getByLabelText('Bid total')).toHaveTextContent('$1,324.00');
    await retype(user, 'Share in percent, At signing', '25');
    expect(screen.getByText('The payments add up to 115%; they must come to 100%.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove payment At completion' }));
    await user.click(screen.getByRole('button', { name: '+ Add payment' }));
    await retype(user, 'Due, payment 2', 'At the end');
    expect(screen.getByText('The payments add up to 100% of the total.')).toBeVisible();
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
      await screen.findByRole('textbox', { name: 'Contingency, percent of the work' }),
    ).toHaveValue('5.41');
    await retype(user, 'Contingency, percent of the work', '7.5');
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
