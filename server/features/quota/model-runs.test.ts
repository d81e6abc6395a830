import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../../testing/fake-openai.ts';
import { TestEstimateDocument } from '../../testing/gql/graphql.ts';
import { BEDROOM_READING, modelEstimatorOn } from '../../testing/model-estimator.ts';
import { guestBehindProxy, type Person, userOf } from '../../testing/world.ts';

const PER_OWNER = 2;
const ALL = 5;

let fake: FakeOpenAi;
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  fake = await startFakeOpenAi(() => BEDROOM_READING);
  database = await createTestDatabase();
  server = await startTestServer(database, {
    estimator: await modelEstimatorOn(fake, 'fake-good'),
    env: {
      OPENAI_DAILY_RUNS: String(ALL),
      OPENAI_DAILY_RUNS_PER_OWNER: String(PER_OWNER),
      TRUST_PROXY: '127.0.0.1',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  await fake.close();
});

const readingOf = async (person: Person, jobId: string): Promise<string> => {
  await person.waitForEnd(jobId);
  const { estimate } = await person.runOk(TestEstimateDocument, { by: { jobId } });
  expect(estimate?.total).toBeGreaterThan(100);
  return estimate?.summary.reasoning ?? '';
};

/** Starts estimates at the same time; returns how many of them called the model. */
const askedTogether = async (times: number, personOf: () => Person): Promise<number> => {
  const before = fake.requests.length;
  const readings = await Promise.all(
    Array.from({ length: times }, async () => {
      const person = personOf();
      return readingOf(person, (await person.submit()).id);
    }),
  );
  const asked = fake.requests.length - before;
  const unread = readings.filter((text) => text.includes('what it reads in a day is used up'));
  expect(asked + unread.length).toBe(times);
  return asked;
};

describe('what a language model reads in a day', () => {
  it('is bounded for the guests of one network, whose further estimates the rules read', async () => {
    const address = '198.51.100.7';
    expect(await askedTogether(4, () => guestBehindProxy(server, address))).toBe(PER_OWNER);
    expect(await askedTogether(1, () => guestBehindProxy(server))).toBe(1);
  });

  it('is bounded for a user and, whoever asks, for all', async () => {
    const user = await userOf(server, 'many@example.test');
    expect(await askedTogether(3, () => user)).toBe(PER_OWNER);
    expect(await askedTogether(2, () => guestBehindProxy(server))).toBe(0);
  });

  it('begins anew after a day', async () => {
    server.ports.now = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
    const guest = guestBehindProxy(server);
    expect(await askedTogether(3, () => guest)).toBe(PER_OWNER);
  });
});
