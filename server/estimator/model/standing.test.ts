// An instruction on an estimate that stands: the model says what changes, everything else stays as its owner left it.
import { describe, expect, it } from 'vitest';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../domain/scope/scope-patch.ts';
import { apply } from '../scope/apply.ts';
import { book, preview, request } from '../testing/estimate.ts';
import { modelSaying, place, replyOf, runWith, work } from './testing/run-model.ts';
import type { Run } from './testing/run-model.ts';

const TEXT = 'Remodel the 5x8 bathroom. Paint the 12x14 bedroom.';

/** The scope as the owner left it: the bedroom is wider by now. */
const standing = ((): ScopeOfWork => {
  const read = preview(request(TEXT));
  const bedroom = read.places.find(({ type }) => type === 'bedroom')?.id ?? '';
  const wider: ScopePatch = { kind: 'SET_PLACE', placeId: bedroom, widthFt: 20 };
  return apply(read, [wider], book, 'OWNER').scope;
})();
const idOf = (assembly: string): string =>
  standing.work.find(({ does }) => does.kind === 'ASSEMBLY' && does.assembly === assembly)?.id ??
  '';
const REMODEL = idOf('bathroom_remodel');
const PAINT = idOf('paint_room');

const seen: string[] = [];
const change = (
  wish: string,
  lists: Parameters<typeof replyOf>[0],
  before: readonly string[] = [],
): Promise<Run> =>
  runWith(
    modelSaying(() => replyOf(lists), seen),
    TEXT,
    {
      request: {
        refinements: [...before, wish],
        standing: {
          scope: standing,
          before: { refinements: [...before], uploads: [], correctedRooms: null },
        },
      },
    },
  );
const changed = (
  on: string,
  name: string,
  value: number | string,
  words: string | null = null,
) => ({
  on: on.toUpperCase(),
  name,
  value,
  words,
});
const workOf = ({ document }: Run, id: string) =>
  document.scope?.work.find((each) => each.id === id);

describe('a change that its owner asks for', () => {
  it('is read with the scope that stands and its keys', async () => {
    await change('a shower instead', { changes: [changed(REMODEL, 'wet', 'shower')] }, [
      'older wish',
    ]);
    const prompt = seen.at(-1) ?? '';
    expect(prompt).toContain('The scope that stands, as its owner left it');
    expect(prompt).toContain(`${REMODEL.toUpperCase()} bathroom_remodel`);
    expect(prompt).toContain('14 x 20 ft');
    expect(prompt).toContain('a shower instead');
    expect(prompt).not.toContain('older wish');
  });

  it('sets what it names, and all else stays under its own id', async () => {
    const run = await change('a shower instead', {
      changes: [changed(REMODEL, 'wet', 'shower', 'a shower instead')],
    });
    expect(workOf(run, REMODEL)?.does).toMatchObject({
      params: expect.arrayContaining([expect.objectContaining({ name: 'wet', value: 'shower' })]),
    });
    expect(workOf(run, PAINT)).toEqual(standing.work.find(({ id }) => id === PAINT));
    expect(run.document.scope?.places).toEqual(standing.places);
    expect(run.lines).toEqual(run.document.items);
    expect(run.document.reasoning).toContain('The last change was read by a language model');
  });

  it.each([
    [
      'leaves a line out',
      [changed(REMODEL, 'without', 'BTH-MIRROR')],
      REMODEL,
      { without: expect.arrayContaining(['BTH-MIRROR']) },
    ],
    [
      'sets lines, one beside the other',
      [changed(REMODEL, 'TIL-WALL', 80), changed(REMODEL, 'ELE-RECESS', 4)],
      REMODEL,
      {
        set: [
          expect.objectContaining({ code: 'TIL-WALL', quantity: 80 }),
          expect.objectContaining({ code: 'ELE-RECESS', quantity: 4 }),
        ],
      },
    ],
    ['sets the finish level', [changed(PAINT, 'finish', 'high')], PAINT, { finishLevel: 'HIGH' }],
  ])('%s', async (_name, changes, id, left) => {
    const run = await change('please change it', { changes });
    expect(workOf(run, id) ?? {}).toMatchObject(left);
  });

  it('drops work', async () => {
    const run = await change('no painting', { changes: [changed(PAINT, 'drop', 1)] });
    expect(workOf(run, PAINT)).toBeUndefined();
  });

  it('adds places and work', async () => {
    const run = await change('also paint the hallway 4x16', {
      places: [place({ id: 'P101', label: 'Hallway', type: 'hallway', lengthFt: 16, widthFt: 4 })],
      work: [
        work({ id: 'W101', place: 'P101', assembly: 'paint_room', words: 'paint the hallway' }),
      ],
    });
    expect(run.document.scope?.work).toHaveLength(standing.work.length + 1);
    expect(run.document.scope?.work.at(-1)).toMatchObject({ by: 'MODEL', certainty: 'TOLD' });
  });

  it.each([
    ['work that is not there', [changed('W999', 'drop', 1)]],
    ['a parameter that is not there', [changed(REMODEL, 'moat', 1)]],
    ['far more than its place holds', [changed(REMODEL, 'wall_tile_sf', 90_000)]],
  ])('of %s changes nothing: the rules’ way stands in', async (_name, changes) => {
    const run = await change('please change it', { changes });
    expect(run.document.reasoning).toContain('its answer could not be used');
    expect(workOf(run, PAINT)).toBeDefined();
  });
});

it('a corrected room needs no model', async () => {
  let asked = 0;
  const client = modelSaying(() => {
    asked += 1;
    return replyOf({});
  });
  const { document } = await runWith(client, TEXT, {
    request: {
      standing: { scope: standing, before: { refinements: [], uploads: [], correctedRooms: null } },
    },
  });
  expect(asked).toBe(0);
  expect(document.scope?.places).toEqual(standing.places);
});
