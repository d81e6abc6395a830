import { describe, expect, it } from 'vitest';
import { FILE_LIMITS } from '../../domain/limits.ts';
import { useTestServer } from '../../testing/app.ts';
import {
  TestCreatePdfDocument,
  TestDescribeFileDocument,
  TestEstimateChangedDocument,
  TestUploadsDocument,
} from '../../testing/gql/graphql.ts';
import { guestOf } from '../../testing/world.ts';

const server = useTestServer();

const withEstimate = async () => {
  const guest = guestOf(server());
  const job = await guest.submit({ uploads: [await guest.upload({ name: 'kitchen-1.png' })] });
  await guest.waitForEnd(job.id);
  const { estimate } = await guest.runOk(TestUploadsDocument, { by: { jobId: job.id } });
  const fileId = estimate?.uploads[0]?.id;
  if (!estimate || fileId === undefined) throw new Error('There is no estimate with an upload.');
  return { guest, fileId, estimateId: estimate.id };
};

describe('what an owner says of an upload', () => {
  it('stands with the estimate, is told to other pages, and makes its PDF one of before', async () => {
    const { guest, fileId, estimateId } = await withEstimate();
    await guest.runOk(TestCreatePdfDocument, { estimateId });
    const events = guest.subscribe(TestEstimateChangedDocument, { estimateId });
    await events.take();

    const { describeFile } = await guest.runOk(TestDescribeFileDocument, {
      input: { fileId, caption: '  Stain above\nthe stove ', room: 'Kitchen' },
    });
    const words = { caption: 'Stain above the stove', room: 'Kitchen' };
    expect(describeFile).toMatchObject({ __typename: 'DescribeFileSuccess', file: words });
    await events.take();
    await events.stop();
    const { estimate } = await guest.runOk(TestUploadsDocument, { by: { id: estimateId } });
    expect(estimate).toMatchObject({ pdf: { isCurrent: false }, uploads: [words] });

    await guest.runOk(TestCreatePdfDocument, { estimateId });
    await guest.runOk(TestDescribeFileDocument, { input: { fileId, caption: ' ', room: '' } });
    const after = await guest.runOk(TestUploadsDocument, { by: { id: estimateId } });
    expect(after.estimate?.uploads).toMatchObject([{ caption: null, room: null }]);
  });

  it('has limits, and a sentence for each', async () => {
    const { guest, fileId } = await withEstimate();
    const { describeFile } = await guest.runOk(TestDescribeFileDocument, {
      input: { fileId, caption: 'x'.repeat(FILE_LIMITS.caption + 1), room: 'Roof' },
    });
    expect(describeFile).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'caption', message: 'Please keep this to at most 200 characters.' }],
    });
  });

  it('is nobody else’s to say: a hidden file is a missing one', async () => {
    const { guest, fileId, estimateId } = await withEstimate();
    const other = guestOf(server());
    const input = { caption: 'Mine', room: 'Roof' };
    const missing = await other.runError(TestDescribeFileDocument, {
      input: { ...input, fileId: '999999' },
    });
    expect(missing.code).toBe('NOT_FOUND');
    expect(await other.runError(TestDescribeFileDocument, { input: { ...input, fileId } })).toEqual(
      missing,
    );
    const { estimate } = await guest.runOk(TestUploadsDocument, { by: { id: estimateId } });
    expect(estimate?.uploads).toMatchObject([{ caption: null, room: null }]);
  });
});
