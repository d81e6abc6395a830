import { expect, it } from 'vitest';
import { diffEstimates } from '../../domain/estimate/diff-estimates.ts';
import { estimateDocumentSchema } from '../../domain/estimate/estimate.ts';
import { createBuiltInEstimator } from '../../estimator/built-in.ts';
import { book } from '../../estimator/testing/estimate.ts';
import { useTestServer } from '../../testing/app.ts';
import { editedLinesOf, makeEstimate, readEstimate, save } from '../../testing/editing.ts';
import { TestRefineEstimateDocument } from '../../testing/gql/graphql.ts';
import { guestOf } from '../../testing/world.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer({ estimator: createBuiltInEstimator(book) });

it('a kitchen is refined with its cabinets kept, more lights and its owner’s own price', async () => {
  const guest = guestOf(server());
  const estimate = await makeEstimate(guest, {
    instructions:
      'Remodel the kitchen, 10x12. New cabinets, laminate countertops, paint the walls.',
  });
  const tile = estimate.items.find(({ metadata }) => metadata.code === 'TIL-BACKSPL');
  if (!tile) throw new Error('The kitchen has a backsplash.');
  await save(guest, estimate, { items: editedLinesOf(estimate, { [tile.id]: { unitPrice: 77 } }) });

  const instruction = 'keep the cabinets, add 9 recessed lights';
  const { refineEstimate } = await guest.runOk(TestRefineEstimateDocument, {
    input: { estimateId: estimate.id, instruction },
  });
  if (refineEstimate.__typename !== 'RefineEstimateSuccess') throw new Error('It was refused.');
  await guest.waitForEnd(refineEstimate.job.id);

  const refined = await readEstimate(guest, estimate.id);
  expect(refined).toMatchObject({ version: 3, change: 'REFINED', changeNote: instruction });
  const byCode = new Map(refined.items.map((line) => [line.metadata.code, line]));
  expect(byCode.has('CAB-BASE')).toBe(false);
  expect(byCode.get('ELE-RECESS')?.quantity).toBe(9);
  expect(byCode.get('TIL-BACKSPL')).toMatchObject({ id: tile.id, unitPrice: 77 });
  expect(refined.total).toBe(refined.linesTotal);

  const { db } = server().ports;
  const row = await db.estimate.findUniqueOrThrow({ where: { id: numberOf(estimate.id) } });
  const revision = await db.estimateRevision.findFirstOrThrow({
    where: { estimateId: row.id, version: 2 },
  });
  const diff = diffEstimates(
    estimateDocumentSchema.parse(revision.document),
    estimateDocumentSchema.parse(row.document),
  );
  expect(diff.dropped.map(({ metadata }) => metadata.code)).toContain('CAB-BASE');
  expect(diff.changed.map(({ after }) => after.metadata.code)).toContain('ELE-RECESS');
  expect(diff.changed.map(({ after }) => after.id)).not.toContain(tile.id);
});
