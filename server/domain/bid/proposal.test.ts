import { describe, expect, it } from 'vitest';
import type { ContractorBidDocument } from './contractor-bid.ts';
import { leftOutOf } from './compare-proposals.ts';
import type { LeadLine } from '../leads/lead.ts';
import { sumMoney } from '../money/money.ts';
import { isExpired, makeProposal, spread } from './proposal.ts';

describe('what is spread', () => {
  it.each([
    [100, [1, 1, 1], [33.33, 33.34, 33.33]],
    [-0.01, [1, 1], [-0, -0.01]],
    [10, [0, -5, 30], [0, 0, 10]],
    [10, [0, 0], [5, 5]],
    [0, [7], [0]],
    [5, [], []],
  ])('%d over %j comes to its cent', (dollars, over, shares) => {
    const given = spread(dollars, over).map((share) => share + 0);
    expect(given).toEqual(shares.map((share) => share + 0));
    expect(over.length === 0 ? dollars : sumMoney(given)).toBe(dollars);
  });
});

const line = (id: string, more: Partial<ContractorBidDocument['lineItems'][number]>) => ({
  id,
  name: `Line ${id}`,
  description: '',
  quantity: 1,
  unit: 'EA',
  labor: 0,
  material: 0,
  equipment: 0,
  tax: 0,
  ...more,
});

const BID: ContractorBidDocument = {
  title: 'Bath',
  summary: '',
  lineItems: [
    line('1', { labor: 100, material: 50, tax: 5 }),
    line('2', { labor: 45 }),
    line('3', { name: 'Sales tax on overhead and profit', tax: 7.77 }),
  ],
  overhead: 33.33,
  profit: 22.21,
  contingency: 10,
  schedule: [],
  exclusions: [],
  paymentSchedule: [{ due: 'When done', share: 1, deposit: false }],
  depositLimit: null,
  note: '',
};

const shown = (hidesCosts: boolean) =>
  makeProposal(BID, {
    from: { name: 'Hopper', licenseNumber: '', terms: '' },
    currency: 'USD',
    pricesBy: 'LINE',
    hidesCosts,
    coversScope: false,
    leftOut: [],
    note: '',
    summary: '',
    phaseOf: ({ id }) => (id === '2' ? 'Second' : 'First'),
    phaseOrder: ['First', 'Second'],
  });

describe('a proposal', () => {
  it('spreads overhead, profit and what is tax alone into the other lines, and shows no trace of them', () => {
    const { phases, addOns, total } = shown(true);
    expect(phases.flatMap(({ lines }) => lines.map(({ name }) => name))).toEqual([
      'Line 1',
      'Line 2',
    ]);
    expect(addOns).toEqual([{ kind: 'CONTINGENCY', amount: 10 }]);
    expect(sumMoney([...phases.map(({ amount }) => amount), 10])).toBe(total);
    expect(JSON.stringify(phases)).not.toMatch(/7\.77|33\.33|22\.21|"tax":\d/);
  });

  it('shows what each line is made of where nothing is hidden', () => {
    const { phases, total } = shown(false);
    expect(phases.map(({ amount }) => amount)).toEqual([162.77, 45]);
    expect(phases[0]?.costs).toEqual({ labor: 100, material: 50, equipment: 0, tax: 12.77 });
    expect(total).toBe(273.31);
  });
});

it.each([
  ['2026-12-28T23:59:59Z', false],
  ['2026-12-29T11:59:59Z', false],
  ['2026-12-29T12:00:00Z', true],
])('the last day is over everywhere: at %s %s', (now, isOver) => {
  expect(isExpired(new Date('2026-12-28'), new Date(now))).toBe(isOver);
});

it('a line is left out when neither its row of the price book nor its name is offered; a charge never is', () => {
  const asked = (name: string, more: Partial<LeadLine> = {}): LeadLine => ({
    id: '1',
    name,
    details: '',
    category: '',
    quantity: 1,
    unit: 'EA',
    total: 1,
    codes: [],
    rooms: [],
    isCharge: false,
    ...more,
  });
  const lines = [
    asked('Toilet', { codes: ['PLM-TOILET'] }),
    asked('Paint walls', { codes: ['PNT-WALL'] }),
    asked('Grandfather’s clock'),
    asked('Door'),
    asked('Overhead', { isCharge: true }),
  ];
  const offered = [
    { name: 'WC, set', code: 'PLM-TOILET' },
    { name: 'DOOR', code: null },
  ];
  expect(leftOutOf(lines, offered)).toEqual(['Paint walls', 'Grandfather’s clock']);
});
