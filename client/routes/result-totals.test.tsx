import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CostPlanDocument,
  LiveJobDocument,
  RefineEstimateDocument,
  SoughtJobDocument,
} from '../gql/graphql.ts';
import { openResult, resultBackend } from '../testing/result-page.ts';
import { SAMPLE_JOB_ID, sampleEstimate, sampleJob, sampleLine } from '../testing/samples.ts';

const { summary } = sampleEstimate();
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });
const total = () => screen.getByRole('textbox', { name: 'Total project cost' });

describe('the total project cost', () => {
  it('is set by hand, and says what the lines add up to', async () => {
    const { user } = await openResult(resultBackend());
    expect(total()).toHaveValue('$410.00');
    expect(bar()).not.toBeInTheDocument();
    await user.clear(total());
    await user.type(total(), '$1,500.5{Enter}');
    expect(total()).toHaveValue('$1,500.50');
    expect(screen.getByText(/Set by hand; the lines add up to \$410\.00/)).toBeVisible();
    expect(bar()).toHaveTextContent('Total $1,500.50, $1,090.50 more than saved');
    // The range keeps its width in proportion.
    expect(screen.getByText('$1,318')).toBeVisible();

    const foot = screen.getByRole('row', { name: /Total set by hand/ });
    expect(foot).toHaveTextContent('$1,500.50');
    const parts = screen.getByText('What it is made of').parentElement;
    expect(parts).toHaveTextContent('Set by hand$1,090.50Total project cost$1,500.50');
    await user.click(within(foot).getByRole('button', { name: 'Follow the lines again' }));
    expect(total()).toHaveValue('$410.00');
    expect(bar()).not.toBeInTheDocument();
  });

  it('says when an edit of a line takes the place of what was set by hand', async () => {
    const { user } = await openResult(resultBackend());
    const notice = 'The total follows the lines again.';
    const summaryNote = /^Written when the estimate was made/;
    expect(screen.queryByText(summaryNote)).not.toBeInTheDocument();
    await user.clear(total());
    await user.type(total(), '1500{Enter}');
    expect(screen.getByText(summaryNote)).toBeVisible();
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    const [removed] = screen.getAllByRole('button', { name: /^Remove/ });
    if (removed) await user.click(removed);
    expect(screen.getByText(notice)).toBeVisible();
    const [undo] = screen.getAllByRole('button', { name: 'Undo' });
    if (undo) await user.click(undo);
    expect(total()).toHaveValue('$1,500.00');
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('says that the summary is older than a saved edit', async () => {
    await openResult(resultBackend({ change: 'SAVED' }));
    expect(screen.getByText(/^Written when the estimate was made/)).toBeVisible();
  });

  it.each(['', 'abc', '-5', '1e3', '12,5,x', '99999999999'])(
    'falls back to what it was for “%s”',
    async (typed) => {
      const { user } = await openResult(resultBackend());
      await user.clear(total());
      if (typed) await user.type(total(), typed);
      await user.tab();
      expect(total()).toHaveValue('$410.00');
      expect(bar()).not.toBeInTheDocument();
    },
  );

  it.each([
    ['$1,200.555', '$1,200.56'],
    ['1200 + 34', '$1,234.00'],
    ['$3,210 USD', '$3,210.00'],
    ['0', '$0.00'],
  ])('takes “%s” as %s', async (typed, amount) => {
    const { user } = await openResult(resultBackend());
    await user.clear(total());
    await user.type(total(), `${typed}{Enter}`);
    expect(total()).toHaveValue(amount);
    expect(bar()).toHaveTextContent(`Total ${amount}`);
  });

  it('is only shown to who may not edit', async () => {
    await openResult(resultBackend({ viewerCanEdit: false }));
    expect(screen.queryByRole('textbox', { name: 'Total project cost' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Total project cost' })).toHaveTextContent('$410.00');
    expect(screen.queryByRole('button', { name: 'Review/Edit' })).not.toBeInTheDocument();
  });
});

describe('the pictures of the costs', () => {
  const items = [
    sampleLine('1', { category: 'Painting', quantity: 10, unitPrice: 9, tax: 10, total: 100 }),
    sampleLine('2', { category: 'Tile', quantity: 1, unitPrice: 300, tax: 0, total: 300 }),
    sampleLine('3', {
      category: 'General Conditions',
      quantity: 1,
      unitPrice: 100,
      tax: 0,
      total: 100,
      tags: ['overhead-profit'],
    }),
  ];
  const rows = () =>
    within(screen.getByRole('table', { name: 'Cost by category' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);

  it('show each category with its cost and share, and follow the edits', async () => {
    const { user } = await openResult(resultBackend({ items, total: 500, linesTotal: 500 }));
    expect(rows()).toEqual([
      'Tile$300.0060.0%',
      'General Conditions$100.0020.0%',
      'Painting$100.0020.0%',
    ]);
    const parts = screen.getByText('What it is made of').parentElement;
    expect(parts).toHaveTextContent('Work and materials · 78.0%$390.00');
    expect(parts).toHaveTextContent('Overhead and profit · 20.0%$100.00');
    expect(parts).toHaveTextContent('Sales tax · 2.0%$10.00');

    const [removed] = screen.getAllByRole('button', { name: /^Remove/ });
    if (removed) await user.click(removed);
    expect(rows()).toEqual(['Tile$300.0075.0%', 'General Conditions$100.0025.0%']);
    expect(total()).toHaveValue('$400.00');
  });
});

describe('the pictures of money and time', () => {
  const inRooms = ['Kitchen', 'Bath'].map((room, index) =>
    sampleLine(String(index + 1), {
      name: `Paint the ${room}`,
      total: 205,
      metadata: { ...sampleLine('1').metadata, room, rooms: [room] },
    }),
  );

  it('divide the work as the server does, and tell the days', async () => {
    const server = resultBackend({ items: inRooms });
    server.backend.on(CostPlanDocument).answer(() => ({
      estimate: {
        __typename: 'Estimate',
        id: server.estimate().id,
        version: server.estimate().version,
        costPlan: {
          __typename: 'CostPlan',
          labor: 300,
          material: 100,
          equipment: 0,
          workingDays: 3,
          phases: [
            { __typename: 'BidPhase', name: 'Painting', startDay: 1, days: 2 },
            { __typename: 'BidPhase', name: 'Flooring', startDay: 3, days: 1 },
          ],
        },
      },
    }));
    await openResult(server);
    const region = within(screen.getByRole('region', { name: 'Where money and time go' }));
    expect(await region.findByText(/^Labor/)).toHaveTextContent('Labor · 73.2%');
    const parts = region.getByText('What it is made of').parentElement;
    expect(parts).toHaveTextContent(
      'Labor · 73.2%$300.00Material · 24.4%$100.00Sales tax · 2.4%$10.00Total project cost$410.00',
    );
    const schedule = within(region.getByRole('list', { name: 'About 3 working days' }));
    expect(schedule.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Paintingdays 1–2',
      'Flooringday 3',
    ]);
  });

  it('lead from a room to its lines', async () => {
    const { user } = await openResult(resultBackend({ items: inRooms }));
    const rooms = within(screen.getByRole('list', { name: 'Cost by room' }));
    expect(rooms.getAllByRole('button')).toHaveLength(2);
    expect(screen.queryByRole('rowheader', { name: /^Bath/ })).not.toBeInTheDocument();
    await user.click(rooms.getByRole('button', { name: /^Bath/ }));
    expect(screen.getByRole('rowheader', { name: /^Bath/ })).toBeVisible();
    const line = screen.getByDisplayValue('Paint the Bath').closest('tr');
    expect(line).toContainElement(document.activeElement as HTMLElement);
  });

  it('shows the 30 most costly rooms, others on request, and all on paper', async () => {
    const items = Array.from({ length: 45 }, (_, index) => {
      const { metadata, ...line } = sampleLine(`li-${index + 1}`);
      const room = `Room ${index + 1}`;
      return { ...line, unitPrice: 100 + index, metadata: { ...metadata, rooms: [room] } };
    });
    const { user } = await openResult(resultBackend({ items }));
    const tiles = () =>
      within(screen.getByRole('list', { name: 'Cost by room' })).getAllByRole('button');
    expect(tiles()).toHaveLength(30);
    expect(tiles()[0]).toHaveTextContent('Room 45');
    globalThis.dispatchEvent(new Event('beforeprint'));
    expect(tiles()).toHaveLength(45);
    act(() => void globalThis.dispatchEvent(new Event('afterprint')));
    expect(tiles()).toHaveLength(30);
    await user.click(screen.getByRole('button', { name: 'Show 15 more rooms' }));
    expect(tiles()).toHaveLength(45);
    expect(tiles()[44]).toHaveTextContent('Room 1');
    expect(screen.getByText('The list ends here.')).toHaveFocus();
  });
});

describe('another choice', () => {
  const withChoices = () =>
    resultBackend({
      summary: {
        ...summary,
        deliveryTotals: {
          __typename: 'DeliveryTotals',
          tradeDirect: 350,
          gcManaged: 410,
          fullService: 560,
        },
        finishTotals: { __typename: 'FinishTotals', low: 300, standard: 410, high: 700 },
      },
    });

  it('says what it does, then prices again and follows the job', async () => {
    const server = withChoices();
    const { backend, user } = await openResult(server);
    const job = sampleJob('PRICING');
    backend.on(RefineEstimateDocument).answer(() => ({
      refineEstimate: { __typename: 'RefineEstimateSuccess', job },
    }));
    backend.on(SoughtJobDocument).answer(() => ({ job: { __typename: 'Job', id: SAMPLE_JOB_ID } }));
    backend.on(LiveJobDocument).answer(() => ({ job }));

    await user.click(screen.getByRole('button', { name: /Trades hired directly/ }));
    const dialog = await screen.findByRole('dialog', { name: /Trades hired directly/ });
    expect(dialog).toHaveTextContent('$350.00');
    expect(dialog).toHaveTextContent('kept in the history');
    await user.click(within(dialog).getByRole('button', { name: 'Price again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Crunching/ })).toBeVisible();
    expect(backend.on(RefineEstimateDocument).calls()).toEqual([
      { input: { estimateId: '5', delivery: 'TRADE_DIRECT' } },
    ]);
  });

  it('stays as it is when the server refuses, with its sentence', async () => {
    const { backend, user } = await openResult(withChoices());
    const message = 'This estimate was refined as often as one can be.';
    backend
      .on(RefineEstimateDocument)
      .answer(() => ({ refineEstimate: { __typename: 'InvalidInput', message } }));
    await user.click(screen.getByRole('button', { name: /Best/ }));
    const dialog = await screen.findByRole('dialog', { name: /Best \(high end finish\)/ });
    await user.click(within(dialog).getByRole('button', { name: 'Price again' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
    expect(backend.on(RefineEstimateDocument).calls()).toEqual([
      { input: { estimateId: '5', finishLevel: 'HIGH' } },
    ]);
  });
});
