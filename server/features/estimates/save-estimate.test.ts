import { globalId, localIdIn } from '../../domain/ids.ts';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { editedLinesOf, makeEstimate, readEstimate, save, trySave } from '../../testing/editing.ts';
import type { SaveEstimateInput } from '../../testing/gql/graphql.ts';
import { TestSaveEstimateDocument } from '../../testing/gql/graphql.ts';
import { guestOf, strangerOf } from '../../testing/world.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer();

const newEstimate = async () => {
  const guest = guestOf(server());
  return { guest, estimate: await makeEstimate(guest) };
};

const line = (id: string, changes: object = {}) => ({
  id,
  name: `Line ${id}`,
  details: '',
  quantity: 1,
  unit: 'EA',
  unitPrice: 10,
  tax: 0,
  category: 'Painting',
  ...changes,
});

describe('saving an estimate', () => {
  it('makes a new version in which everything follows the lines', async () => {
    const { guest, estimate } = await newEstimate();
    // Three lines of 2 × 10.50 + 0.25.
    expect(estimate).toMatchObject({
      version: 1,
      change: 'ESTIMATED',
      total: 63.75,
      linesTotal: 63.75,
      hasTotalOverride: false,
      viewerCanEdit: true,
    });
    const saved = await save(guest, estimate, {
      title: 'My bath',
      items: [
        ...editedLinesOf(estimate, { '1': { quantity: 4 }, '2': { unitPrice: 20 } }).slice(0, 2),
        line('4', { name: 'Towel bar', unit: '', unitPrice: 19.99, tax: 1.6 }),
      ],
      futureActions: ['Call a plumber', '  '],
    });
    expect(saved).toMatchObject({
      title: 'My bath',
      version: 2,
      change: 'SAVED',
      changeNote: null,
      total: 104.57,
      linesTotal: 104.57,
      summary: { futureActions: ['Call a plumber'], range: { low: 16.4, high: 164.03 } },
    });
    expect(saved.items.map(({ id, total, unit }) => [localIdIn(id), total, unit])).toEqual([
      ['1', 42.5, 'EA'],
      ['2', 40.48, 'EA'],
      ['4', 21.59, 'EA'],
    ]);
    expect(saved.items.map(({ source }) => source)).toEqual([
      'Test catalogue',
      'Your own price',
      'Your own price',
    ]);
    expect(saved.items[0]?.metadata).toMatchObject({
      code: 'TST-LINE',
      basis: 'STATED',
      formula: 'Entered by you',
      confidence: 'C',
    });
    expect(saved.items[1]?.metadata).toMatchObject({ confidence: null, low: null });
    expect(await readEstimate(guest, estimate.id)).toMatchObject(saved);
    expect(Date.parse(saved.updatedAt)).toBeGreaterThanOrEqual(Date.parse(estimate.updatedAt));
  });

  it('changes only what is sent, and makes no version of nothing', async () => {
    const { guest, estimate } = await newEstimate();
    expect(await save(guest, estimate, {})).toEqual(
      await readEstimate(guest, estimate.id).then(({ job: _job, ...same }) => same),
    );
    const same = await save(guest, estimate, {
      items: editedLinesOf(estimate),
      title: estimate.title,
    });
    expect(same.version).toBe(1);
    const renamed = await save(guest, estimate, { title: 'Else' });
    expect(renamed).toMatchObject({ version: 2, title: 'Else', items: estimate.items });
  });

  it('takes the lines that changed, and makes of them what all lines come to', async () => {
    const { guest, estimate } = await newEstimate();
    const other = await makeEstimate(guest);
    const [first, second, third] = editedLinesOf(estimate, { '2': { quantity: 7, tax: 3 } });
    const [, otherSecond] = editedLinesOf(other, { '2': { quantity: 7, tax: 3 } });
    if (!first || !second || !third || !otherSecond) throw new Error('There are three lines.');
    const whole = await save(guest, estimate, { items: [first, second, third] });
    const changed = await save(guest, other, { changedLines: [otherSecond] });
    const valuesOf = ({ items, ...saved }: typeof whole) => ({
      total: saved.total,
      version: saved.version,
      range: saved.summary.range,
      items: items.map(({ id, ...values }) => ({ ...values, id: localIdIn(id) })),
    });
    expect(valuesOf(changed)).toEqual(valuesOf(whole));

    const copy = { ...line('4'), name: 'Copy', copyOf: '3' };
    const moved = await save(guest, whole, { items: [third, copy, first] });
    const ordered = { changedLines: [copy], lineOrder: ['3', '4', '1'] };
    expect(valuesOf(await save(guest, changed, ordered))).toEqual(valuesOf(moved));

    const removed = await save(guest, moved, { lineOrder: [moved.items[1]?.id ?? ''] });
    expect(removed.items.map(({ name }) => name)).toEqual(['Copy']);
    const same = { lineOrder: ['4'], changedLines: [] };
    expect((await save(guest, removed, same)).version).toBe(removed.version);
  });

  it('keeps what is known of a line in its copy', async () => {
    const { guest, estimate } = await newEstimate();
    const [first] = editedLinesOf(estimate);
    if (!first) throw new Error('There is a line.');
    const copies = [first, { ...first, id: '4', copyOf: '1' }, { ...first, id: '5' }];
    const saved = await save(guest, estimate, { items: copies });
    expect(saved.items.map(({ source }) => source)).toEqual([
      'Test catalogue',
      'Test catalogue',
      'Your own price',
    ]);
  });

  it('takes a total by hand until a number changes', async () => {
    const { guest, estimate } = await newEstimate();
    const set = await save(guest, estimate, { totalOverride: 100 });
    expect(set).toMatchObject({ total: 100, linesTotal: 63.75, hasTotalOverride: true });
    const renamed = await save(guest, set, {
      items: editedLinesOf(set, { '1': { name: 'Else' } }),
    });
    expect(renamed).toMatchObject({ total: 100, hasTotalOverride: true });
    const edited = await save(guest, renamed, {
      items: editedLinesOf(renamed, { '1': { tax: 1.25 } }),
    });
    expect(edited).toMatchObject({ total: 64.75, hasTotalOverride: false });
    const again = await save(guest, edited, { totalOverride: 100 });
    const cleared = await save(guest, again, { clearTotalOverride: true });
    expect(cleared).toMatchObject({ total: 64.75, hasTotalOverride: false, version: 6 });
  });

  it('takes an estimate down to no line and up again', async () => {
    const { guest, estimate } = await newEstimate();
    const empty = await save(guest, estimate, { items: [] });
    expect(empty).toMatchObject({ total: 0, items: [] });
    const filled = await save(guest, empty, { items: [line('1', { unitPrice: 12.34 })] });
    expect(filled.total).toBe(12.34);
  });

  it('holds 5,000 lines, and not one more', async () => {
    const { guest, estimate } = await newEstimate();
    const many = Array.from({ length: 5_000 }, (_, index) =>
      line(String(index + 1), { details: 'x'.repeat(200), unitPrice: 0.01 }),
    );
    const saved = await save(guest, estimate, { items: many });
    expect(saved).toMatchObject({ total: 50, version: 2 });
    const outcome = await trySave(guest, {
      estimateId: estimate.id,
      version: 2,
      items: [...many, line('5001')],
    });
    expect(outcome).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'items', message: 'At most 5,000 lines fit into one estimate.' }],
    });
  }, 60_000);

  it('stores words as they are, but for what cannot be stored', async () => {
    const { guest, estimate } = await newEstimate();
    const odd = '<b>"Ünïcode" 🛁</b> {{x}}\n\u0000\u0007\ud800 ';
    const saved = await save(guest, estimate, { items: [line('1', { name: odd, details: odd })] });
    expect(saved.items[0]?.name).toBe('<b>"Ünïcode" 🛁</b> {{x}}\n\ufffd ');
  });

  it('stores what it answers, also of edits that follow each other', async () => {
    const { guest, estimate } = await newEstimate();
    const odd = line('4', { name: ' Ünïcode\u0000\ud800 ', details: ' ', category: ' Tile ' });
    const first = await save(guest, estimate, { items: [...editedLinesOf(estimate), odd] });
    const second = await save(guest, first, {
      items: editedLinesOf(first, { '1': { quantity: 4 } }),
      futureActions: ['Call a plumber', '  '],
    });
    // Another hand has been at the row: what this process wrote is read back.
    await server().ports.db.estimate.update({
      where: { id: numberOf(estimate.id) },
      data: { updatedAt: new Date(new Date(second.updatedAt).getTime() + 1) },
    });
    const { updatedAt: _updatedAt, ...answered } = second;
    expect(await readEstimate(guest, estimate.id)).toMatchObject(answered);
  });
});

describe('what cannot be saved', () => {
  const HUGE = 'That is more than an estimate can hold. Check the number of digits.';
  const refusals: [string, Partial<SaveEstimateInput>, string, string][] = [
    [
      'a huge quantity',
      { items: [line('1'), line('2', { quantity: 1e12 })] },
      'items.1.quantity',
      `Line 2: ${HUGE}`,
    ],
    [
      'a huge price',
      { items: [line('1', { unitPrice: -1e10 })] },
      'items.0.unitPrice',
      `Line 1: ${HUGE}`,
    ],
    ['a huge tax', { items: [line('1', { tax: 1e300 })] }, 'items.0.tax', `Line 1: ${HUGE}`],
    [
      'a huge line',
      { items: [line('1', { quantity: 1e6, unitPrice: 1e6 })] },
      'items.0.unitPrice',
      `Line 1: ${HUGE}`,
    ],
    [
      'a huge sum',
      { items: [line('1', { unitPrice: 9e8 }), line('2', { unitPrice: 9e8 })] },
      'items',
      HUGE,
    ],
    [
      'two lines with one id',
      { items: [line('1'), line('01')] },
      'items.1.id',
      'Line 2: Two lines have the same id. Reload the page and edit it once more.',
    ],
    [
      'a huge changed line',
      { changedLines: [line('2', { quantity: 1e6, unitPrice: 1e6 })] },
      'changedLines.0.unitPrice',
      HUGE,
    ],
    [
      'changed lines that make a huge sum with those that stay',
      { changedLines: [line('2', { unitPrice: 999_999_999 })] },
      'changedLines',
      HUGE,
    ],
    [
      'a new line without a place',
      { changedLines: [line('9')] },
      'changedLines.0.id',
      'Name the ids of all lines in `lineOrder`, a new one among them.',
    ],
    [
      'a place without a line',
      { lineOrder: ['1', '9'] },
      'lineOrder.1',
      'A new line stands in `changedLines`, too.',
    ],
    [
      'a place of a line of another estimate',
      { lineOrder: [globalId('LineItem', '999999:1')] },
      'lineOrder.0',
      'A line has a number as its id.',
    ],
    [
      'a line in two places',
      { lineOrder: ['1', '01'] },
      'lineOrder',
      'Two lines have the same id. Reload the page and edit it once more.',
    ],
    [
      'all lines beside those that changed',
      { items: [line('1')], changedLines: [line('1')] },
      'items',
      'Send all lines, or those that changed; not both.',
    ],
    [
      'an id that is none',
      { items: [line('x')] },
      'items.0.id',
      'Line 1: A line has a number as its id.',
    ],
    [
      'a long name',
      { items: [line('1', { name: 'x'.repeat(301) })] },
      'items.0.name',
      'Line 1: Please keep the item to at most 300 characters.',
    ],
    [
      'a long title',
      { title: 'x'.repeat(161) },
      'title',
      'Please keep the title to at most 160 characters.',
    ],
    [
      'too many next steps',
      { futureActions: Array.from({ length: 51 }, () => 'x') },
      'futureActions',
      'At most 50 next steps fit into one estimate.',
    ],
    [
      'a total below nothing',
      { totalOverride: -1 },
      'totalOverride',
      'The total project cost cannot be below 0.',
    ],
    [
      'no version',
      { version: 0 },
      'version',
      'Versions count from 1. Reload the page and try again.',
    ],
  ];

  it.each(refusals)('is %s', async (_what, edits, path, message) => {
    const { guest, estimate } = await newEstimate();
    const outcome = await trySave(guest, { estimateId: estimate.id, version: 1, ...edits });
    expect(outcome).toMatchObject({
      __typename: 'InvalidInput',
      message,
      fields: [{ path, message }],
    });
    const { jobId: _jobId, ...asItWas } = estimate;
    expect(await readEstimate(guest, estimate.id)).toMatchObject(asItWas);
  });

  it('is told with its title and its lines at once, and with at most fifty faults', async () => {
    const { guest, estimate } = await newEstimate();
    const items = Array.from({ length: 60 }, (_, at) => line(`${at + 1}`, { quantity: 1e12 }));
    const changes = { title: 'x'.repeat(161), totalOverride: -1, items };
    const outcome = await trySave(guest, { estimateId: estimate.id, version: 1, ...changes });
    if (outcome.__typename !== 'InvalidInput') throw new Error(JSON.stringify(outcome));
    expect(outcome.fields.map(({ path }) => path)).toEqual([
      'title',
      ...items.slice(0, 48).map((_line, at) => `items.${at}.quantity`),
      'totalOverride',
    ]);
  });

  it('is what is no number at all', async () => {
    const { guest, estimate } = await newEstimate();
    for (const quantity of ['12', null, '1e999']) {
      const items = [line('1', { quantity })] as SaveEstimateInput['items'];
      const { errors } = await guest.run(TestSaveEstimateDocument, {
        input: { estimateId: estimate.id, version: 1, items },
      });
      expect(errors).toHaveLength(1);
    }
  });

  it('is someone else’s estimate, which is not there for a stranger', async () => {
    const { estimate } = await newEstimate();
    for (const stranger of [guestOf(server()), strangerOf(server())]) {
      const input = { estimateId: estimate.id, version: 1, title: 'Mine now' };
      const error = await stranger.runError(TestSaveEstimateDocument, { input });
      expect(error.code).toBe('NOT_FOUND');
    }
    const missing = { estimateId: '999999', version: 1 };
    const error = await guestOf(server()).runError(TestSaveEstimateDocument, { input: missing });
    expect(error.code).toBe('NOT_FOUND');
  });
});

describe('two saves of one version', () => {
  it('tell the later one what stands there now', async () => {
    const { guest, estimate } = await newEstimate();
    await save(guest, estimate, { title: 'First' });
    const outcome = await trySave(guest, { estimateId: estimate.id, version: 1, title: 'Second' });
    expect(outcome).toMatchObject({
      __typename: 'EstimateConflict',
      message:
        'This estimate was changed elsewhere since you opened it. Look at the changes and save once more.',
      estimate: { version: 2, title: 'First', items: estimate.items },
    });
  });

  it('at once have exactly one winner', async () => {
    const { guest, estimate } = await newEstimate();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        trySave(guest, { estimateId: estimate.id, version: 1, title: `Save ${index}` }),
      ),
    );
    const winners = outcomes.flatMap((outcome) =>
      outcome.__typename === 'SaveEstimateSuccess' ? [outcome.estimate.title] : [],
    );
    expect(winners).toHaveLength(1);
    expect(outcomes.filter(({ __typename }) => __typename === 'EstimateConflict')).toHaveLength(7);
    expect(await readEstimate(guest, estimate.id)).toMatchObject({ version: 2, title: winners[0] });
    const kept = await server().ports.db.estimateRevision.count({
      where: { estimateId: numberOf(estimate.id) },
    });
    expect(kept).toBe(1);
  });
});
