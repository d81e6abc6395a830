// What callers get wrong, by mistake or on purpose: each is told so in a sentence, and none of it is a failure of ours.
import { numberOf } from '../testing/ids.ts';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { tinyPng } from '../testing/tiny-files.ts';
import { guestOf, strangerOf, userOf } from '../testing/world.ts';
import { json } from '../testing/rest-answers.ts';

const server = useTestServer();

const NUL = '\u0000';
const HALF = '\ud83d';

/** The answer's status and sentence; whatever it is, it must not be a 5xx. */
const told = async (answer: Promise<Response>) => {
  const response = await answer;
  const text = await response.text();
  return { status: response.status, text };
};

describe('a signature that is none', () => {
  it.each(['ü'.repeat(43), '😀', `a${NUL}`, 'x'.repeat(10_000), ''])(
    'is answered alike for what is there and what is not (%#)',
    async (signature) => {
      const guest = guestOf(server());
      const id = numberOf(await guest.upload());
      const expires = Date.now() + 60_000;
      const query = new URLSearchParams({ expires: String(expires), signature });
      const open = (path: string) => told(fetch(`${server().url}${path}?${query}`));
      const [there, missing] = await Promise.all([
        open(`/files/${id}/original`),
        open('/files/999999/original'),
      ]);
      expect(there).toEqual(missing);
      expect(there.status).toBe(403);
      for (const path of ['/files/estimates/1/estimate.pdf', '/mail/unsubscribe']) {
        const { status } = await told(fetch(`${server().url}${path}?account=1&${query}`));
        expect([403, 404]).toContain(status);
      }
    },
  );
});

const multipart = (body: string | Uint8Array<ArrayBuffer>, type: string) =>
  told(
    fetch(`${server().url}/api/files/`, {
      method: 'POST',
      headers: { ...guestOf(server()).headers, 'content-type': type },
      body,
    }),
  );

const PART =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';

describe('a form', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'PHOTO', ''])(
    'with the kind %j is told which there are',
    async (kind) => {
      const answer = await told(guestOf(server()).postFile({ bytes: tinyPng(), kind }));
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('kind must be photo, video, floor or doc');
    },
  );

  it.each([
    ['without a boundary', PART, 'multipart/form-data'],
    ['with another boundary', `${PART}abc\r\n--x--\r\n`, 'multipart/form-data; boundary=y'],
    ['that ends in a file', `${PART}abc`, 'multipart/form-data; boundary=x'],
    ['that ends in a header', '--x\r\nContent-Dispo', 'multipart/form-data; boundary=x'],
    [
      'that ends in a field',
      '--x\r\nContent-Disposition: form-data; name="kind"\r\n\r\npho',
      'multipart/form-data; boundary=x',
    ],
    ['with too long a boundary', PART, `multipart/form-data; boundary=${'x'.repeat(71)}`],
    ['with a far too long one', PART, `multipart/form-data; boundary="${'x'.repeat(5_000)}"`],
    ['that is empty', '', 'multipart/form-data; boundary=x'],
    ['that is JSON', '{}', 'application/json'],
    [
      'with a field of Object’s',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nphoto\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    [
      'of too many fields',
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(50)}--x--\r\n`,
      'multipart/form-data; boundary=x',
    ],
  ])('%s is told so', async (_what, body, type) => {
    const { status, text } = await multipart(body, type);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(text)).toMatchObject({ detail: expect.stringMatching(/^[A-Z].{10,}/) });
  });
});

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const asText = (value: unknown) => JSON.stringify(value);

describe('JSON', () => {
  it.each([
    ['POST', '/api/projects/', asText({ name: { [NUL]: 1 }, zip: '94110' })],
    ['POST', '/api/projects/', asText({ name: 'x', zip: '94110', [NUL]: { [NUL]: 1 } })],
    ['POST', '/api/projects/', `{"name":${deep(60_000)}}`],
    ['POST', '/api/projects/', `${'['.repeat(90_000)}${']'.repeat(90_000)}`],
    ['POST', '/api/projects/', '{"__proto__":{"isAdmin":true},"name":"x","zip":"94110"}'],
    ['POST', '/api/projects/', '{"constructor":{"prototype":{}},"name":"x"}'],
    ['POST', '/api/jobs/', asText({ instructions: { toString: 1 }, project: [], uploads: {} })],
    ['POST', '/api/auth/start/', asText({ email: [NUL] })],
    ['POST', '/api/auth/verify/', asText({ email: `a${NUL}@example.com`, code: HALF })],
    ['PATCH', '/api/results/CLM-22222222/update_json/', `{"raw_json":${deep(60_000)}}`],
    ['PATCH', '/api/results/CLM-22222222/update_json/', asText({ raw_json: { [NUL]: 1 } })],
    ['PATCH', '/api/results/CLM-22222222/inventory/', asText({ inventory: { [NUL]: 1 } })],
  ])('%s %s takes none of what cannot be kept (%#)', async (method, path, body) => {
    const { status, text } = await told(
      fetch(`${server().url}${path}`, {
        method,
        headers: { ...guestOf(server()).headers, 'content-type': 'application/json' },
        body,
      }),
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(text)).toMatchObject({ detail: expect.stringMatching(/^[A-Z].{10,}/) });
  });

  it('is nested as deep as an estimate needs, and keeps its texts', async () => {
    const guest = guestOf(server());
    const { status } = await guest.rest('POST', '/api/projects/', {
      name: `Elm${NUL} Street`,
      zip: '94110',
    });
    expect(status).toBe(201);
  });
});

describe('an address', () => {
  it.each([
    '/api/results/%00/',
    '/api/results/CLM-%00/',
    '/api/results/%ED%A0%80/',
    '/api/jobs/%00/',
    '/api/results/by-job/%F0%9F%98%80/',
    '/api/projects/1%00/jobs/',
    '/files/%00/original?expires=1&signature=%00',
    '/files/estimates/1/%00',
    '/%00',
    '/assets/%00.js',
    '/assets/..%2f..%2fpackage.json',
  ])('%s leads to nothing', async (path) => {
    const { status } = await told(
      fetch(`${server().url}${path}`, { headers: guestOf(server()).headers }),
    );
    expect([400, 403, 404]).toContain(status);
  });
});

describe('GraphQL', () => {
  it.each([
    ['query($t: String!) { estimate(by: { claimNumber: $t }) { id } }', { t: NUL }],
    ['query($t: String!) { estimate(by: { claimNumber: $t }) { id } }', { t: HALF }],
    ['{ estimate(by: { claimNumber: "\\u0000" }) { id } }', {}],
    ['query($t: ID!) { job(id: $t) { id } }', { t: NUL }],
    ['query($t: ID!) { project(id: $t) { id } }', { t: '1e999' }],
    ['query($t: String!) { viewer { projects(after: $t) { edges { cursor } } } }', { t: NUL }],
    [
      'query($t: String!) { viewer { projects(after: $t) { edges { cursor } } } }',
      { t: 'R1BDOk46OTk5OTk5OTk5OTk5OTk5' },
    ],
    ['query($n: Int!) { viewer { projects(first: $n) { edges { cursor } } } }', { n: -5 }],
    ['query($n: Int!) { viewer { projects(first: $n, last: $n) { edges { cursor } } } }', { n: 5 }],
    ['query { ...a } fragment a on Query { ...a }', {}],
    [
      '{ viewer { projects(first: 50) { edges { node { jobs(first: 50) { edges { node { uploads { id } project { jobs(first: 50) { edges { node { id } } } } } } } } } } } }',
      {},
    ],
  ])('%s is answered without a failure of ours', async (query, variables) => {
    const { text } = await told(
      fetch(`${server().url}/graphql`, {
        method: 'POST',
        headers: { ...guestOf(server()).headers, 'content-type': 'application/json' },
        body: asText({ query, variables }),
      }),
    );
    expect(text).not.toContain('INTERNAL');
    expect(text).not.toContain('Something went wrong');
  });
});

it('a request that is not HTTP is closed', async () => {
  const { port, hostname } = new URL(server().url);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET / HTTP/1.1\r\nbroken\u0000\r\n\r\n'),
    );
    let text = '';
    socket.on('data', (piece: Buffer) => (text += piece.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  expect(answer).toContain('400');
});

describe('a key, a token or a body', () => {
  it.each(['/api/projects/', '/api/results/guest/', '/api/results/mine/'])(
    '%s needs a guest key or a token',
    async (path) => {
      const answer = await json(strangerOf(server()).rest('GET', path));
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    },
  );

  it("keeps a user's list for users: guests are sent to theirs", async () => {
    expect((await guestOf(server()).rest('GET', '/api/results/mine/')).status).toBe(401);
    const user = await userOf(server(), 'mine@example.test');
    const list = await json(user.rest('GET', '/api/results/mine/'));
    expect(list).toMatchObject({ status: 200, body: [] });
  });

  it('refuses a token that is not good', async () => {
    const bad = { Authorization: 'Token nonsense' };
    expect((await strangerOf(server()).rest('GET', '/api/projects/', undefined, bad)).status).toBe(
      401,
    );
  });

  it.each([
    '12345',
    '0b6f0d5e93a54ac59d0c5f4b3b0f1f11',
    '0b6f0d5e-93a5-4ac5-9d0c-5f4b3b0f1fgg',
    '00000000-0000-0000-0000-000000000000',
    '00000000-0000-4000-8000-000000000001',
  ])('refuses %s as a guest key: no program made it', async (key) => {
    const answer = await json(
      strangerOf(server()).rest('GET', '/api/projects/', undefined, { 'X-Guest-Key': key }),
    );
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'bad_input', detail: expect.stringContaining('UUID that a program made') },
    });
  });

  it.each([
    ['a list', '[]', 400],
    ['broken JSON', '{"name":', 400],
    ['2 MB', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 413],
  ])('refuses %s as a body', async (_what, body, status) => {
    const response = await fetch(`${server().url}/api/projects/`, {
      method: 'POST',
      headers: { ...guestOf(server()).headers, 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ detail: expect.any(String) });
  });
});
