// What becomes of a query and of a mutation while the server says that it is away, as it says so over HTTP.
import { HttpLink } from '@apollo/client';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UpdateProjectDocument, UploadLimitsDocument } from '../gql/graphql.ts';
import { readFailure } from '../lib/request-failure.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { createApolloClient } from './client.ts';

const SENTENCE = 'The server cannot reach its data at the moment.';

const away = (code: string, status: number, retryAfterSeconds?: number) =>
  HttpResponse.json(
    { data: null, errors: [{ message: SENTENCE, extensions: { code, retryAfterSeconds } }] },
    { status, headers: { 'content-type': 'application/graphql-response+json' } },
  );
const there = () => HttpResponse.json({ data: { uploadLimits: [] } });

let answers: (() => Response)[] = [];
/** When each request came, seconds from the first. */
let times: number[] = [];
let begun = 0;

const server = setupServer(
  http.post('*/graphql', () => {
    const answer = answers[Math.min(times.length, answers.length - 1)];
    times.push(Math.floor((Date.now() - begun) / 1_000));
    return answer?.() ?? there();
  }),
);

const clientFor = (given: typeof answers) => {
  answers = given;
  times = [];
  begun = Date.now();
  const { socket, client } = createFakeBackend();
  return createApolloClient({ ...socket, link: client.link }, new HttpLink({ uri: '/graphql' }));
};

const realTimeout = globalThis.setTimeout;

/** What came of it; the waits between the tries pass in no time, and answers come as they come. */
const outcomeOf = async <Value>(asked: Promise<Value>): Promise<Value> => {
  let isOver = false;
  const over = asked.finally(() => {
    isOver = true;
  });
  over.catch(() => undefined);
  for (let turn = 0; turn < 500 && !isOver; turn += 1) {
    await vi.advanceTimersByTimeAsync(250);
    await new Promise((resolve) => realTimeout(resolve, 5));
  }
  return over;
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.close());

describe('while the server is away', () => {
  it.each([
    ['as a status', () => away('UNAVAILABLE', 503, 5)],
    ['in an answer', () => away('UNAVAILABLE', 200, 5)],
  ])('a query is asked again when it says, told %s', async (_how, answer) => {
    const client = clientFor([answer, answer, there]);
    const { data } = await outcomeOf(client.query({ query: UploadLimitsDocument }));
    expect(data).toEqual({ uploadLimits: [] });
    expect(times).toEqual([0, 5, 10]);
  });

  it('a query that is never answered ends with what the server said', async () => {
    const client = clientFor([() => away('UNAVAILABLE', 503)]);
    const asked = client.query({ query: UploadLimitsDocument });
    const failure = await outcomeOf(asked).catch(readFailure);
    expect(failure).toMatchObject({ kind: 'busy', message: SENTENCE });
    expect(times).toEqual([0, 2, 6, 14]);
  });

  it('a query that fails otherwise meanwhile is not asked again', async () => {
    const client = clientFor([() => away('UNAVAILABLE', 503, 1), () => away('INTERNAL', 200)]);
    const asked = client.query({ query: UploadLimitsDocument });
    const failure = await outcomeOf(asked).catch(readFailure);
    expect(failure).toMatchObject({ kind: 'other', message: SENTENCE });
    expect(times).toEqual([0, 1]);
  });

  it.each([
    ['UNAVAILABLE', 503],
    ['STORAGE_FULL', 200],
  ])('a mutation is sent once, and its sender is told: %s', async (code, status) => {
    const client = clientFor([() => away(code, status, 1)]);
    const input = { projectId: '1', name: 'Elm', zip: '94110' };
    const sent = client.mutate({ mutation: UpdateProjectDocument, variables: { input } });
    expect(await outcomeOf(sent).catch(readFailure)).toMatchObject({ message: SENTENCE });
    expect(times).toEqual([0]);
  });
});
