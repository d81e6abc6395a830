import { describe, expect, it } from 'vitest';
import { sampleLine } from '../../../testing/samples.ts';
import type { ServerVersion } from './draft.ts';
import type { EditorAction } from './editor-actions.ts';
import { reduceEditor } from './editor-reducer.ts';
import { type EditorState, isDirty, startEditing } from './editor-state.ts';
import { lineOf } from './line-of.ts';
import { lostEdits } from './lost-edits.ts';
import { saveInput } from './send-changes.ts';
import { linesTotalOf, totalOf } from './use-editor.ts';

const PRICES = {
  LOW: { unitPrice: 80, unitTax: 4 },
  STANDARD: { unitPrice: 100, unitTax: 5 },
  HIGH: { unitPrice: 150, unitTax: 7.5 },
};

const line = (id: string) => {
  const plain = lineOf(sampleLine(id));
  return {
    ...plain,
    metadata: { ...plain.metadata, finishLevel: 'STANDARD' as const, finishPrices: PRICES },
  };
};

const version = (number: number, ids: readonly string[], overrides = {}): ServerVersion => ({
  version: number,
  draft: {
    title: 'Kitchen',
    items: ids.map(line),
    futureActions: ['Measure the walls.'],
    totalOverride: null,
    ...overrides,
  },
});

const start = () => startEditing(version(1, ['1', '2']));

/** Actions one after the other, 100 ms apart. */
const after = (state: EditorState, ...actions: EditorAction[]): EditorState =>
  actions.reduce((current, action, index) => reduceEditor(current, action, index * 100), state);

const typed = (name: string): EditorAction => ({ type: 'edit', lineId: '1', fields: { name } });
const priced = (unitPrice: number): EditorAction => ({
  type: 'edit',
  lineId: '1',
  fields: { unitPrice },
});

describe('lines', () => {
  it('get the highest id plus 1, quantity 1, price and tax 0, and unit EA', () => {
    const { draft } = after(startEditing(version(1, ['9', '4'])), {
      type: 'add',
      after: '9',
      lines: [{}, { name: 'Door' }],
    });
    expect(draft.items.map(({ id }) => id)).toEqual(['9', '10', '11', '4']);
    expect(draft.items[1]).toMatchObject({ quantity: 1, unitPrice: 0, tax: 0, unit: 'EA' });
    expect(draft.items[2]?.name).toBe('Door');
  });

  it('are duplicated below themselves, and remember of which line', () => {
    const copied = after(start(), { type: 'duplicate', lineId: '1' });
    expect(copied.draft.items.map(({ id }) => id)).toEqual(['1', '3', '2']);
    const twice = after(copied, { type: 'duplicate', lineId: '3' });
    const input = saveInput('5', twice.base, twice.draft);
    expect(input.lineOrder).toEqual(['1', '3', '4', '2']);
    expect(input.changedLines?.map(({ id, copyOf }) => [id, copyOf])).toEqual([
      ['3', '1'],
      ['4', '1'],
    ]);
  });

  it('are sent where they changed, with their order where it is another', () => {
    const sent = (...actions: EditorAction[]) => {
      const { base, draft } = after(start(), ...actions);
      const { changedLines, lineOrder } = saveInput('5', base, draft);
      return { changed: changedLines?.map(({ id }) => id), lineOrder };
    };
    expect(sent(typed('Paint'))).toEqual({ changed: ['1'], lineOrder: undefined });
    expect(sent({ type: 'remove', lineIds: ['1'] })).toEqual({ changed: [], lineOrder: ['2'] });
  });

  it('keep range and source of the price, however it was typed', () => {
    const emptied = after(start(), priced(0), priced(1), priced(15), priced(150));
    const [edited] = emptied.draft.items;
    expect(edited?.metadata).toMatchObject({ finishLevel: 'HIGH', confidence: 'B' });
    expect(edited?.metadata.low).toBeCloseTo((180 / 205) * 315, 1);
    const back = after(emptied, priced(100));
    expect(back.draft.items[0]).toMatchObject(line('1'));
    expect(isDirty(back)).toBe(false);
  });

  it('take price and tax of another finish level', () => {
    const { draft } = after(start(), { type: 'switchFinish', lineId: '2', level: 'HIGH' });
    expect(draft.items[1]).toMatchObject({ unitPrice: 150, tax: 15 });
    expect(draft.items[1]?.metadata.finishLevel).toBe('HIGH');
  });

  it('are pasted over and added in one step', () => {
    const pasted = after(start(), {
      type: 'paste',
      over: [{ lineId: '2', fields: { quantity: 5 } }],
      after: '2',
      lines: [{ name: 'New' }],
    });
    expect(pasted.draft.items.map(({ quantity }) => quantity)).toEqual([2, 5, 1]);
    expect(after(pasted, { type: 'undo' }).draft).toBe(pasted.base.draft);
  });
});

describe('the total', () => {
  it('is the owner’s until a number of a line changes', () => {
    const set = after(start(), { type: 'setTotal', total: 999 });
    expect([totalOf(set), linesTotalOf(set)]).toEqual([999, 410]);
    expect(totalOf(after(set, typed('Paint')))).toBe(999);
    const repriced = after(set, priced(200));
    expect(totalOf(repriced)).toBe(linesTotalOf(repriced));
    expect(totalOf(after(set, { type: 'remove', lineIds: ['2'] }))).toBe(205);
  });

  it('is said with changed lines, and left out without a change', () => {
    const set = after(start(), { type: 'setTotal', total: 999 });
    expect(saveInput('5', set.base, set.draft)).toEqual({
      estimateId: '5',
      version: 1,
      totalOverride: 999,
    });
    const repriced = after(set, priced(200));
    expect(saveInput('5', repriced.base, repriced.draft).clearTotalOverride).toBe(true);
    const titled = after(start(), { type: 'setTitle', title: 'Bath' });
    expect(saveInput('5', titled.base, titled.draft)).toEqual({
      estimateId: '5',
      version: 1,
      title: 'Bath',
    });
  });
});

describe('undo and redo', () => {
  it('take typing in one go as one step, and a pause or another cell as the next', () => {
    const state = after(start(), typed('P'), typed('Pa'));
    const paused = reduceEditor(state, typed('Pai'), 5_000);
    const left = reduceEditor(paused, { type: 'endTyping' }, 5_001);
    const again = reduceEditor(left, typed('Pain'), 5_002);
    const other = reduceEditor(again, priced(1), 5_003);
    const names: (string | undefined)[] = [];
    for (let undone = other; undone.past.length > 0;) {
      undone = reduceEditor(undone, { type: 'undo' }, 6_000);
      names.push(undone.draft.items[0]?.name);
    }
    expect(names).toEqual(['Pain', 'Pai', 'Pa', 'Work 1']);
  });

  it('lead there and back; a new edit ends the way forward', () => {
    const undone = after(start(), typed('Paint'), { type: 'undo' });
    expect(isDirty(undone)).toBe(false);
    const redone = after(undone, { type: 'redo' });
    expect(redone.draft.items[0]?.name).toBe('Paint');
    expect(after(undone, typed('Tile'), { type: 'redo' }).draft.items[0]?.name).toBe('Tile');
    expect(after(start(), { type: 'undo' })).toEqual(start());
  });

  it('go on past a save', () => {
    const edited = after(start(), typed('Paint'));
    const saved = after(edited, {
      type: 'saved',
      sent: edited.draft,
      saved: { version: 2, draft: edited.draft },
    });
    expect(isDirty(saved)).toBe(false);
    const undone = after(saved, { type: 'undo' });
    expect(undone.draft.items[0]?.name).toBe('Work 1');
    expect(isDirty(undone)).toBe(true);
  });
});

describe('the server’s versions', () => {
  it('keep what was typed while a save was under way', () => {
    const sent = after(start(), typed('Paint'));
    const onward = after(sent, { type: 'edit', lineId: '2', fields: { name: 'Tile' } });
    const answer = version(2, ['1', '2']);
    answer.draft.items = sent.draft.items.map((each) => ({ ...each, source: 'Known now' }));
    const saved = after(onward, { type: 'saved', sent: sent.draft, saved: answer });
    expect(saved.draft.items.map(({ name }) => name)).toEqual(['Paint', 'Tile']);
    expect(saved.draft.items[0]?.source).toBe('Known now');
    expect(isDirty(saved)).toBe(true);
    expect(saved.base.version).toBe(2);
  });

  it('are taken over without unsaved changes, and only told with them', () => {
    const theirs = version(2, ['1']);
    const untouched = after(start(), { type: 'serverChanged', theirs });
    expect(untouched.draft).toBe(theirs.draft);
    const touched = after(start(), typed('Paint'), { type: 'serverChanged', theirs });
    expect(touched.newer).toBe(theirs);
    expect(touched.draft.items[0]?.name).toBe('Paint');
    expect(after(touched, { type: 'serverChanged', theirs: version(1, []) })).toBe(touched);
    expect(after(touched, { type: 'reset' })).toEqual(startEditing(theirs));
  });

  it('end a conflict when they say what the draft says', () => {
    const edited = after(start(), typed('Paint'));
    const same = after(edited, {
      type: 'serverChanged',
      theirs: { version: 2, draft: { ...edited.draft } },
    });
    expect([same.newer, isDirty(same)]).toEqual([null, false]);
  });

  it('that this page asked for keep unsaved edits, but of lines that are gone', () => {
    const edited = after(
      start(),
      typed('Paint'),
      { type: 'edit', lineId: '2', fields: { quantity: 9 } },
      { type: 'add', after: null, lines: [{ name: 'Own line' }] },
    );
    const theirs = version(2, ['1', '3']);
    const revised = after(edited, { type: 'revised', theirs });
    expect(revised.draft.items.map(({ name }) => name)).toEqual(['Paint', 'Work 3', 'Own line']);
    expect(new Set(revised.draft.items.map(({ id }) => id)).size).toBe(3);
    expect([revised.base.version, revised.newer, revised.adopted]).toEqual([2, null, null]);
    expect(isDirty(revised)).toBe(true);
    expect(after(revised, { type: 'undo' }).draft).toBe(theirs.draft);
    expect(after(start(), { type: 'revised', theirs })).toEqual(startEditing(theirs));
  });

  it('that bring lines back bring back what was edited of them, beside what was edited since', () => {
    const before = after(start(), typed('Paint'), {
      type: 'edit',
      lineId: '2',
      fields: { quantity: 9 },
    });
    const without = version(2, ['1']);
    const lost = lostEdits(before, without.draft);
    expect(lost?.lines.map(({ id }) => id)).toEqual(['2']);
    const since = after(before, { type: 'revised', theirs: without }, typed('Paint twice'));
    const restored = version(3, ['1', '2']);
    const back = after(since, { type: 'revised', theirs: restored, putBack: lost });
    expect(back.draft.items).toMatchObject([{ name: 'Paint twice' }, { id: '2', quantity: 9 }]);
    expect(isDirty(back)).toBe(true);
    const clean = after(start(), { type: 'edit', lineId: '2', fields: { quantity: 9 } });
    const gone = after(clean, { type: 'revised', theirs: without });
    expect(isDirty(gone)).toBe(false);
    const again = after(gone, {
      type: 'revised',
      theirs: restored,
      putBack: lostEdits(clean, without.draft),
    });
    expect(again.draft.items[1]?.quantity).toBe(9);
  });

  it('that bring back a line whose removal was not saved leave it removed', () => {
    const before = after(start(), { type: 'remove', lineIds: ['2'] });
    const without = version(2, ['1']);
    const lost = lostEdits(before, without.draft);
    expect(lost?.lines).toEqual([]);
    const gone = after(before, { type: 'revised', theirs: without });
    const back = after(gone, { type: 'revised', theirs: version(3, ['1', '2']), putBack: lost });
    expect(back.draft.items.map(({ id }) => id)).toEqual(['1']);
    expect(lostEdits(start(), without.draft)).toBeNull();
  });

  it('are the ground that merged changes go on from', () => {
    const theirs = version(2, ['1', '2'], { title: 'Bath' });
    const mine = after(start(), typed('Paint'), { type: 'serverChanged', theirs });
    const merged = { ...mine.draft, title: 'Bath' };
    const adopted = after(mine, { type: 'adoptMerged', merged, theirs });
    expect(adopted).toMatchObject({ newer: null, draft: merged });
    expect(saveInput('5', adopted.base, adopted.draft)).toMatchObject({ version: 2 });
    expect(after(adopted, { type: 'undo' }).draft).toBe(theirs.draft);
  });
});

describe('a text that is no number', () => {
  const refuse = { lineId: '1', field: 'unitPrice', text: '12 x', hint: 'No.' } as const;
  const refused = () => after(start(), priced(1), priced(12), { type: 'refuse', refusal: refuse });

  it('leaves the number before, without a step to undo', () => {
    const state = refused();
    expect(state.draft).toEqual(start().draft);
    expect(state.past).toEqual([]);
    expect(isDirty(state)).toBe(true);
  });

  it('goes when a number comes into its cell, or its line goes', () => {
    expect(after(refused(), typed('Tile')).refusals).toEqual([refuse]);
    for (const action of [
      priced(100),
      { type: 'remove', lineIds: ['1'] },
      { type: 'reset' },
    ] as const) {
      expect(after(refused(), action).refusals).toEqual([]);
    }
  });
});

it('takes back everything typed since the field was entered', () => {
  const slow = [0, 5_000, 10_000].reduce(
    (state, now, index) => reduceEditor(state, typed('x'.repeat(index + 1)), now),
    start(),
  );
  expect(slow.past).toHaveLength(3);
  const back = after(slow, { type: 'cancelTyping' });
  expect(back.draft.items[0]?.name).toBe('Work 1');
  expect(back.past).toEqual([]);
  expect(isDirty(back)).toBe(false);
});
