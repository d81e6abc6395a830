import { describe, expect, it } from 'vitest';
import { estimate } from '../estimator/testing/estimate.ts';
import { paperLine, paperOf } from '../estimator/testing/paper.ts';
import { newLine } from './estimate/edit-lines.ts';
import { EMPTY_INVENTORY } from './estimate/inventory.ts';
import {
  readStoredLine,
  readStoredPaper,
  readStoredRooms,
  STORED_ESTIMATE,
  STORED_INVENTORY,
} from './stored-documents.ts';

const LATER = ['finishLevel', 'finishTotals', 'claim', 'bid', 'totalOverride', 'scope'] as const;
const LATER_OF_A_LINE = [
  'quantityFrom',
  'workId',
  'finishLevel',
  'finishPrices',
  'claim',
  'cost',
] as const;

const without = (value: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
const nulls = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));

describe('a stored estimate', () => {
  it('comes back as it went in', async () => {
    const { document } = await estimate('Repaint my 12x14 bedroom, walls only');
    const row: unknown = JSON.parse(JSON.stringify(STORED_ESTIMATE.write(document)));
    expect(STORED_ESTIMATE.read(row)).toEqual(document);
  });

  it('of the first version has nulls for what came later', async () => {
    const { document } = await estimate('Replace toilet');
    const first = {
      ...without(document, LATER),
      items: document.items.map((item) => ({
        ...item,
        metadata: without(item.metadata, LATER_OF_A_LINE),
      })),
    };
    expect(STORED_ESTIMATE.read(first)).toEqual({
      ...document,
      ...nulls(LATER),
      items: document.items.map((item) => ({
        ...item,
        metadata: { ...item.metadata, ...nulls(LATER_OF_A_LINE) },
      })),
    });
  });

  it.each([
    ['Kitchen', ['Kitchen']],
    ['Kitchen, Bath', ['Kitchen', 'Bath']],
    ['Bath, upper floor', ['Bath, upper floor']],
    ['Den, Hall and 2 more', ['Den, Hall and 2 more']],
    [null, []],
  ])('whose lines said %j in words alone has the rooms one by one', async (room, rooms) => {
    const { document } = await estimate('Replace toilet');
    const line = newLine('1');
    const metadata = { ...without(line.metadata, ['rooms']), room };
    const row = { ...document, items: [{ ...line, metadata }], form: 1 };
    expect(STORED_ESTIMATE.read(row).items).toEqual([
      { ...line, metadata: { ...line.metadata, room, rooms } },
    ]);
  });

  it('may not break its schema when it is written, nor leave anything out of what an earlier version knew', async () => {
    const { document } = await estimate('Replace toilet');
    expect(() => STORED_ESTIMATE.write({ ...document, currency: 'dollars' })).toThrow(/currency/);
    const { items: _items, ...row } = document;
    expect(() => STORED_ESTIMATE.read({ ...row, form: 0 })).toThrow(/items/);
  });

  it('tells nothing of a claim’s papers where its scope was stored before them', async () => {
    const { document } = await estimate('Replace toilet');
    const { scope } = document;
    const papers = ['insured', 'carrier', 'policyNumber', 'carrierClaimNumber', 'dateOfLoss'];
    const row = { ...document, scope: { ...scope, facts: without(scope?.facts ?? {}, papers) } };
    expect(STORED_ESTIMATE.read(row).scope?.facts).toMatchObject(nulls(papers));
  });
});

it('an inventory, a line and rooms are brought to today’s form, too', async () => {
  const { requestedItems: _requested, ...inventory } = EMPTY_INVENTORY;
  expect(STORED_INVENTORY.read(inventory)).toEqual(EMPTY_INVENTORY);
  const [line] = (await estimate('Replace toilet')).document.items;
  expect(readStoredLine({ ...line, metadata: without(line?.metadata ?? {}, ['cost']) })).toEqual(
    line,
  );
  expect(readStoredRooms(null)).toBeNull();
  expect(readStoredRooms([{ name: 'Hall', source: 'plan.pdf, page 1' }])).toEqual([
    {
      name: 'Hall',
      lengthFt: null,
      widthFt: null,
      heightFt: null,
      areaSf: null,
      source: 'plan.pdf, page 1',
    },
  ]);
});

it('a paper of before keeps its contingency among its lines, and has none of its own', () => {
  const paper = paperOf('BID', [paperLine('Contingency', 1, 'LS', 600)], {
    totals: { total: 600 },
  });
  const totals = without(paper.totals, ['contingency', 'contingencyPercent']);
  expect(readStoredPaper({ ...paper, totals })).toEqual(paper);
  expect(readStoredPaper(null)).toBeNull();
});
