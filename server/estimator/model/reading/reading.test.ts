import { describe, expect, it } from 'vitest';
import { book, preview, request } from '../../testing/estimate.ts';
import { groundOf } from '../grounds/ground.ts';
import { place, work } from '../testing/run-model.ts';
import { createReading } from './reading.ts';
import { BATH, REMODEL } from '../testing/honest-reply.ts';
import { TEXT, read, only } from '../testing/read-reply.ts';

describe('a place of the reply', () => {
  it('has its sizes, and where in the request they were read', () => {
    const { scope } = read({ places: [BATH] });
    expect(scope.places[0]).toMatchObject({
      label: 'Bathroom',
      lengthFt: 8,
      widthFt: 5,
      areaSf: 40,
      basis: 'STATED',
      because: { source: 'request', words: '5x8 bathroom', start: 12, end: 24 },
    });
  });

  it.each([
    ['sizes nobody told', { lengthFt: 9, widthFt: 7 }, 'DERIVED'],
    ['sizes seen in a picture', { lengthFt: 9, widthFt: 7, basis: 'seen' }, 'DEFAULT'],
    ['no sizes', {}, 'DEFAULT'],
    ['an area beside its two sides', { lengthFt: 8, widthFt: 5, areaSf: 40 }, 'STATED'],
  ])('with %s is %o: %s', (_name, sizes, basis) => {
    expect(read({ places: [place(sizes)] }).scope.places[0]?.basis).toBe(basis);
  });

  it('of a plan names the page it was read on', () => {
    const plan = {
      fileId: '7',
      kind: 'FLOOR' as const,
      name: 'plan.pdf',
      text: '',
      rooms: [
        {
          name: 'Bath',
          lengthFt: 11,
          widthFt: 6.5,
          heightFt: null,
          areaSf: null,
          source: 'plan.pdf, page 2',
        },
      ],
      lines: [],
      paper: null,
      use: 'PRICE' as const,
      note: null,
    };
    const sizes = place({ lengthFt: 6.5, widthFt: 11, basis: 'read' });
    const { scope } = read({ places: [sizes] }, 'Remodel the bathroom', { uploads: [plan] });
    expect(scope.places[0]).toMatchObject({ basis: 'PLAN', source: 'plan.pdf, page 2' });
  });
});

describe('work of the reply', () => {
  it('is an assembly over its place, with the words it follows from', () => {
    expect(only({ places: [BATH], work: [REMODEL] })).toMatchObject({
      placeId: 'p2',
      does: { kind: 'ASSEMBLY', assembly: 'bathroom_remodel', params: [] },
      because: { source: 'request', start: 0, end: 24 },
      by: 'MODEL',
      certainty: 'TOLD',
    });
  });

  it('waits for a place that comes behind it', () => {
    const reading = read({ places: [BATH] });
    expect(reading.scope.work).toEqual([]);
    const asked = request(TEXT);
    const ground = groundOf({ request: asked, trusted: '', prompt: '' });
    const late = createReading({
      request: asked,
      book,
      ground,
      rules: preview(asked),
      standing: null,
    });
    expect(late.take({ list: 'work', value: REMODEL })).toEqual([]);
    late.take({ list: 'places', value: BATH });
    expect(late.close()).toHaveLength(1);
  });

  it.each([
    ['told, and it stands in the request', 12, 'told', 'STATED', 'TOLD'],
    ['told, but it stands nowhere', 13, 'told', 'DERIVED', 'DERIVED'],
    ['assumed', 12, 'assumed', 'DEFAULT', 'ASSUMED'],
  ])('a quantity is %s', (_name, quantity, basis, shown, certainty) => {
    const windows = work({ code: 'WIN-INSERT', quantity, basis, words: '12 new windows' });
    expect(only({ work: [windows] })).toMatchObject({
      does: { kind: 'ROW', quantity, basis: shown },
      certainty,
    });
  });

  it('parameters say where their values come from; a choice is told where its words stand', () => {
    const params = [
      { name: 'n', value: 12, basis: 'told', words: '12 new windows' },
      { name: 'kind', value: 'full', basis: 'told', words: 'new windows' },
      { name: 'material', value: 'wood', basis: 'assumed', words: null },
    ];
    const windows = work({ assembly: 'windows_replace', params, words: '12 new windows' });
    expect(only({ work: [windows] })?.does).toMatchObject({
      params: [
        { name: 'n', value: 12, basis: 'STATED', because: { words: '12 new windows' } },
        { name: 'kind', value: 'full', basis: 'STATED' },
        { name: 'material', value: 'wood', basis: 'DEFAULT', because: null },
      ],
    });
  });

  it('leaves lines out, sets them, and is done several times', () => {
    const item = { ...REMODEL, times: 2, without: ['BTH-MIRROR', 'XXX-*'] };
    const set = [{ code: 'TIL-WALL', quantity: 90, finish: 'high', basis: 'derived', words: null }];
    expect(only({ places: [BATH], work: [{ ...item, set }] })).toMatchObject({
      times: 2,
      without: expect.arrayContaining(['BTH-MIRROR']),
      set: [{ code: 'TIL-WALL', quantity: 90, finishLevel: 'HIGH', basis: 'DERIVED' }],
    });
  });

  it('a line that is set but not there becomes work of its own', () => {
    const set = [{ code: 'PLB-DISPOSAL', quantity: 1, finish: null, basis: 'told', words: null }];
    const { scope } = read({ places: [BATH], work: [{ ...REMODEL, set }] });
    expect(scope.work.map(({ does }) => (does.kind === 'ROW' ? does.code : does.assembly))).toEqual(
      ['bathroom_remodel', 'PLB-DISPOSAL'],
    );
  });

  it.each([
    ['a code where the assembly belongs', { assembly: 'WIN-INSERT', quantity: 12 }, 'WIN-INSERT'],
    [
      'an assembly where the code belongs',
      { code: 'windows_replace', quantity: 12 },
      'windows_replace',
    ],
  ])('takes %s', (_name, members, id) => {
    const does = only({ work: [work({ ...members, words: '12 new windows' })] })?.does;
    expect(does?.kind === 'ROW' ? does.code : does?.assembly).toBe(id);
    expect(JSON.stringify(does)).toContain('12');
  });

  it('reads replies of servers that enforce no shape', () => {
    const bare = { assembly: 'windows_replace', params: { n: '12', kind: 'full' } };
    expect(only({ work: [bare] })?.does).toMatchObject({
      params: [
        { name: 'n', value: 12 },
        { name: 'kind', value: 'full' },
      ],
    });
  });
});

describe('an item that cannot be falls with a note, and the rest stands', () => {
  const GOOD = work({ code: 'WIN-INSERT', quantity: 12, words: '12 new windows' });
  it.each([
    ['names nothing', work({}), 'names neither an assembly nor a row'],
    ['an unknown place', work({ ...REMODEL, place: 'P9' }), 'its place was not given'],
    ['no quantity', work({ code: 'FLR-LVP' }), 'it came without a quantity'],
    [
      'more than the room holds',
      work({ place: 'P1', code: 'FLR-LVP', quantity: 4_000 }),
      'more than',
    ],
    ['more pieces than anybody said', work({ code: 'PLB-TOILET', quantity: 400 }), 'more than'],
    [
      'times nobody told',
      work({ assembly: 'whole_gut', times: 400 }),
      'more than the sizes of the job allow',
    ],
    [
      'what is excluded',
      work({ place: 'P1', code: 'BTH-MIRROR', quantity: 1 }),
      'you asked to leave out',
    ],
    ['the same again', GOOD, 'is there already'],
  ])('%s', (_name, item, why) => {
    const { scope, refused } = read({ places: [BATH], work: [GOOD, item] });
    expect(scope.work).toHaveLength(1);
    expect(refused.join(' ')).toContain(why);
    expect(scope.notes.filter(({ kind }) => kind === 'REFUSED')).toHaveLength(1);
  });

  it.each([
    ['a negative quantity', { quantity: -5 }],
    ['an absurd quantity', { quantity: 1e308 }],
    ['words for a quantity', { quantity: 'many' }],
    ['half a repetition', { times: 0.5 }],
    ['no object', 'PLB-TOILET'],
  ])('%s is counted as unreadable', (_name, members) => {
    const item = typeof members === 'string' ? members : work({ code: 'PLB-TOILET', ...members });
    const { scope, unreadable } = read({ work: [GOOD, item] });
    expect(scope.work).toHaveLength(1);
    expect(unreadable).toBe(1);
  });

  it('a parameter that cannot be leaves the usual one', () => {
    const params = [
      { name: 'floor', value: 'lava', basis: 'told', words: null },
      { name: 'moat', value: 1, basis: 'told', words: null },
      { name: 'vanity', value: 36, basis: 'told', words: null },
    ];
    const { scope, refused } = read({ places: [BATH], work: [{ ...REMODEL, params }] });
    expect(scope.work[0]?.does).toMatchObject({ params: [{ name: 'vanity', value: 36 }] });
    expect(refused).toHaveLength(2);
  });
});
