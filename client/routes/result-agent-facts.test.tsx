import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SAMPLE_BID, SAMPLE_CLAIM } from '../testing/agent-samples.ts';
import { withFacts, takes, sent, head, field, openFacts } from '../testing/facts-result.ts';
import { panel } from '../testing/scoped-result.ts';

describe('of a claim', () => {
  const ROOF = {
    __typename: 'StatedAge' as const,
    lifeKeys: ['roof_'],
    years: 12,
    isFromUpload: true,
  };

  it('are the cause, the deductible and ages, of which one more is added with Enter', async () => {
    const server = withFacts({ ages: [ROOF], peril: 'water' }, { claim: SAMPLE_CLAIM });
    const carpet = { lifeKeys: ['carpet'], years: 5, isFromUpload: false };
    takes(server, { ages: [ROOF, { __typename: 'StatedAge', ...carpet }] });
    const { user } = await openFacts(server);
    expect(head()).toHaveTextContent('water1 age');
    expect(panel().getByRole('combobox', { name: 'Cause of loss, the whole job' })).toHaveValue(
      'water',
    );
    expect(field('Deductible, $')).toHaveValue('');
    const form = within(panel().getByRole('form', { name: 'Add an age' }));
    await user.selectOptions(form.getByLabelText('Of what'), 'Carpet');
    await user.type(form.getByLabelText('Years'), '{Enter}');
    expect(form.getByText('Enter a number.')).toBeVisible();
    await user.type(form.getByLabelText('Years'), '5{Enter}');
    expect(await panel().findByRole('textbox', { name: 'Years, Carpet' })).toHaveValue('5');
    const { __typename: _name, ...roof } = ROOF;
    expect(sent(server)).toEqual([{ setFacts: { ages: [roof, carpet] } }]);
  });

  it('are corrected one by one, and removed', async () => {
    const server = withFacts({ ages: [ROOF] }, { claim: SAMPLE_CLAIM });
    takes(server, { ages: [{ ...ROOF, years: 9, isFromUpload: false }] }, { ages: [] });
    const { user } = await openFacts(server);
    const years = panel().getByRole('textbox', { name: 'Years, Roof' });
    await user.clear(years);
    await user.type(years, '9{Enter}');
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    await user.click(panel().getByRole('button', { name: 'Remove Roof' }));
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    expect(sent(server)).toEqual([
      { setFacts: { ages: [{ lifeKeys: ['roof_'], years: 9, isFromUpload: false }] } },
      { setFacts: { ages: [] } },
    ]);
    expect(panel().getByText('What we understood')).toHaveFocus();
  });
});

describe('of a bid', () => {
  it('are allowances, which keep what else was said of them', async () => {
    const tile = {
      goods: 'Tile',
      words: 'floor tile',
      amount: 6,
      unit: 'SF',
      only: 'TIL-FLOOR',
      statedIn: 'bid.pdf, page 2',
    };
    const stated = { __typename: 'StatedAllowance' as const, ...tile };
    const server = withFacts({ allowances: [stated] }, { bid: SAMPLE_BID });
    takes(server, { allowances: [{ ...stated, amount: 8 }] });
    const { user } = await openFacts(server);
    expect(panel().getByText('bid.pdf, page 2')).toBeVisible();
    const amount = panel().getByRole('textbox', { name: 'Amount, $, floor tile' });
    await user.clear(amount);
    await user.type(amount, '8{Enter}');
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    const form = within(panel().getByRole('form', { name: 'Add an allowance' }));
    await user.selectOptions(form.getByLabelText('For which goods'), 'Vanity');
    await user.type(form.getByLabelText('Amount, $'), '1,200{Enter}');
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    const vanity = {
      goods: 'Vanity',
      words: 'Vanity',
      amount: 1_200,
      unit: 'EA',
      only: null,
      statedIn: 'Set by you',
    };
    expect(sent(server)).toEqual([
      { setFacts: { allowances: [{ ...tile, amount: 8 }] } },
      { setFacts: { allowances: [{ ...tile, amount: 8 }, vanity] } },
    ]);
  });
});
