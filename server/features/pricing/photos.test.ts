import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '../../env.ts';
import { book } from '../../estimator/testing/estimate.ts';
import { createLogger } from '../../infra/logger.ts';
import { loadEstimator } from '../../load-estimator.ts';
import { startTestServer } from '../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../../testing/fake-openai.ts';
import { TestEstimateDocument, TestUploadLimitsDocument } from '../../testing/gql/graphql.ts';
import { guestOf } from '../../testing/world.ts';
import { fixtureUpload } from '../../testing/stored-files.ts';

const PHOTOS = 'Photos were not interpreted; they are kept with the estimate and set no quantity.';
const VIDEOS = 'Videos were not interpreted; they are kept with the estimate and set no quantity.';
const PICTURES =
  'Pictures were not interpreted; the description and documents alone set the scope.';

let fake: FakeOpenAi;
let database: TestDatabase;
beforeAll(async () => {
  fake = await startFakeOpenAi(() => ({ work: [{ assembly: 'paint_room', words: 'bedroom' }] }));
  database = await createTestDatabase();
});
afterAll(async () => {
  await fake.close();
  await database.drop();
});

const estimateFor = async (
  env: Record<string, string>,
  instructions?: string,
): Promise<{ warnings: readonly string[]; reasoning: string; total: number; read: string[] }> => {
  const estimator = await loadEstimator(parseEnv(env), createLogger('silent'), book);
  const server = await startTestServer(database, { estimator, env });
  const guest = guestOf(server);
  const uploads = [
    await guest.upload(await fixtureUpload('photo-kitchen.jpg', 'photo')),
    await guest.upload(await fixtureUpload('photo.png', 'photo')),
    await guest.upload(await fixtureUpload('clip.mp4', 'video')),
  ];
  const job = await guest.submit({ uploads, ...(instructions !== undefined && { instructions }) });
  await guest.waitForEnd(job.id);
  const { estimate } = await guest.runOk(TestEstimateDocument, { by: { jobId: job.id } });
  const { uploadLimits } = await guest.runOk(TestUploadLimitsDocument, {});
  const read = uploadLimits.flatMap(({ kind, isInterpreted }) => (isInterpreted ? [kind] : []));
  await server.stop();
  if (!estimate) throw new Error('There is no estimate.');
  return { ...estimate.summary, total: estimate.total, read };
};

const modeled = (model: string) => ({
  OPENAI_API_KEY: 'any',
  OPENAI_BASE_URL: fake.baseUrl,
  OPENAI_MODEL: model,
});

describe('photos and videos of a job', () => {
  it('are plainly said to be not interpreted where there is no model', async () => {
    const { warnings, reasoning, total, read } = await estimateFor({});
    expect(read).toEqual(['FLOOR', 'DOC']);
    expect(total).toBeGreaterThan(100);
    expect(warnings.slice(0, 2)).toEqual([PHOTOS, VIDEOS]);
    expect(reasoning).not.toContain(PHOTOS);
  }, 60_000);

  it('are so also where nothing could be priced', async () => {
    const { warnings, total } = await estimateFor({}, 'Please have a look at my photos');
    expect(total).toBe(0);
    expect(warnings).toEqual([PHOTOS, VIDEOS]);
  }, 60_000);

  it('are shown to a model, and nothing is said', async () => {
    const { warnings, reasoning, read } = await estimateFor(modeled('fake-good'));
    expect(read).toEqual(['PHOTO', 'VIDEO', 'FLOOR', 'DOC']);
    expect(reasoning).toContain('which saw');
    expect(warnings.join(' ')).not.toContain('not interpreted');
  }, 60_000);

  it.each(['fake-noimages', 'fake-refusal'])(
    'are said to be not interpreted where the model could not: %s',
    async (model) => {
      const { warnings } = await estimateFor(modeled(model));
      expect(warnings).toContain(PICTURES);
    },
    60_000,
  );
});
