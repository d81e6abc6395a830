import { withLocalIds } from '../../testing/ids.ts';
import { describe, expect, it } from 'vitest';
import { createBuiltInEstimator } from '../../estimator/built-in.ts';
import { book } from '../../estimator/testing/estimate.ts';
import { useTestServer } from '../../testing/app.ts';
import { makeUnderstood, revise, readUnderstood } from '../../testing/scoping.ts';
import {
  TestParametersToAddDocument,
  TestScopePreviewDocument,
  TestSearchPriceBookDocument,
} from '../../testing/gql/graphql.ts';
import { guestOf, strangerOf, userOf } from '../../testing/world.ts';
import { emptyScope } from '../../domain/scope/scope-of-work.ts';
import { bedroomsOn } from '../../testing/bedrooms.ts';

const server = useTestServer({
  estimator: createBuiltInEstimator(book),
  env: { RATE_LIMITS: 'on' },
});

const { newBedroom } = bedroomsOn(server);

const preview = async (instructions: string, more = {}) => {
  const input = { instructions, ...more };
  const guest = guestOf(server());
  return (await guest.runOk(TestScopePreviewDocument, { input })).scopePreview;
};

describe('what is read while a request is typed', () => {
  it('has places, work and where they stand, and no price', async () => {
    const text = 'Repaint my 12x14 bedroom, walls and ceiling';
    const scope = await preview(text);
    expect(scope).toMatchObject({
      readBy: 'RULES',
      places: [{ label: 'Bedroom', areaSf: 168, basis: 'STATED' }],
      work: [{ name: 'Interior painting', certainty: 'TOLD', total: null, lineCount: null }],
    });
    const because = scope.places[0]?.because;
    expect(text.slice(because?.start ?? 0, because?.end ?? 0)).toBe(because?.words);
  });

  it('is what the estimate is worked out from, of the same project', async () => {
    const guest = guestOf(server());
    const text =
      'Replace the roof of a two-story house, 1900 sf, 10/12 pitch. The house is occupied.';
    const { scope } = await makeUnderstood(guest, text);
    const input = { instructions: text, zip: '78701' };
    const told = await guest.runOk(TestScopePreviewDocument, { input });
    const [scopePreview, own] = [withLocalIds(told.scopePreview), withLocalIds(scope)];
    expect(scopePreview.places).toEqual(own.places);
    expect(scopePreview.facts).toEqual(scope.facts);
    expect(scopePreview.work).toEqual(
      own.work.map((work) => ({ ...work, total: null, lineCount: null })),
    );
  });

  it('is empty for an empty text, and stores nothing', async () => {
    const { db } = server().ports;
    const stored = async () => [await db.account.count(), await db.job.count()];
    const before = await stored();
    expect(await preview('')).toMatchObject({ places: [], work: [] });
    expect(await stored()).toEqual(before);
  });

  it('takes any text up to the length of a request', async () => {
    const hostile = `${'🏠\u0000<b>"\'; DROP TABLE jobs; '.repeat(50)}\n`.repeat(12);
    expect(await preview(hostile.slice(0, 19_000))).toMatchObject({ readBy: 'RULES' });
    const input = { instructions: 'x'.repeat(20_001) };
    const error = await guestOf(server()).runError(TestScopePreviewDocument, { input });
    expect(error).toMatchObject({
      code: 'BAD_INPUT',
      message: 'Please keep the description to at most 20,000 characters.',
    });
  });

  it('reads the beginning of a long text, and says so', async () => {
    const talk = 'The dog is friendly but barks. I work from home most days. My wife likes blue. ';
    const text = `Paint the walls and the ceiling of my 12x14 bedroom. ${talk.repeat(90)}Replace the toilet.`;
    const { work, notes } = await preview(text);
    expect(work.map(({ name }) => name)).toEqual(['Interior painting']);
    expect(notes[0]).toEqual({
      kind: 'WARNING',
      text: 'Only the first 6,000 characters are read while you write. The estimate reads all of them.',
    });
    expect((await preview('Repaint my bedroom')).notes).not.toContainEqual(notes[0]);
  });

  it('is for guests and users, not for strangers', async () => {
    const input = { instructions: 'Replace toilet' };
    const user = await userOf(server(), 'partner@example.test');
    const { scopePreview } = await user.runOk(TestScopePreviewDocument, { input });
    expect(scopePreview.work).toHaveLength(1);
    const error = await strangerOf(server()).runError(TestScopePreviewDocument, { input });
    expect(error.code).toBe('UNAUTHENTICATED');
  });
});

describe('work that may be added', () => {
  it('asks its parameters, with what is assumed in that place and from what was told', async () => {
    const guest = guestOf(server());
    const made = await makeUnderstood(guest, 'Repaint my 12x14 bedroom');
    const { id, scope } = await revise(guest, made, { setFacts: { pitch: 10 } });
    const ask = async (assembly: string, more = {}) => {
      const variables = { id, assembly, ...more };
      const { estimate } = await guest.runOk(TestParametersToAddDocument, variables);
      return new Map(estimate?.scope?.parametersToAdd.map((each) => [each.name, each]));
    };
    const placeId = scope.places[0]?.id ?? '';
    const floor = await ask('floor_lvp', { placeId });
    expect([...floor.keys()]).toEqual(
      book.assemblies.get('floor_lvp')?.parameters.map(({ name }) => name),
    );
    const tile = await ask('commercial_floor', { placeId });
    expect(tile.get('sf')).toMatchObject({ value: '168', isTold: false });
    const hall = await ask('commercial_floor', { placeType: 'hallway' });
    expect(hall.get('sf')?.value).toMatch(/^(?!168$)\d+$/);
    const nowhere = await ask('roof_replace', { placeType: 'no such place' });
    expect(nowhere).toEqual(await ask('roof_replace'));
    expect((await ask('roof_replace')).get('pitch')).toMatchObject({ value: '10', isTold: true });
    const parameters = [
      { name: 'sq', value: '30' },
      { name: 'layers', value: 'many' },
    ];
    const told = await ask('roof_replace', { parameters });
    expect(told.get('deck_sf')).toMatchObject({ value: '30', isTold: false });
    expect(told.get('layers')).toMatchObject({ value: '1', isTold: false });
    expect(await ask('no_such_assembly')).toEqual(new Map());
  });
});

describe('a search of the price book', () => {
  it('gives as many as asked for, within bounds, and nothing to strangers', async () => {
    const guest = guestOf(server());
    const search = (first: number) => ({ query: 'paint', first });
    const { priceBookSearch } = await guest.runOk(TestSearchPriceBookDocument, search(3));
    expect(priceBookSearch).toHaveLength(3);
    for (const first of [0, 51]) {
      const error = await guest.runError(TestSearchPriceBookDocument, search(first));
      expect(error.code).toBe('BAD_INPUT');
    }
    const stranger = strangerOf(server());
    const { code } = await stranger.runError(TestSearchPriceBookDocument, search(3));
    expect(code).toBe('UNAUTHENTICATED');
  });
});

describe('previews', () => {
  it('are limited a minute, by network for guests, with the time to wait', async () => {
    const input = { instructions: 'Paint' };
    const answers = await Promise.all(
      Array.from({ length: 180 }, () => guestOf(server()).run(TestScopePreviewDocument, { input })),
    );
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused[0]).toMatchObject({ extensions: { code: 'THROTTLED' } });
    expect(refused[0]?.extensions?.retryAfterSeconds).toBeGreaterThan(0);
    const user = await userOf(server(), 'other@example.test');
    await user.runOk(TestScopePreviewDocument, { input });
  });
});

describe('what was understood', () => {
  it('is a field of the estimate: places, work with all parameters, lines and their total', async () => {
    const { estimate } = await newBedroom();
    expect(estimate.scope.places).toMatchObject([
      { label: 'Bedroom', lengthFt: 14, widthFt: 12, areaSf: 168, basis: 'STATED' },
    ]);
    const [work] = estimate.scope.work;
    expect(work).toMatchObject({ kind: 'ASSEMBLY', name: 'Interior painting', by: 'RULES' });
    const parameters = work?.parameters ?? [];
    expect(parameters.map(({ name }) => name)).toEqual([
      ...(book.assemblies.get('paint_room')?.params.map(([name]) => name) ?? []),
    ]);
    expect(parameters.find(({ name }) => name === 'coats')).toMatchObject({
      kind: 'CHOICE',
      value: '2',
      default: '2',
      isTold: false,
    });
    const own = estimate.items.filter(({ metadata }) => metadata.workId === work?.id);
    expect(own.length).toBeGreaterThan(1);
    expect(work).toMatchObject({ lineCount: own.length, total: expect.any(Number) });
  });
});

describe('old clients', () => {
  it('cannot put a scope into an estimate', async () => {
    const { guest, estimate } = await newBedroom();
    const list = (await (await guest.rest('GET', '/api/results/guest/')).json()) as {
      id: number;
    }[];
    const path = `/api/results/${list[0]?.id}/`;
    const got = (await (await guest.rest('GET', path)).json()) as { raw_json: object };
    const raw = { ...got.raw_json, title: 'Renamed', scope: emptyScope('OWNER') };
    const saved = await guest.rest('PATCH', `${path}update_json/`, { raw_json: raw });
    expect(saved.status).toBe(200);
    const after = await readUnderstood(guest, estimate.id);
    expect(after).toMatchObject({ version: 2, change: 'SAVED' });
    expect(after.scope).toEqual(estimate.scope);
  });
});
