import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../../testing/fake-openai.ts';
import { TestEstimateDocument } from '../../testing/gql/graphql.ts';
import { BEDROOM_READING, modelEstimatorOn } from '../../testing/model-estimator.ts';
import { guestOf } from '../../testing/world.ts';
import { numberOf } from '../../testing/ids.ts';

let fake: FakeOpenAi;
let database: TestDatabase;

beforeAll(async () => {
  fake = await startFakeOpenAi(() => BEDROOM_READING);
  database = await createTestDatabase();
});
afterAll(async () => {
  await fake.close();
  await database.drop();
});

const estimateWith = async (model: string) => {
  const server = await startTestServer(database, {
    estimator: await modelEstimatorOn(fake, model),
  });
  const guest = guestOf(server);
  const job = await guest.submit();
  await guest.waitForEnd(job.id);
  const { estimate } = await guest.runOk(TestEstimateDocument, { by: { jobId: job.id } });
  const calls = await server.ports.db.modelCall.findMany({ where: { jobId: numberOf(job.id) } });
  const metrics = await server.ports.metrics.print();
  await server.stop();
  return { estimate, calls, metrics };
};

describe('a job with a language model', () => {
  it('shows it the photos, takes its reading and records what it cost', async () => {
    const { estimate, calls, metrics } = await estimateWith('fake-good');
    expect(JSON.stringify(fake.requests.at(-1)?.messages)).toContain('data:image/jpeg;base64,');
    expect(estimate?.items.map(({ metadata }) => metadata.code)).toContain('PNT-BASE');
    expect(estimate?.summary.reasoning).toContain('Read by a language model');
    expect(calls).toMatchObject([{ model: 'fake-good', outcome: 'answered' }]);
    expect(calls[0]?.costUsd).toBeGreaterThan(0);
    expect(metrics).toMatch(/plumbline_model_calls_total\{outcome="answered"\} 1/);
  });

  it('stands on the built-in estimate when the model fails, and says so', async () => {
    const { estimate, calls } = await estimateWith('fake-unauthorized');
    expect(estimate?.total).toBeGreaterThan(100);
    expect(estimate?.summary.reasoning).toContain('model');
    expect(calls).toHaveLength(1);
  });
});
