import { bareKey } from '../../domain/ids.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  editedLinesOf,
  makeEstimate,
  readEstimate,
  save,
  untilHeld,
} from '../../testing/editing.ts';
import {
  type RefineEstimateInput,
  TestCancelJobDocument,
  TestEstimateChangedDocument,
  TestRefineEstimateDocument,
  TestViewerDocument,
} from '../../testing/gql/graphql.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { guestOf, type Person } from '../../testing/world.ts';

const estimator = createScriptedEstimator();
const server = useTestServer({ estimator });
afterEach(() => estimator.open());

const newEstimate = async () => {
  const guest = guestOf(server());
  return { guest, estimate: await makeEstimate(guest) };
};

const ask = async (person: Person, input: RefineEstimateInput) =>
  (await person.runOk(TestRefineEstimateDocument, { input })).refineEstimate;

const refine = async (person: Person, input: RefineEstimateInput) => {
  const outcome = await ask(person, input);
  if (outcome.__typename !== 'RefineEstimateSuccess') throw new Error(JSON.stringify(outcome));
  await person.waitForEnd(outcome.job.id);
  return readEstimate(person, input.estimateId);
};

describe('refining an estimate', () => {
  it('prices the request with the instruction and makes a new version of it', async () => {
    const { guest, estimate } = await newEstimate();
    const refined = await refine(guest, {
      estimateId: estimate.id,
      instruction: '  add recessed lights ',
    });
    expect(refined).toMatchObject({
      version: 2,
      change: 'REFINED',
      changeNote: 'add recessed lights',
      job: { status: 'READY', refinements: ['add recessed lights'] },
    });
    expect(refined.summary.reasoning).toBe(
      'You asked: Repaint my 12x14 bedroom, walls and ceiling; add recessed lights',
    );
    const again = await refine(guest, {
      estimateId: estimate.id,
      instruction: 'it is 10x12',
      finishLevel: 'HIGH',
      delivery: 'TRADE_DIRECT',
    });
    expect(again).toMatchObject({
      version: 3,
      changeNote: 'it is 10x12\nFinish level: High end\nDelivery: Trades hired directly',
      job: { finishLevel: 'HIGH', delivery: 'TRADE_DIRECT' },
    });
    expect(again.summary.reasoning).toContain('; add recessed lights; it is 10x12');
  });

  it('keeps its owner’s edits through every refinement', async () => {
    const { guest, estimate } = await newEstimate();
    const edited = await save(guest, estimate, {
      title: 'Mine',
      items: [
        ...editedLinesOf(estimate, { '1': { unitPrice: 99 } }).slice(0, 2),
        { ...editedLinesOf(estimate)[0], id: '4', name: 'My own line', unitPrice: 5 },
      ] as ReturnType<typeof editedLinesOf>,
      futureActions: ['Measure', 'Call me'],
    });
    for (const instruction of ['add lights', 'use quartz']) {
      const refined = await refine(guest, { estimateId: estimate.id, instruction });
      expect(refined).toMatchObject({ title: 'Mine', total: edited.total, items: edited.items });
      expect(refined.summary.futureActions).toEqual(['Measure', 'Call me']);
    }
  });

  it('takes in what is saved while it runs', async () => {
    const { guest, estimate } = await newEstimate();
    estimator.close();
    const outcome = await ask(guest, { estimateId: estimate.id, instruction: 'add lights' });
    if (outcome.__typename !== 'RefineEstimateSuccess') throw new Error('It was refused.');
    await untilHeld(guest, outcome.job.id);
    await save(guest, estimate, { items: editedLinesOf(estimate, { '2': { quantity: 9 } }) });
    const events = guest.subscribe(TestEstimateChangedDocument, { estimateId: estimate.id });
    expect((await events.take()).estimateChanged.version).toBe(2);
    estimator.open();
    expect((await events.take()).estimateChanged).toMatchObject({ version: 3, change: 'REFINED' });
    await events.stop();
    const refined = await readEstimate(guest, estimate.id);
    expect(refined.items[1]).toMatchObject({ quantity: 9, metadata: { basis: 'STATED' } });
  });

  it('takes a finish level said of everything as that choice', async () => {
    const { guest, estimate } = await newEstimate();
    const instruction = 'switch everything to high end';
    const refined = await refine(guest, { estimateId: estimate.id, instruction });
    expect(refined.job.finishLevel).toBe('HIGH');
    expect(refined.changeNote).toBe(`${instruction}\nFinish level: High end`);
    const again = await ask(guest, { estimateId: estimate.id, instruction: 'make it nicer' });
    expect(again).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringContaining('at the finish level "High end" already'),
    });
  });

  it('uses up a run of the free trial', async () => {
    const { guest, estimate } = await newEstimate();
    const left = async () => (await guest.runOk(TestViewerDocument, {})).viewer.freeEstimatesLeft;
    const before = await left();
    await refine(guest, { estimateId: estimate.id, instruction: 'add lights' });
    expect(await left()).toBe((before ?? 0) - 1);
  });
});

describe('a refinement that comes to nothing', () => {
  it('leaves estimate and request as they were when it is canceled', async () => {
    const { guest, estimate } = await newEstimate();
    estimator.close();
    const outcome = await ask(guest, {
      estimateId: estimate.id,
      instruction: 'add lights',
      finishLevel: 'HIGH',
      delivery: 'FULL_SERVICE',
    });
    if (outcome.__typename !== 'RefineEstimateSuccess') throw new Error('It was refused.');
    expect(outcome.job.refinements).toEqual(['add lights']);
    await untilHeld(guest, outcome.job.id);
    await guest.runOk(TestCancelJobDocument, { input: { jobId: outcome.job.id } });
    expect(await readEstimate(guest, estimate.id)).toMatchObject({
      version: 1,
      job: { status: 'READY', refinements: [], finishLevel: 'STANDARD', delivery: 'GC_MANAGED' },
    });
  });

  it('leaves them as they were when it fails, with a sentence', async () => {
    const { guest, estimate } = await newEstimate();
    estimator.failNext(3);
    const kept = await refine(guest, { estimateId: estimate.id, instruction: 'add lights' });
    expect(kept).toMatchObject({ version: 1, job: { status: 'READY', refinements: [] } });
    expect(kept.job.failure).toContain('We could not finish this estimate');
    const refined = await refine(guest, { estimateId: estimate.id, instruction: 'use quartz' });
    expect(refined.job).toMatchObject({ refinements: ['use quartz'], failure: null });
  });
});

describe('what cannot be refined', () => {
  it('is an estimate whose job runs', async () => {
    const { guest, estimate } = await newEstimate();
    estimator.close();
    const input = { estimateId: estimate.id, instruction: 'add lights' };
    const outcomes = await Promise.all([ask(guest, input), ask(guest, input)]);
    expect(outcomes.map(({ __typename }) => __typename).toSorted()).toEqual([
      'JobStillRunning',
      'RefineEstimateSuccess',
    ]);
    estimator.open();
    await guest.waitForEnd(estimate.id && (await readEstimate(guest, estimate.id)).job.id);
    expect((await readEstimate(guest, estimate.id)).job.refinements).toEqual(['add lights']);
  });

  it('is nothing, too little, too much, or what it is already', async () => {
    const { guest, estimate } = await newEstimate();
    const { id: estimateId } = estimate;
    const nothing =
      'Say what should change, or choose another finish level or another way of getting it done.';
    const refusals: [Partial<RefineEstimateInput>, string][] = [
      [{}, nothing],
      [{ finishLevel: 'STANDARD', delivery: 'GC_MANAGED' }, nothing],
      [{ instruction: ' hi ' }, 'Say what should change in at least 5 characters.'],
      [
        { instruction: 'x'.repeat(2_001) },
        'Please keep the instruction to at most 2,000 characters.',
      ],
    ];
    for (const [input, message] of refusals) {
      expect(await ask(guest, { estimateId, ...input })).toEqual({
        __typename: 'InvalidInput',
        message,
        fields: [{ path: 'instruction' }],
      });
    }
  });

  it('is an estimate refined twenty times', async () => {
    const { guest, estimate } = await newEstimate();
    await server().ports.db.job.update({
      where: { id: Number(bareKey((await readEstimate(guest, estimate.id)).job.id)) },
      data: { refinements: Array.from({ length: 20 }, () => 'add a light') },
    });
    const input = { estimateId: estimate.id, instruction: 'add lights' };
    expect((await ask(guest, input)).__typename).toBe('InvalidInput');
    const other = await refine(guest, { estimateId: estimate.id, finishLevel: 'HIGH' });
    expect(other).toMatchObject({ version: 2, changeNote: 'Finish level: High end' });
  });

  it('is someone else’s estimate', async () => {
    const { estimate } = await newEstimate();
    const input = { estimateId: estimate.id, instruction: 'add lights' };
    const error = await guestOf(server()).runError(TestRefineEstimateDocument, { input });
    expect(error.code).toBe('NOT_FOUND');
  });
});
