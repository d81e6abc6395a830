import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReviseScopeDocument } from '../gql/graphql.ts';
import { SAMPLE_CLAIM } from '../testing/agent-samples.ts';
import { openResult } from '../testing/result-page.ts';
import { withFacts, takes, sent, head, field, openFacts } from '../testing/facts-result.ts';
import { sampleFile } from '../testing/samples.ts';
import { panel } from '../testing/scoped-result.ts';

describe('what is true of the whole job', () => {
  it('is told in short, and unfolds to fields', async () => {
    const { user } = await openResult(
      withFacts({ yearBuilt: 1950, stories: 2, occupied: true, budget: 12_500 }),
    );
    expect(head()).toHaveTextContent(
      'ZIP 78701built 19502 storiesbudget $12,500occupied meanwhile',
    );
    expect(head()).toHaveAttribute('aria-expanded', 'false');
    await user.click(head());
    expect(field('Year built')).toHaveValue('1950');
    expect(
      panel().getByRole('switch', { name: 'Occupied meanwhile, the whole job' }),
    ).toBeChecked();
    expect(panel().getByRole('link', { name: '12 Maple Street' })).toHaveAttribute(
      'href',
      '/projects/3',
    );
    expect(panel().queryByRole('textbox', { name: /^(?:Deductible|Carrier)/ })).toBeNull();
  });

  it('is corrected by a number, and cleared by an emptied field', async () => {
    const server = withFacts();
    takes(server, { yearBuilt: 1950 }, {});
    const { user } = await openFacts(server);
    await user.type(field('Year built'), '1950{Enter}');
    expect(await screen.findByText(/^Year built: corrected\./)).toBeVisible();
    expect(field('Year built')).toHaveValue('1950');
    await user.clear(field('Year built'));
    await user.tab();
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    expect(sent(server)).toEqual([
      { setFacts: { yearBuilt: 1950 } },
      { setFacts: { yearBuilt: null } },
    ]);
    await waitFor(() => expect(head()).not.toHaveTextContent('built'));
  });

  it('is sent once what is under way has ended, also where the field was left meanwhile', async () => {
    const server = withFacts();
    let answerNow = () => {};
    server.backend.on(ReviseScopeDocument).answer(async ({ input }) => {
      const estimate = server.hold({ version: input.version + 1 });
      if (input.version === 1) {
        await new Promise<void>((resolve) => {
          answerNow = resolve;
        });
      }
      return { reviseScope: { __typename: 'ReviseScopeSuccess', estimate } };
    });
    const { user } = await openFacts(server);
    await user.type(field('Stories'), '2{Enter}');
    await waitFor(() => expect(server.estimate().version).toBe(2));
    await user.clear(field('Stories'));
    await user.type(field('Stories'), '3');
    await user.tab();
    expect(sent(server)).toHaveLength(1);
    act(() => answerNow());
    await waitFor(() =>
      expect(sent(server)).toEqual([{ setFacts: { stories: 2 } }, { setFacts: { stories: 3 } }]),
    );
  });

  it('tells of a claim who is insured where and when it happened; another estimate has no such field', async () => {
    const server = withFacts({ carrier: 'State Farm' }, { claim: SAMPLE_CLAIM });
    takes(
      server,
      { carrier: 'State Farm', dateOfLoss: '2026-10-12' },
      { dateOfLoss: '2026-10-12' },
    );
    const { user } = await openFacts(server);
    const ofClaim = (label: string) =>
      panel().getByRole('textbox', { name: `${label}, the claim` });
    expect(ofClaim('Carrier')).toHaveValue('State Farm');
    await user.type(ofClaim('Date of loss'), '13/45/2026{Enter}');
    expect(panel().getByText(/^Enter a date with the month first/)).toBeVisible();
    await user.clear(ofClaim('Date of loss'));
    await user.type(ofClaim('Date of loss'), '10/12/2026{Enter}');
    await waitFor(() => expect(ofClaim('Date of loss')).toHaveValue('10/12/2026'));
    await user.clear(ofClaim('Carrier'));
    await user.tab();
    await waitFor(() =>
      expect(sent(server)).toEqual([
        { setFacts: { dateOfLoss: '2026-10-12' } },
        { setFacts: { carrier: null } },
      ]),
    );
  });

  it('offers the day of the first photo as that of the loss', async () => {
    const days = { 'b.jpg': '2026-10-14', 'a.jpg': '2026-10-12', 'c.jpg': null };
    const uploads = Object.entries(days).map(([name, takenOn]) => sampleFile(name, { takenOn }));
    const server = withFacts({}, { claim: SAMPLE_CLAIM });
    server.hold({ uploads });
    server.backend.on(ReviseScopeDocument).answer(() => ({
      reviseScope: {
        __typename: 'InvalidInput',
        message: 'The loss cannot be in the future.',
        fields: [],
      },
    }));
    const { user } = await openFacts(server);
    const offer = () => panel().queryByRole('button', { name: /^Use 10\/12\/2026/ });
    await user.click(panel().getByRole('button', { name: /^Use 10\/12\/2026/ }));
    expect(await panel().findByRole('alert')).toHaveTextContent('cannot be in the future');
    expect(offer()).toBeVisible();
    takes(server, { dateOfLoss: '2026-10-12' });
    await user.click(panel().getByRole('button', { name: /^Use 10\/12\/2026/ }));
    await waitFor(() => expect(offer()).toBeNull());
    expect(sent(server).at(-1)).toEqual({ setFacts: { dateOfLoss: '2026-10-12' } });
  });

  it('is a switch, and a state', async () => {
    const server = withFacts();
    takes(server, { afterHours: true }, { afterHours: true, state: 'TX' });
    const { user } = await openFacts(server);
    await user.click(panel().getByRole('switch', { name: 'After hours, the whole job' }));
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    await user.selectOptions(
      panel().getByRole('combobox', { name: 'State, the whole job' }),
      'Texas',
    );
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    expect(sent(server)).toEqual([
      { setFacts: { afterHours: true } },
      { setFacts: { state: 'TX' } },
    ]);
  });

  it.each([
    ['Year built', 'old', 'Enter a number.'],
    ['Year built', '195', 'Enter a number from 1600 to 2200.'],
    ['Dwelling units', '2.5', 'Enter a whole number.'],
    ['Roof pitch, in 12', '40', 'Enter a number from 0 to 24.'],
    ['Profit, %', '120', 'Enter a percentage from 0 to 100.'],
  ])('says beside %s that "%s" cannot stand there, and keeps it', async (label, typed, fault) => {
    const server = withFacts();
    const { user } = await openFacts(server);
    await user.type(field(label), `${typed}{Enter}`);
    expect(panel().getByText(fault)).toBeVisible();
    expect(field(label)).toHaveValue(typed);
    expect(field(label)).toBeInvalid();
    expect(sent(server)).toEqual([]);
  });

  it('says beside the field why the server refused it', async () => {
    const server = withFacts();
    const message = 'The year the house was built cannot be used as given.';
    server.backend.on(ReviseScopeDocument).answer(() => ({
      reviseScope: { __typename: 'InvalidInput', message, fields: [] },
    }));
    const { user } = await openFacts(server);
    await user.type(field('Year built'), '1901{Enter}');
    expect(await panel().findByText(message)).toBeVisible();
    expect(field('Year built')).toHaveValue('1901');
  });

  it('has overhead and profit in percent, which go together', async () => {
    const server = withFacts();
    const rates = { __typename: 'OverheadAndProfit' as const, overhead: 0.1, profit: 0 };
    takes(server, { overheadAndProfit: rates }, { overheadAndProfit: { ...rates, profit: 0.075 } });
    const { user } = await openFacts(server);
    await user.type(field('Overhead, %'), '10{Enter}');
    await waitFor(() => expect(field('Profit, %')).toHaveValue('0'));
    await user.clear(field('Profit, %'));
    await user.type(field('Profit, %'), '7.5{Enter}');
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    expect(sent(server)).toEqual([
      { setFacts: { overheadAndProfit: { overhead: 0.1, profit: 0 } } },
      { setFacts: { overheadAndProfit: { overhead: 0.1, profit: 0.075 } } },
    ]);
  });

  it('has retainage in percent, which may end once half is paid', async () => {
    const told = { __typename: 'Retainage' as const, rate: 0.1, until: 1 };
    const server = withFacts({ retainage: told });
    takes(
      server,
      { retainage: { ...told, rate: 0.05 } },
      { retainage: { ...told, rate: 0.05, until: 0.5 } },
      {},
    );
    const { user } = await openFacts(server);
    expect(head()).toHaveTextContent('10% retainage');
    await user.clear(field('Retainage, %'));
    await user.type(field('Retainage, %'), '5{Enter}');
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    await user.click(
      panel().getByRole('switch', { name: 'Retainage until half is paid, the whole job' }),
    );
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    await user.clear(field('Retainage, %'));
    await user.tab();
    await waitFor(() => expect(sent(server)).toHaveLength(3));
    expect(sent(server)).toEqual([
      { setFacts: { retainage: { rate: 0.05, until: 1 } } },
      { setFacts: { retainage: { rate: 0.05, until: 0.5 } } },
      { setFacts: { retainage: null } },
    ]);
    await waitFor(() => expect(head()).not.toHaveTextContent('retainage'));
  });

  it('lists payments that were told, and goes back to the usual ones', async () => {
    const step = { __typename: 'ToldPayment' as const };
    const payments = [
      { ...step, due: 'At signing', share: 0.3 },
      { ...step, due: 'On completion', share: 0.7 },
    ];
    const server = withFacts({ payments });
    takes(server, { payments: null });
    const { user } = await openFacts(server);
    expect(head()).toHaveTextContent('2 payments told');
    const list = panel().getByRole('region', { name: 'Payments' });
    expect(list).toHaveTextContent('At signing30%On completion70%');
    await user.click(panel().getByRole('button', { name: 'Use the usual payments' }));
    await waitFor(() => expect(sent(server)).toEqual([{ setFacts: { payments: null } }]));
    await waitFor(() => expect(head()).not.toHaveTextContent('payments'));
    expect(panel().queryByRole('region', { name: 'Payments' })).toBeNull();
  });

  it('shows the total for each unit beside the total', async () => {
    await openResult(withFacts({ units: 4 }));
    expect(screen.getByText('$102.50 for each of 4 units')).toBeVisible();
  });
});
