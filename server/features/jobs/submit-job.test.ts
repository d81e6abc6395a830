import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { TestJobDocument } from '../../testing/gql/graphql.ts';
import { guestOf } from '../../testing/world.ts';

const server = useTestServer();

it('answers with the job as it is read otherwise, and when it is sent again, too', async () => {
  const guest = guestOf(server());
  const uploads = [await guest.upload(), await guest.upload()];
  const words = { title: 'Bedroom', delivery: 'TRADE_DIRECT' } as const;
  const input = await guest.submitInput({ ...words, uploads, idempotencyKey: 'once' });
  const first = await guest.submit(input);
  await guest.waitForEnd(first.id);
  const { job } = await guest.runOk(TestJobDocument, { by: { id: first.id } });
  expect(await guest.submit(input)).toEqual(job);
  expect(job).toMatchObject({
    stage: 'READY',
    title: words.title,
    instructions: input.instructions,
  });
  expect(job?.uploads.map(({ id }) => id)).toEqual(uploads);
  const { id, claimNumber, projectSeq, title, uploads: sent } = first;
  expect(job).toMatchObject({ id, claimNumber, projectSeq, title, uploads: sent });
});

it('counts nothing that was refused or sent before', async () => {
  const guest = guestOf(server());
  const projectId = await guest.makeProject();
  const input = await guest.submitInput({ projectId, idempotencyKey: 'twice' });
  const first = await guest.submit(input);
  const wrong = { ...input, idempotencyKey: null };
  await expect(guest.submit({ ...wrong, uploads: [...input.uploads, '0'] })).rejects.toThrow(
    'uploads',
  );
  await expect(guest.submit({ ...wrong, projectId: '0' })).rejects.toThrow('project');
  expect((await guest.submit(input)).id).toBe(first.id);
  const second = await guest.submit({ ...input, idempotencyKey: null });
  expect([first.projectSeq, second.projectSeq]).toEqual([1, 2]);
});
