// Calls that are repeated with an idempotency key, through both ways in.
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import { TestCreateWebhookDocument } from '../../testing/gql/graphql.ts';
import { json } from '../../testing/rest-answers.ts';
import { guestOf, type Person, userOf } from '../../testing/world.ts';

const server = useTestServer({ env: { WEBHOOK_ADDRESSES: 'any' } });

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

interface Answer {
  data?: Record<string, { __typename: string; fields?: { path: string; code: string }[] } | null>;
  errors?: { extensions: { code: string } }[];
}

const call = async ({ headers }: Person, query: string, input: object): Promise<Answer> => {
  const response = await fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return (await response.json()) as Answer;
};

interface Making {
  query: string;
  input: (person: Person) => Promise<object> | object;
  other: object;
  count: () => Promise<number>;
}

const FAULTS = '... on InvalidInput { fields { path code } } ... on UserError { message }';
const madeBy = (mutation: string, type: string, made: string) =>
  `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename ${made} ${FAULTS} } }`;

const MAKING: Readonly<Record<string, Making>> = {
  createProject: {
    query: madeBy(
      'createProject',
      'CreateProjectInput',
      '... on CreateProjectSuccess { project { id name } }',
    ),
    input: () => ({ name: 'Elm Street', zip: '94110' }),
    other: { name: 'Oak Street' },
    count: () => server().ports.db.project.count(),
  },
  createWebhook: {
    query: madeBy(
      'createWebhook',
      'CreateWebhookInput',
      '... on CreateWebhookSuccess { secret webhook { id } }',
    ),
    input: () => ({ url: 'http://127.0.0.1:9/', events: ['JOB_FAILED'] }),
    other: { events: ['ESTIMATE_READY'] },
    count: () => server().ports.db.webhook.count(),
  },
  createApiToken: {
    query: madeBy(
      'createApiToken',
      'CreateApiTokenInput',
      '... on CreateApiTokenSuccess { token apiToken { id name scopes } }',
    ),
    input: () => ({ name: 'Program', scopes: ['ESTIMATES_READ'], expiresInDays: 1 }),
    other: { scopes: ['ESTIMATES_WRITE'] },
    count: () => server().ports.db.authToken.count({ where: { name: 'Program' } }),
  },
  rotateWebhookSecret: {
    query: madeBy(
      'rotateWebhookSecret',
      'RotateWebhookSecretInput',
      '... on RotateWebhookSecretSuccess { secret webhook { id version } }',
    ),
    input: async (person) => {
      const { createWebhook } = await person.runOk(TestCreateWebhookDocument, {
        input: { url: 'http://127.0.0.1:9/', events: ['JOB_FAILED'] },
      });
      if (createWebhook.__typename !== 'CreateWebhookSuccess') throw new Error('No webhook.');
      return { webhookId: createWebhook.webhook.id };
    },
    other: { version: 1 },
    // Its version counts how often the secret was changed.
    count: async () =>
      (await server().ports.db.webhook.findFirstOrThrow({ orderBy: { id: 'desc' } })).version,
  },
  createSharedLink: {
    query: madeBy(
      'createSharedLink',
      'CreateSharedLinkInput',
      '... on CreateSharedLinkSuccess { url link { id } }',
    ),
    input: async (person) => {
      const { id } = await person.submit();
      const { estimate } = await person.waitForEnd(id);
      return { subject: { estimateId: estimate?.id }, life: 'WEEK', hidesIdentity: false };
    },
    other: { life: 'MONTH' },
    count: () => server().ports.db.sharedLink.count(),
  },
};

describe.each(Object.entries(MAKING))('%s', (name, { query, input: inputOf, other, count }) => {
  it('makes one thing for a key, and answers it once more', async () => {
    const person = await userOf(server(), `${name}@example.com`);
    const input = { ...(await inputOf(person)), idempotencyKey: 'once' };
    const before = await count();
    const first = await call(person, query, input);
    expect(first.data?.[name]?.__typename).toMatch(/Success$/);
    expect(await call(person, query, input)).toEqual(first);
    expect(await count()).toBe(before + 1);

    const refused = await call(person, query, { ...input, ...other });
    expect(refused.data?.[name]).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'idempotencyKey', code: 'IDEMPOTENCY_KEY_REUSED' }],
    });
    const { idempotencyKey: _key, ...without } = input;
    await call(person, query, without);
    expect(await count()).toBe(before + 2);
  });
});

describe('a key', () => {
  const { query } = MAKING['createProject'] ?? { query: '' };
  const input = { name: 'Elm Street', zip: '94110', idempotencyKey: 'the same' };
  const projects = async (person: Person) =>
    ((await json<unknown[]>(person.rest('GET', '/api/projects/'))).body ?? []).length;

  it('is its owner’s: another’s call with it makes their own', async () => {
    const [one, other] = [guestOf(server()), guestOf(server())];
    await Promise.all([one, other].map((person) => call(person, query, input)));
    expect([await projects(one), await projects(other)]).toEqual([1, 1]);
  });

  it('is good again a day later, and after a call that failed', async () => {
    const guest = guestOf(server());
    const failed = await call(guest, query, { ...input, zip: 'none' });
    expect(failed.data?.['createProject']?.__typename).toBe('InvalidInput');
    await call(guest, query, input);
    await later(server(), DAY - HOUR, () => call(guest, query, input));
    expect(await projects(guest)).toBe(1);
    await later(server(), DAY + HOUR, () => call(guest, query, input));
    expect(await projects(guest)).toBe(2);
  });

  it('of calls at the same time makes one thing', async () => {
    const guest = guestOf(server());
    await guest.makeProject();
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(guest, query, input)));
    for (const { data, errors } of answers) {
      const code = errors?.[0]?.extensions.code;
      expect([data?.['createProject']?.__typename, code]).toBeOneOf([
        ['CreateProjectSuccess', undefined],
        [undefined, 'THROTTLED'],
      ]);
    }
    expect(await projects(guest)).toBe(2);
  });

  it('of a call that was cut off is not used for another', async () => {
    const guest = guestOf(server());
    const good = await call(guest, query, input);
    expect(good.errors).toBeUndefined();
    await server().ports.db.keyedCall.updateMany({ data: { sealedResult: null } });
    expect((await call(guest, query, input)).errors).toMatchObject([
      { extensions: { code: 'THROTTLED', retryAfterSeconds: 2 } },
    ]);
    const cutOff = await later(server(), HOUR, () => call(guest, query, input));
    expect(cutOff.data?.['createProject']).toMatchObject({
      fields: [{ code: 'IDEMPOTENCY_KEY_REUSED' }],
    });
  });

  it('of a call whose answer can no longer be read is not used for another', async () => {
    const guest = guestOf(server());
    await call(guest, query, input);
    await server().ports.db.keyedCall.updateMany({ data: { sealedResult: 'AAAA' } });
    expect((await call(guest, query, input)).data?.['createProject']).toMatchObject({
      fields: [{ path: 'idempotencyKey', code: 'IDEMPOTENCY_KEY_REUSED' }],
    });
    expect(await projects(guest)).toBe(1);
  });

  it.each([
    ['projects/', { name: 'Elm Street', zip: '94110' }, { name: 'Oak Street', zip: '94110' }],
  ])('is a header over REST: %s', async (path, body, other) => {
    const guest = guestOf(server());
    const send = (sent: object) =>
      json<{ id?: number; code?: string; fields?: object }>(
        guest.rest('POST', `/api/${path}`, sent, { 'Idempotency-Key': 'k1' }),
      );
    const [first, again] = [await send(body), await send(body)];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await send(other)).toMatchObject({
      status: 422,
      body: {
        code: 'idempotency_key_reused',
        fields: { 'Idempotency-Key': expect.stringContaining('already used') },
      },
    });
  });
});
