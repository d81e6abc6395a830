import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SAMPLE_BID, SAMPLE_CLAIM } from '../../testing/agent-samples.ts';
import { openResult, resultBackend } from '../../testing/result-page.ts';
import { sampleEstimate } from '../../testing/samples.ts';

type Summary = ReturnType<typeof sampleEstimate>['summary'];

const open = (summary: Partial<Summary>) =>
  openResult(resultBackend({ summary: { ...sampleEstimate().summary, ...summary } }));

describe('what each agent adds to the page', () => {
  it('shows a claim from replacement cost to net', async () => {
    await open({ claim: SAMPLE_CLAIM });
    const claim = await screen.findByRole('group', { name: 'Claim' });
    expect(claim).toHaveTextContent('Replacement cost value (RCV)$410.00');
    expect(claim).toHaveTextContent('Less recoverable depreciation−$60.00');
    expect(claim).toHaveTextContent('Actual cash value (ACV)$350.00');
    expect(claim).toHaveTextContent('Less deductible−$100.00');
    expect(claim).toHaveTextContent('Net claim$250.00');
    expect(claim).toHaveTextContent('Three trades take part.');
  });

  it('says when the deductible is not known, instead of a net claim', async () => {
    await open({ claim: { ...SAMPLE_CLAIM, deductible: null, net: null, netOnCompletion: null } });
    const claim = await screen.findByRole('group', { name: 'Claim' });
    expect(claim).toHaveTextContent('Net claimnot known');
    expect(claim).toHaveTextContent('Enter the deductible below');
  });

  it('shows a bid with its split, margin, payments, alternates and allowances', async () => {
    await open({
      bid: SAMPLE_BID,
    });
    const summary = screen.getByRole('region', { name: 'Total project cost' });
    await waitFor(() => expect(summary).toHaveTextContent('Markup 66.7%, margin 40%'));
    expect(summary).toHaveTextContent(/Direct cost.*Markup.*Sales tax\$10\.00Price\$410\.00/);
    const detail = screen.getByRole('region', { name: 'Where money and time go' });
    expect(detail).toHaveTextContent('Overhead and profit · 19.5%$80.00');
    const bid = screen.getByRole('region', { name: 'Bid terms' });
    expect(bid).toHaveTextContent('Deposit10%$41.00');
    expect(bid).toHaveTextContent('A1: LaminateDeduct−$50.00');
    expect(bid).toHaveTextContent('Tile10 sq ft × $5.00, stated in your description$50.00');
    expect(bid).toHaveTextContent('Deposits in CA');
  });

  it('shows good, better and best, and which of them this is', async () => {
    await open({
      finishTotals: { __typename: 'FinishTotals', low: 300, standard: 410, high: 700 },
    });
    const options = within(
      screen.getByRole('group', { name: 'By finish level, with all that you named' }),
    );
    expect(options.getByText('Good (low end)')).toBeVisible();
    expect(options.getByText('$700.00')).toBeVisible();
    expect(options.getByText('this estimate').parentElement).toHaveTextContent('Better (standard)');
  });

  it('says why a general contractor costs no more than the trades', async () => {
    const totals = { __typename: 'DeliveryTotals', tradeDirect: 410, fullService: 560 } as const;
    await open({ deliveryTotals: { ...totals, gcManaged: 410 } });
    const group = screen.getByRole('group', { name: 'The same work, by who runs it' });
    expect(group).toHaveTextContent('A general contractor adds nothing here');
  });

  it('shows none of it where it does not apply', async () => {
    await open({});
    expect(screen.queryByRole('group', { name: 'Claim' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Bid terms' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /finish level/ })).not.toBeInTheDocument();
  });
});
