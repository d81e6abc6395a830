import { describe, expect, it } from 'vitest';
import { createBuiltInEstimator } from '../../estimator/built-in.ts';
import { book } from '../../estimator/testing/estimate.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { useTestServer } from '../../testing/app.ts';
import { editedLinesOf, readEstimate, save } from '../../testing/editing.ts';
import {
  TestEstimateChangedDocument,
  TestRefineEstimateDocument,
  TestReviseScopeDocument,
} from '../../testing/gql/graphql.ts';
import { makeUnderstood, readUnderstood, revise, tryRevise } from '../../testing/scoping.ts';
import { guestOf } from '../../testing/world.ts';
import { bedroomsOn, BEDROOM } from '../../testing/bedrooms.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer({ estimator: createBuiltInEstimator(book) });

const { newBedroom, lineOf, placeOf, workOf, sized, restore } = bedroomsOn(server);

describe('correcting it', () => {
  it('prices anew at once, as a new version with a note', async () => {
    const { guest, estimate } = await newBedroom();
    const revised = await revise(guest, estimate, sized(estimate, 20, 16));
    expect(revised).toMatchObject({
      version: 2,
      change: 'SCOPE_REVISED',
      changeNote: 'Bedroom corrected',
      scope: { places: [{ lengthFt: 20, widthFt: 16, areaSf: 320, basis: 'STATED' }] },
    });
    expect(revised.total).toBeGreaterThan(estimate.total);
    expect(lineOf(revised, 'PNT-CEIL').quantity).toBe(320);
    expect(lineOf(revised, 'PNT-CEIL').id).toBe(lineOf(estimate, 'PNT-CEIL').id);
  });

  it('prices the goods alone where the owner does the labor, and all of it again when not', async () => {
    const { guest, estimate } = await newBedroom();
    const workId = workOf(estimate);
    const goods = await revise(guest, estimate, { setWork: { workId, materialsOnly: true } });
    expect(goods.total).toBeGreaterThan(0);
    expect(goods.total).toBeLessThan(estimate.total / 2);
    expect(lineOf(goods, 'PNT-WALL').quantity).toBe(lineOf(estimate, 'PNT-WALL').quantity);
    const back = await revise(guest, goods, { setWork: { workId, materialsOnly: false } });
    expect(back.total).toBe(estimate.total);
    const both = { workId, materialsOnly: true, ownerSupplies: true };
    const outcome = await tryRevise(guest, {
      estimateId: estimate.id,
      version: back.version,
      patches: [{ setWork: both }],
    });
    expect(outcome).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ message: expect.stringContaining('nothing is left to price') }],
    });
  });

  it('keeps what the owner edited, over several corrections', async () => {
    const { guest, estimate } = await newBedroom();
    const walls = lineOf(estimate, 'PNT-WALL');
    const changes = { [walls.id]: { unitPrice: 9, name: 'Eggshell' } };
    const items = editedLinesOf(await readEstimate(guest, estimate.id), changes);
    await save(guest, estimate, { items });
    const once = await revise(guest, { ...estimate, version: 2 }, sized(estimate, 20, 16));
    const again = await revise(guest, once, {
      setWork: { workId: workOf(once), parameters: [{ name: 'closets', value: '2' }] },
    });
    for (const version of [once, again]) {
      expect(lineOf(version, 'PNT-WALL')).toMatchObject({ unitPrice: 9, name: 'Eggshell' });
      expect(lineOf(version, 'PNT-WALL').quantity).toBeGreaterThan(walls.quantity);
    }
    expect(lineOf(again, 'PNT-CLOSET').quantity).toBe(2);
  });

  it('adds and drops work; what is added again has none of the old edits', async () => {
    const { guest, estimate } = await newBedroom();
    const walls = lineOf(estimate, 'PNT-WALL');
    const items = editedLinesOf(await readEstimate(guest, estimate.id), {
      [walls.id]: { unitPrice: 9 },
    });
    await save(guest, estimate, { items });
    const dropped = await revise(
      guest,
      { ...estimate, version: 2 },
      { dropWork: workOf(estimate) },
      { addWork: { placeId: placeOf(estimate), code: 'ELE-RECESS', quantity: 4 } },
    );
    expect(dropped.items.map(({ metadata }) => metadata.code)).not.toContain('PNT-WALL');
    expect(lineOf(dropped, 'ELE-RECESS').quantity).toBe(4);
    const added = await revise(guest, dropped, {
      addWork: { placeId: placeOf(estimate), assembly: 'paint_room' },
    });
    expect(lineOf(added, 'PNT-WALL').unitPrice).toBe(walls.unitPrice);
    expect(added.scope.work.map(({ by }) => by)).toEqual(['OWNER', 'OWNER']);
  });

  it('answers an estimate that only asks, in place', async () => {
    const guest = guestOf(server());
    const asking = await makeUnderstood(guest, 'Please help me with my house');
    expect(asking).toMatchObject({ total: 0, items: [] });
    const [question] = asking.scope.questions;
    const answer = question?.answers.findIndex(({ label }) => label === 'Bathroom') ?? -1;
    const answered = await revise(guest, asking, {
      answer: { questionId: question?.id ?? '', answer },
    });
    expect(answered.changeNote).toBe('Which part of the property is the work for? Bathroom');
    expect(answered.scope.questions.map(({ id }) => id)).not.toContain(question?.id);
    const bathroom = answered.scope.places.find(({ label }) => label === 'Bathroom');
    const priced = await revise(
      guest,
      answered,
      { addWork: { placeId: bathroom?.id ?? '', assembly: 'toilet_replace' } },
      { addPlace: { ref: 'shed', label: 'Shed', type: 'garage', areaSf: 120 } },
      { addWork: { placeId: 'shed', code: 'ELE-RECESS', quantity: 2 } },
    );
    expect(priced).toMatchObject({ id: asking.id, version: 3 });
    expect(priced.total).toBeGreaterThan(0);
    expect(lineOf(priced, 'ELE-RECESS').quantity).toBe(2);
    expect(lineOf(priced, 'PLB-TOILET').quantity).toBe(1);
  });

  it('changes what is true of the whole job, and the prices that depend on it', async () => {
    const guest = guestOf(server());
    const roof = await makeUnderstood(guest, 'Roof replacement, 4/12 pitch, house is 1900 sf');
    const steep = await revise(guest, roof, { setFacts: { pitch: 12, stories: 2 } });
    expect(steep).toMatchObject({ version: 2, scope: { facts: { pitch: 12, stories: 2 } } });
    expect(lineOf(steep, 'RFG-STEEP10').quantity).toBeGreaterThan(0);
    expect(lineOf(steep, 'RFG-HIGH').quantity).toBeGreaterThan(0);
    const cleared = await revise(guest, steep, { setFacts: { pitch: 4, stories: null } });
    expect(cleared).toMatchObject({ total: roof.total, scope: { facts: { stories: null } } });
    const occupied = await revise(guest, cleared, { setFacts: { occupied: true } });
    expect(occupied.total).toBeGreaterThan(roof.total);
    const bad = { setFacts: { yearBuilt: 12, pitch: 6 } };
    const at = { estimateId: roof.id, version: occupied.version, patches: [bad] };
    expect(await tryRevise(guest, at)).toMatchObject({
      fields: [
        { path: 'patches.0', message: 'The year the house was built cannot be below 1600.' },
      ],
    });
  });

  it('holds of the payments of a bid what its owner sets, until so much of it is paid', async () => {
    const guest = guestOf(server());
    const bath = await makeUnderstood(guest, 'Remodel the bathroom 8x10. Payments 30/40/30.');
    expect(bath.scope.facts.payments).toEqual([
      { due: 'At signing', share: 0.3, deposit: true },
      { due: 'At the midpoint', share: 0.4, deposit: false },
      { due: 'On completion', share: 0.3, deposit: false },
    ]);
    expect(bath.scope.facts.retainage).toBeNull();
    const held = await revise(guest, bath, { setFacts: { retainage: { rate: 0.1, until: 0.5 } } });
    expect(held.scope.facts.retainage).toEqual({ rate: 0.1, until: 0.5 });
    const cleared = await revise(guest, held, { setFacts: { retainage: null } });
    expect(cleared.scope.facts.retainage).toBeNull();
    const most = { setFacts: { retainage: { rate: 0.6, until: 1 } } };
    const at = { estimateId: bath.id, version: cleared.version, patches: [most] };
    expect(await tryRevise(guest, at)).toMatchObject({
      fields: [{ path: 'patches.0', message: 'The rate can be 0.5 at most.' }],
    });
  });

  it('pays in the steps that its owner sets, or in the usual ones where they are cleared', async () => {
    const guest = guestOf(server());
    const bath = await makeUnderstood(guest, 'Remodel the bathroom 8x10. Payments 30/40/30.');
    const halves = [
      { due: 'At signing', share: 0.5, deposit: true },
      { due: 'On completion', share: 0.5, deposit: false },
    ];
    const set = await revise(guest, bath, { setFacts: { payments: halves } });
    expect(set.scope.facts.payments).toEqual(halves);
    const refused = [
      {
        payments: halves.map((each) => ({ ...each, share: 0.3 })),
        message: 'The payments make 60% of the price. Let their shares make 100%.',
      },
      {
        payments: [{ due: 'At signing', share: 1, deposit: true }],
        message: 'Give at least 2 payments.',
      },
    ];
    for (const { payments, message } of refused) {
      const at = {
        estimateId: bath.id,
        version: set.version,
        patches: [{ setFacts: { payments } }],
      };
      expect(await tryRevise(guest, at)).toMatchObject({
        fields: [{ path: 'patches.0', message }],
      });
    }
    const cleared = await revise(guest, set, { setFacts: { payments: null } });
    expect(cleared.scope.facts.payments).toBeNull();
  });

  it('keeps where an allowance and an age were said when another is added', async () => {
    const guest = guestOf(server());
    const claim = await makeUnderstood(guest, BEDROOM);
    const tile = { goods: 'Tile', words: 'floor tile', amount: 6, unit: 'SF', only: 'TIL-FLOOR' };
    const allowances = [
      { ...tile, statedIn: 'bid.pdf, page 2' },
      { goods: 'Vanity', words: 'Vanity', amount: 900 },
    ];
    const ages = [
      { lifeKeys: ['roof_'], years: 12, isFromUpload: true },
      { lifeKeys: ['carpet'], years: 5 },
    ];
    const told = await revise(guest, claim, { setFacts: { allowances, ages } });
    expect(told.scope.facts.allowances).toEqual([
      { ...tile, statedIn: 'bid.pdf, page 2' },
      { ...allowances[1], unit: null, only: null, statedIn: 'Set by you' },
    ]);
    expect(told.scope.facts.ages).toEqual([ages[0], { ...ages[1], isFromUpload: false }]);
    const cleared = await revise(guest, told, { setFacts: { allowances: [], ages: [] } });
    expect(cleared.scope.facts).toMatchObject({ allowances: [], ages: [] });
  });

  it('makes no version when nothing changes', async () => {
    const { guest, estimate } = await newBedroom();
    const same = { setPlace: { placeId: placeOf(estimate), label: 'Bedroom' } };
    expect((await revise(guest, estimate, same)).version).toBe(1);
  });

  it('is undone by bringing the version back, and goes on from there', async () => {
    const { guest, estimate } = await newBedroom();
    const wide = await revise(guest, estimate, sized(estimate, 30, 30));
    const back = await restore(guest, wide, 1);
    expect(back).toMatchObject({ version: 3, total: estimate.total, scope: estimate.scope });
    const other = await revise(guest, back, sized(estimate, 20, 16));
    // The quantities of version 1 do not come back, as if they were edits of version 2.
    expect(lineOf(other, 'PNT-CEIL').quantity).toBe(320);
    const edited = await restore(guest, other, 2);
    const last = await revise(guest, edited, sized(estimate, 10, 10));
    expect(lineOf(last, 'PNT-CEIL').quantity).toBe(100);
  });

  it('outlives a refinement, which changes only what it says', async () => {
    const { guest, estimate } = await newBedroom();
    const wide = await revise(guest, estimate, sized(estimate, 20, 16));
    const input = { estimateId: wide.id, instruction: 'add 4 recessed lights' };
    const { refineEstimate } = await guest.runOk(TestRefineEstimateDocument, { input });
    if (refineEstimate.__typename !== 'RefineEstimateSuccess') throw new Error('It was refused.');
    await guest.waitForEnd(refineEstimate.job.id);
    const refined = await readUnderstood(guest, wide.id);
    expect(refined).toMatchObject({ version: 3, scope: { places: [{ areaSf: 320 }] } });
    expect(lineOf(refined, 'ELE-RECESS').quantity).toBe(4);
    expect(lineOf(refined, 'PNT-CEIL')).toEqual(lineOf(wide, 'PNT-CEIL'));
  });

  it('after a change of finish was undone is priced at the finish that stands', async () => {
    const { guest, estimate } = await newBedroom();
    const input = { estimateId: estimate.id, finishLevel: 'HIGH' as const };
    const { refineEstimate } = await guest.runOk(TestRefineEstimateDocument, { input });
    if (refineEstimate.__typename !== 'RefineEstimateSuccess') throw new Error('It was refused.');
    await guest.waitForEnd(refineEstimate.job.id);
    const high = await readUnderstood(guest, estimate.id);
    expect(high.total).toBeGreaterThan(estimate.total);
    const back = await restore(guest, high, 1);
    const same = await revise(guest, back, {
      setWork: { workId: workOf(back), label: 'Bedroom, painted' },
    });
    expect(same.total).toBe(estimate.total);
    const again = await guest.runOk(TestRefineEstimateDocument, { input });
    expect(again.refineEstimate.__typename).toBe('RefineEstimateSuccess');
  });

  it('refuses what cannot be, says which change it was, and writes nothing', async () => {
    const { guest, estimate } = await newBedroom();
    const good = sized(estimate, 20, 16);
    const at = { estimateId: estimate.id, version: 1 };
    const workId = workOf(estimate);
    const refusals = [
      { dropWork: 'w99' },
      { setWork: { workId, parameters: [{ name: 'coats', value: 'many' }] } },
      { setPlace: { placeId: placeOf(estimate), lengthFt: -3 } },
      { setPlace: { placeId: placeOf(estimate), label: 'x'.repeat(200) } },
      { addWork: { code: 'no such code' } },
    ];
    for (const bad of refusals) {
      const outcome = await tryRevise(guest, { ...at, patches: [good, bad] });
      expect(outcome).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ path: 'patches.1', message: expect.stringMatching(/^[A-Z"].*[.]$/) }],
      });
    }
    expect(await tryRevise(guest, { ...at, patches: [] })).toMatchObject({
      message: 'Say what to change.',
    });
    const many = Array.from({ length: 51 }, () => good);
    expect(await tryRevise(guest, { ...at, patches: many })).toMatchObject({
      message: 'At most 50 changes are made at once.',
    });
    expect((await readUnderstood(guest, estimate.id)).version).toBe(1);
  });

  it('takes words with characters that cannot be stored', async () => {
    const { guest, estimate } = await newBedroom();
    const label = 'Guest\u0000 room \uD800';
    const revised = await revise(guest, estimate, {
      setPlace: { placeId: placeOf(estimate), label },
    });
    expect(revised.scope.places[0]?.label).toMatch(/^Guest room/);
  });

  it('of a stale page gets the estimate as it stands; of a stranger, nothing', async () => {
    const { guest, estimate } = await newBedroom();
    const revised = await revise(guest, estimate, sized(estimate, 20, 16));
    const input = { estimateId: estimate.id, version: 1, patches: [sized(estimate, 9, 9)] };
    expect(await tryRevise(guest, input)).toMatchObject({
      __typename: 'EstimateConflict',
      estimate: { version: 2 },
    });
    const error = await guestOf(server()).runError(TestReviseScopeDocument, { input });
    expect(error.code).toBe('NOT_FOUND');
    expect((await readUnderstood(guest, estimate.id)).total).toBe(revised.total);
  });

  it('twice at once has one winner', async () => {
    const { guest, estimate } = await newBedroom();
    const outcomes = await Promise.all(
      [16, 17, 18, 19].map((lengthFt) =>
        tryRevise(guest, {
          estimateId: estimate.id,
          version: 1,
          patches: [sized(estimate, lengthFt, 12)],
        }),
      ),
    );
    const names = outcomes.map(({ __typename: name }) => name).toSorted();
    expect(names).toEqual([
      ...Array.from({ length: 3 }, () => 'EstimateConflict'),
      'ReviseScopeSuccess',
    ]);
  });

  it('shows in another tab', async () => {
    const { guest, estimate } = await newBedroom();
    const tab = guest.subscribe(TestEstimateChangedDocument, { estimateId: estimate.id });
    expect((await tab.take()).estimateChanged.version).toBe(1);
    const revised = await revise(guest, estimate, sized(estimate, 20, 16));
    expect((await tab.take()).estimateChanged).toMatchObject({ version: 2, total: revised.total });
    await tab.stop();
  });

  it('waits while the estimate is priced anew', async () => {
    const { guest, estimate } = await newBedroom();
    await server().ports.db.job.updateMany({
      where: { estimate: { id: numberOf(estimate.id) } },
      data: { stage: 'PRICING' },
    });
    const patches = [sized(estimate, 20, 16)];
    expect(await tryRevise(guest, { estimateId: estimate.id, version: 1, patches })).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringContaining('is being priced again'),
    });
  });

  it('of an estimate that was made before says why it cannot be', async () => {
    const { guest, estimate } = await newBedroom();
    const { db } = server().ports;
    const row = await db.estimate.findUniqueOrThrow({ where: { id: numberOf(estimate.id) } });
    const { scope: _scope, form: _form, ...before } = row.document as Prisma.InputJsonObject;
    await db.estimate.update({ where: { id: row.id }, data: { document: before } });
    const patches = [sized(estimate, 20, 16)];
    expect(await tryRevise(guest, { estimateId: estimate.id, version: 1, patches })).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringContaining('was made before'),
    });
    expect((await readEstimate(guest, estimate.id)).version).toBe(1);
  });
});
