import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReviseScopeDocument } from '../gql/graphql.ts';
import { SAMPLE_BID, SAMPLE_CLAIM } from '../testing/agent-samples.ts';
import { openResult, resultBackend } from '../testing/result-page.ts';
import { sampleEstimate } from '../testing/samples.ts';
import { REQUEST, sampleFacts, samplePlace, sampleScope } from '../testing/scope-samples.ts';

type Facts = ReturnType<typeof sampleFacts>;
type Server = ReturnType<typeof resultBackend>;

const withFacts = (facts: Partial<Facts> = {}, summary = {}) =>
  resultBackend({
    instructions: REQUEST,
    scope: sampleScope({ facts: sampleFacts(facts) }),
    summary: { ...sampleEstimate().summary, ...summary },
  });

/** The server takes each correction, and then holds these facts. */
const takes = (server: Server, ...facts: Partial<Facts>[]) =>
  server.backend.on(ReviseScopeDocument).answer(({ input }) => ({
    reviseScope: {
      __typename: 'ReviseScopeSuccess',
      estimate: server.hold({
        version: input.version + 1,
        change: 'SCOPE_REVISED',
        scope: sampleScope({ facts: sampleFacts(facts[input.version - 1] ?? {}) }),
      }),
    },
  }));
const sent = ({ backend }: Server) =>
  backend
    .on(ReviseScopeDocument)
    .calls()
    .flatMap(({ input }) => input.patches);

const panel = () => within(screen.getByRole('region', { name: 'What we understood' }));
const head = () => panel().getByRole('button', { name: /^The whole job/ });
const field = (label: string) => panel().getByRole('textbox', { name: `${label}, the whole job` });

/** The result with the facts unfolded. */
const openFacts = async (server: Server) => {
  const app = await openResult(server);
  await app.user.click(head());
  return app;
};

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
    expect(panel().getByText(/^Give a day with the month first/)).toBeVisible();
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
    ['Year built', 'old', 'Give a number.'],
    ['Year built', '195', 'Give a number from 1600 to 2200.'],
    ['Dwelling units', '2.5', 'Give a whole number.'],
    ['Roof pitch, in 12', '40', 'Give a number from 0 to 24.'],
    ['Profit, %', '120', 'Give a percentage from 0 to 100.'],
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

  it('shows the total for each unit beside the total', async () => {
    await openResult(withFacts({ units: 4 }));
    expect(screen.getByText('$102.50 for each of 4 units')).toBeVisible();
  });
});

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
    expect(form.getByText('Give a number.')).toBeVisible();
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

describe('a place', () => {
  it('is renamed, and its kind corrected', async () => {
    const server = withFacts();
    const named = samplePlace('p1', { label: 'Galley' });
    server.backend.on(ReviseScopeDocument).answer(({ input }) => ({
      reviseScope: {
        __typename: 'ReviseScopeSuccess',
        estimate: server.hold({
          version: input.version + 1,
          scope: sampleScope({ places: [named] }),
        }),
      },
    }));
    const { user } = await openResult(server);
    const name = panel().getByRole('textbox', { name: 'Name, Kitchen' });
    await user.clear(name);
    await user.type(name, '{Enter}');
    expect(panel().getByText('Give it a name.')).toBeVisible();
    await user.type(name, 'Galley{Enter}');
    expect(await screen.findByText(/^Kitchen is now called Galley\./)).toBeVisible();
    await user.selectOptions(panel().getByRole('combobox', { name: 'Kind, Galley' }), 'Pantry');
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    expect(sent(server)).toEqual([
      { setPlace: { placeId: 'p1', label: 'Galley' } },
      { setPlace: { placeId: 'p1', type: 'pantry' } },
    ]);
  });
});
