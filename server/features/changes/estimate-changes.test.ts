// Whoever has a version and what differs since has the version that stands: nothing is missing, and nothing else is sent.
import { describe, expect, it } from 'vitest';
import { withListChanges } from '../../domain/estimate/version-changes.ts';
import { createBuiltInEstimator } from '../../estimator/built-in.ts';
import { book } from '../../estimator/testing/estimate.ts';
import { useTestServer } from '../../testing/app.ts';
import { bedroomsOn } from '../../testing/bedrooms.ts';
import { editedLinesOf, readEstimate, save } from '../../testing/editing.ts';
import {
  type ReviseScopeInput,
  TestEstimateChangesDocument,
  TestReviseForChangesDocument,
} from '../../testing/gql/graphql.ts';
import { makeUnderstood, readUnderstood, revise, type Understood } from '../../testing/scoping.ts';
import { guestOf, type Person } from '../../testing/world.ts';

const server = useTestServer({ estimator: createBuiltInEstimator(book) });
const { restore } = bedroomsOn(server);

const HOUSE =
  'Hall bathroom 5x8: new toilet and vanity. Kitchen 10x12: paint, LVP floor. Repaint the 12x14 bedroom.';

const read = async (person: Person, id: string, since: number) => {
  const { estimate } = await person.runOk(TestEstimateChangesDocument, { id, since });
  if (!estimate?.scope) throw new Error('The estimate is missing.');
  const { version, items, scope, changesSince: changes } = estimate;
  return { whole: { version, items, scope }, changes };
};

type Read = Awaited<ReturnType<typeof read>>;

/** The later version, made of the earlier one and what differs. */
const advanced = (before: Read['whole'], changes: Read['changes']) => {
  if (!changes) throw new Error('The version is not kept.');
  const { lines, lineOrder, places, placeOrder, work, workOrder, scope } = changes;
  return {
    items: withListChanges(before.items, { changed: lines, order: lineOrder }),
    scope: {
      places: withListChanges(before.scope.places, { changed: places, order: placeOrder }),
      work: withListChanges(before.scope.work, { changed: work, order: workOrder }),
      questions: scope?.questions,
    },
  };
};

type Patch = ReviseScopeInput['patches'][number];
type Step = (estimate: Understood) => Patch;

const place = ({ scope }: Understood, at: number) => scope.places.at(at)?.id ?? '';
const work = ({ scope }: Understood, at: number) => scope.work.at(at)?.id ?? '';

const STEPS: readonly (readonly [string, Step])[] = [
  ['a size', (now) => ({ setPlace: { placeId: place(now, 0), lengthFt: 9, widthFt: 7 } })],
  ['a name', (now) => ({ setPlace: { placeId: place(now, -1), label: 'Guest room' } })],
  ['work added', (now) => ({ addWork: { placeId: place(now, 1), assembly: 'floor_lvp' } })],
  ['work changed', (now) => ({ setWork: { workId: work(now, 0), times: 2 } })],
  ['work left out', (now) => ({ setWork: { workId: work(now, -1), optional: true } })],
  ['work dropped', (now) => ({ dropWork: work(now, 1) })],
  [
    'a place added',
    () => ({ addPlace: { label: 'Den', type: 'bedroom', lengthFt: 10, widthFt: 10 } }),
  ],
  ['a fact', () => ({ setFacts: { occupied: true } })],
  ['a place dropped', (now) => ({ dropPlace: place(now, 0) })],
];

describe('what differs between versions', () => {
  it('makes the later version of the earlier one, step by step and over all steps', async () => {
    const guest = guestOf(server());
    let estimate = await makeUnderstood(guest, HOUSE);
    const { id } = estimate;
    const first = (await read(guest, id, 1)).whole;
    let before = first;
    const follow = async (step: string) => {
      const { whole, changes } = await read(guest, id, before.version);
      const { version: _version, ...lists } = whole;
      expect({ step, ...advanced(before, changes) }).toEqual({ step, ...lists });
      const sinceFirst = (await read(guest, id, 1)).changes;
      expect({ step, ...advanced(first, sinceFirst) }).toEqual({ step, ...lists });
      before = whole;
      return changes;
    };
    for (const [step, patch] of STEPS) {
      estimate = await revise(guest, estimate, patch(estimate));
      await follow(step);
    }
    const edited = editedLinesOf(await readEstimate(guest, id)).toSpliced(1, 1);
    const [line] = edited;
    if (line) line.quantity = 77;
    await save(guest, estimate, { items: edited.toReversed() });
    await follow('lines edited, deleted and moved');
    await restore(guest, await readUnderstood(guest, id), 2);
    await follow('an earlier version brought back');
  });

  it('is only what a correction changed', async () => {
    const guest = guestOf(server());
    const estimate = await makeUnderstood(guest, HOUSE);
    const placeId = place(estimate, 0);
    await revise(guest, estimate, { setPlace: { placeId, lengthFt: 9, widthFt: 7 } });
    const { whole, changes } = await read(guest, estimate.id, 1);
    expect(changes?.places.map((each) => each.id)).toEqual([placeId]);
    expect(changes?.work.length).toBeLessThan(whole.scope.work.length);
    expect(changes?.lines.length).toBeGreaterThan(0);
    expect(changes?.lines.length).toBeLessThan(whole.items.length);
    expect(changes).toMatchObject({ lineOrder: null, placeOrder: null, workOrder: null });
  });

  it('is told by the change itself as it is read afterwards', async () => {
    const guest = guestOf(server());
    const estimate = await makeUnderstood(guest, HOUSE);
    const { id: estimateId, version } = estimate;
    const patches = [{ setPlace: { placeId: place(estimate, 0), lengthFt: 9, widthFt: 7 } }];
    const input = { estimateId, version, patches };
    const { reviseScope } = await guest.runOk(TestReviseForChangesDocument, {
      input,
      since: version,
    });
    const { whole, changes } = await read(guest, estimateId, version);
    expect(reviseScope).toEqual({
      estimate: {
        version: version + 1,
        items: whole.items,
        changesSince: { lines: changes?.lines, work: changes?.work },
      },
    });
    expect(changes?.lines).not.toEqual([]);
  });

  it('is not known of a version that is not kept, and nothing of the one that stands', async () => {
    const guest = guestOf(server());
    const { id } = await makeUnderstood(guest, 'Replace the toilet');
    expect((await read(guest, id, 2)).changes).toBeNull();
    expect((await read(guest, id, 1)).changes).toMatchObject({
      lines: [],
      places: [],
      work: [],
      lineOrder: null,
    });
  });
});
