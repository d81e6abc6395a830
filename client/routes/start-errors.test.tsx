import { ApolloLink, HttpLink } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApolloClient } from '../apollo/client.ts';
import { ChosenProjectDocument, EstimateDraftDocument, LiveJobDocument } from '../gql/graphql.ts';
import { writeDraft } from '../features/start/start-draft.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';
import { sampleJob, sampleProject } from '../testing/samples.ts';

interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const STARTED: Answer = {
  status: 200,
  body: { data: { submitJob: { __typename: 'SubmitJobSuccess', job: sampleJob() } } },
};
const refused = (status: number, body?: unknown, retryAfter?: string): Answer => ({
  status,
  body,
  ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': retryAfter } }),
});
const graphqlError = (message: string, extensions: Record<string, unknown>): Answer => ({
  status: 200,
  body: { data: null, errors: [{ message, extensions }] },
});

const realTimeout = globalThis.setTimeout;
/** Lets the waits between the tries pass in no time, and the answers come. */
const until = async (isOver: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 500 && !isOver(); turn += 1) {
    await act(() => vi.advanceTimersByTimeAsync(250));
    await new Promise((resolve) => realTimeout(resolve, 5));
  }
};

let answers: Answer[] = [];
let tries = 0;
const server = setupServer(
  http.post('*/graphql', () => {
    const { status, body, headers = {} } = answers[Math.min(tries, answers.length - 1)] ?? STARTED;
    tries += 1;
    return typeof body === 'string'
      ? new HttpResponse(body, { status, headers })
      : HttpResponse.json(body ?? {}, { status, headers });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.close());

/** The start page filled in and sent, over HTTP as it is; everything else is answered at once. */
const submitTo = async (...given: Answer[]) => {
  answers = given;
  tries = 0;
  const backend = createFakeBackend();
  backend.on(ChosenProjectDocument).answer(() => ({ project: sampleProject }));
  backend.on(LiveJobDocument).answer(() => ({ job: sampleJob() }));
  backend.on(EstimateDraftDocument).answer(() => ({ estimateDraft: null }));
  const overHttp = createApolloClient(
    { ...backend.socket, link: backend.client.link },
    ApolloLink.split(
      ({ operationName }) => operationName === 'SubmitJob',
      new HttpLink({ uri: '/graphql' }),
      backend.client.link,
    ),
  );
  writeDraft('project=3', {
    form: {
      title: '',
      instructions: 'Paint the walls',
      propertyType: 'RESIDENTIAL',
      finishLevel: 'STANDARD',
      agentKind: 'HOME_PROJECT',
      projectId: '3',
      corrections: [],
    },
    uploads: [
      {
        state: 'done',
        key: 'k',
        kind: 'PHOTO',
        name: 'a.png',
        size: 1,
        fileId: '8',
        thumbnail: null,
      },
    ],
  });
  const app = renderApp({ at: '/start?project=3', backend: { ...backend, client: overHttp } });
  const button = await screen.findByRole('button', { name: 'Start Analysis' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await app.user.click(button);
  return app;
};

describe('a submit is tried again', () => {
  it.each<[string, Answer]>([
    ['a 503', refused(503)],
    ['a 503 that names a time', refused(503, { detail: 'Starting up.' }, '1')],
    ['a 429 for a moment', refused(429, { detail: 'Busy.' }, '3')],
    ['THROTTLED for a moment', graphqlError('Busy.', { code: 'THROTTLED', retryAfterSeconds: 2 })],
    ['UNAVAILABLE', graphqlError('Away.', { code: 'UNAVAILABLE', retryAfterSeconds: 2 })],
  ])('after %s', async (_what, first) => {
    const { address } = await submitTo(first, STARTED);
    await until(() => address().includes('job='));
    expect(address()).toBe('/start?project=3&job=17');
    expect(tries).toBe(2);
  });

  it.each<[string, Answer]>([
    ['a 503', refused(503, { detail: 'Starting up.' })],
    ['UNAVAILABLE', graphqlError('Starting up.', { code: 'UNAVAILABLE' })],
  ])('three times at most after %s, then told', async (_what, answer) => {
    await submitTo(answer);
    await until(() => screen.queryByRole('alert') !== null);
    expect(screen.getByRole('alert')).toHaveTextContent('Could not start analysis: Starting up.');
    expect(tries).toBe(4);
  });
});

const TRIAL = 'Free trial used up — sign in to continue.';

describe('a submit leads to the login', () => {
  it.each<[string, Answer, string]>([
    ['401 with login_required', refused(401, { login_required: true }), TRIAL],
    ['402 with the quota', refused(402, { guest_quota_exhausted: true, detail: 'Over.' }), 'Over.'],
    ['403 with a code', refused(403, { code: 'login_required' }), TRIAL],
    ['403 with the quota', refused(403, { code: 'quota_exhausted' }), TRIAL],
    ['429 with the quota', refused(429, { code: 'quota_exhausted' }, '5'), TRIAL],
    ['QUOTA_EXHAUSTED', graphqlError(TRIAL, { code: 'QUOTA_EXHAUSTED' }), TRIAL],
  ])('after %s', async (_what, answer, message) => {
    const { address, handedOver } = await submitTo(answer);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(handedOver()).toMatchObject({ from: '/start?project=3' });
    expect(tries).toBe(1);
  });
});

describe('a submit that failed is told in an alert', () => {
  const SLOW = 'Server is asking us to slow down. Try again';
  const SIGN_IN = 'Details: Sign in to get more estimates.';
  it.each<[string, Answer, string]>([
    ['a throttle', refused(429, { detail: 'Request was throttled.' }), `${SLOW} later. ${SIGN_IN}`],
    [
      'a throttle for a moment',
      refused(429, { detail: 'Request was throttled.' }, '20'),
      `${SLOW} in about 1 minute. ${SIGN_IN}`,
    ],
    [
      'a throttle with the word for the quota',
      refused(429, { code: 'quota_exhausted', detail: 'Throttled.' }, '600'),
      `${SLOW} in about 10 minutes. ${SIGN_IN}`,
    ],
    [
      'a limit',
      refused(429, { detail: 'The day is over.' }, '61'),
      `${SLOW} in about 2 minutes. Details: The day is over.`,
    ],
    [
      'a refusal',
      refused(400, { detail: 'The project is gone.' }),
      'Could not start analysis: The project is gone.',
    ],
    [
      'a refusal in other words',
      refused(400, { project: ['Required.'] }),
      'Could not start analysis: {"project":["Required."]}',
    ],
    [
      'STORAGE_FULL',
      graphqlError('There is no room left on the server.', { code: 'STORAGE_FULL' }),
      'Could not start analysis: There is no room left on the server.',
    ],
    [
      'a page of a proxy',
      refused(500, '<html><body>Bad</body></html>'),
      'Could not start analysis: Something went wrong on the server: Unexpected status 500.',
    ],
    [
      'no server behind the proxy',
      refused(502, '<html>'),
      'Could not start analysis: The server could not be reached.',
    ],
    [
      'an expired sign-in',
      refused(401, { detail: 'Your sign-in has expired. Sign in again.' }),
      'Could not start analysis: Your sign-in has expired. Sign in again.',
    ],
  ])('after %s', async (_what, answer, alert) => {
    await submitTo(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(alert);
    expect(tries).toBe(1);
  });

  it('with the way to sign in and back, where that helps', async () => {
    const { address, handedOver, user } = await submitTo(
      refused(429, { detail: 'Request was throttled.' }),
    );
    const alert = within(await screen.findByRole('alert'));
    await user.click(alert.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(handedOver()).toEqual({ from: '/start?project=3' });
  });
});
