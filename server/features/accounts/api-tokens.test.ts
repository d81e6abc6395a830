import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { print } from 'graphql';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { TokenScope } from '../../domain/account/api-tokens.ts';
import { useTestServer } from '../../testing/app.ts';
import {
  TestApiTokensDocument,
  TestCreateApiTokenDocument,
  TestDeleteMyDataDocument,
  TestRevokeApiTokenDocument,
  TestViewerJobChangedDocument,
} from '../../testing/gql/graphql.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { storedFiles } from '../../testing/stored-files.ts';
import { type Person, personAt, userOf } from '../../testing/world.ts';

const server = useTestServer();

const DAY = 24 * 60 * 60 * 1000;

const make = (owner: Person, scopes: TokenScope[], expiresInDays = 30, name = 'Nightly report') =>
  owner.runOk(TestCreateApiTokenDocument, { input: { name, scopes, expiresInDays } });

const programOf = async (owner: Person, ...scopes: TokenScope[]): Promise<Person> => {
  const { createApiToken } = await make(owner, scopes);
  if (createApiToken.__typename !== 'CreateApiTokenSuccess') throw new Error('No token.');
  return personAt(server().url, { Authorization: `Bearer ${createApiToken.token}` });
};

const tokensOf = async (owner: Person) =>
  (await owner.runOk(TestApiTokensDocument, {})).viewer.account?.apiTokens ?? [];

const ask = async ({ headers }: Person, query: string) => {
  const response = await fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const answer = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return answer.errors?.[0]?.extensions.code ?? 'answered';
};

describe('an API token', () => {
  it('does what its scopes say over GraphQL, and nothing else', async () => {
    const owner = await userOf(server(), 'scopes@example.com');
    const reader = await programOf(owner, 'ESTIMATES_READ');
    expect(await ask(reader, '{ viewer { isSignedIn jobs { edges { node { id } } } } }')).toBe(
      'answered',
    );
    for (const query of [
      '{ viewer { projects { edges { node { id } } } } }',
      '{ viewer { jobs { edges { node { project { id } } } } } }',
      'query { ...Mine } fragment Mine on Query { viewer { account { email } } }',
      '{ operatorDesk { figures { waiting } } }',
      'mutation { createProject(input: { name: "A", zip: "94110" }) { __typename } }',
      'mutation { signOut { __typename } }',
      'mutation { createApiToken(input: { name: "A", scopes: [ESTIMATES_WRITE], expiresInDays: 30 }) { __typename } }',
      'subscription { leadChanged { id } }',
    ]) {
      expect([query, await ask(reader, query)]).toEqual([query, 'FORBIDDEN']);
    }
  });

  it('does so over REST, where `Token` is as good as `Bearer`', async () => {
    const owner = await userOf(server(), 'rest@example.com');
    const program = await programOf(owner, 'PROJECTS_WRITE', 'PROJECTS_READ');
    const body = { name: '12 Oak Street', zip: '94110' };
    expect((await program.rest('POST', '/api/projects/', body)).status).toBe(201);
    const older = (program.headers.Authorization ?? '').replace('Bearer', 'Token');
    const asToken = personAt(server().url, { Authorization: older });
    expect((await asToken.rest('GET', '/api/projects/')).status).toBe(200);
    for (const path of ['/api/results/mine/', '/api/contractors/me/', '/api/contractor-leads/']) {
      expect((await program.rest('GET', path)).status).toBe(403);
    }
  });

  it('is shown once, told by mail, listed, and cut off with its subscriptions when it is revoked', async () => {
    const owner = await userOf(server(), 'revoked@example.com');
    await owner.submit();
    const program = await programOf(owner, 'ESTIMATES_READ');
    const events = program.subscribe(TestViewerJobChangedDocument, {});
    await events.take();
    const [token] = await tokensOf(owner);
    expect(token).toMatchObject({ name: 'Nightly report', scopes: ['ESTIMATES_READ'] });
    expect(JSON.stringify(token)).not.toContain(
      (program.headers.Authorization ?? '').slice('Bearer '.length),
    );
    await expect
      .poll(() => mailsTo(server().dataDir, 'revoked@example.com'))
      .toEqual([expect.stringContaining('API token')]);
    const stranger = await userOf(server(), 'stranger.tokens@example.com');
    const input = { id: token?.id ?? '' };
    expect(await stranger.runError(TestRevokeApiTokenDocument, { input })).toMatchObject({
      code: 'NOT_FOUND',
    });
    await owner.runOk(TestRevokeApiTokenDocument, { input });
    await expect(events.rest()).rejects.toMatchObject({ code: 4403 });
    expect(await tokensOf(owner)).toEqual([]);
    expect((await program.rest('GET', '/api/results/mine/')).status).toBe(401);
  });

  it('ends what it follows as it is revoked, over a socket and as a stream', async () => {
    const owner = await userOf(server(), 'bound@example.com');
    await owner.submit();
    const program = await programOf(owner, 'ESTIMATES_READ');
    const events = program.subscribe(TestViewerJobChangedDocument, {});
    await events.take();
    const stream = await fetch(`${server().url}/graphql`, {
      method: 'POST',
      headers: {
        ...program.headers,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query: print(TestViewerJobChangedDocument) }),
    });
    const reader = stream.body?.getReader();
    const said = new TextDecoder();
    let heard = '';
    while (!heard.includes('event:')) heard += said.decode((await reader?.read())?.value);
    const untilStreamEnds = async () => {
      while ((await reader?.read())?.done === false);
    };
    const ends = Promise.allSettled([events.rest(), untilStreamEnds()]);
    const [token] = await tokensOf(owner);
    await owner.runOk(TestRevokeApiTokenDocument, { input: { id: token?.id ?? '' } });
    // Whoever is not told looks a minute after it began, when this test has given up.
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('that is revoked while the body of a call is still coming opens nothing', async () => {
    const owner = await userOf(server(), 'amid@example.com');
    const program = await programOf(owner, 'PROJECTS_WRITE', 'PROJECTS_READ');
    const [token] = await tokensOf(owner);
    const body = JSON.stringify({ name: '12 Oak Street', zip: '94110' });
    const call = httpRequest(`${server().url}/api/projects/`, {
      method: 'POST',
      headers: {
        ...program.headers,
        'content-type': 'application/json',
        'content-length': body.length,
        // So the server says that it has the head, and waits for the body.
        expect: '100-continue',
      },
    });
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    call.flushHeaders();
    await once(call, 'continue');
    call.write(body.slice(0, 10));
    await owner.runOk(TestRevokeApiTokenDocument, { input: { id: token?.id ?? '' } });
    call.end(body.slice(10));
    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(401);
    expect(await owner.rest('GET', '/api/projects/').then((all) => all.text())).not.toContain(
      'Oak',
    );
    expect(await ask(program, '{ viewer { projects { edges { node { id } } } } }')).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('that is revoked while a file is still coming stores nothing', async () => {
    const owner = await userOf(server(), 'amid.file@example.com');
    const program = await programOf(owner, 'FILES_WRITE');
    const [token] = await tokensOf(owner);
    const before = await storedFiles(server());
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const call = httpRequest(`${server().url}/api/files/`, {
      method: 'POST',
      headers: { ...program.headers, 'content-type': 'multipart/form-data; boundary=b' },
    });
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    call.write(
      '--b\r\ncontent-disposition: form-data; name="kind"\r\n\r\nphoto\r\n' +
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
    );
    call.write(photo.subarray(0, 50));
    await expect.poll(() => storedFiles(server())).not.toEqual(before);
    await owner.runOk(TestRevokeApiTokenDocument, { input: { id: token?.id ?? '' } });
    call.end(Buffer.concat([photo.subarray(50), Buffer.from('\r\n--b--\r\n')]));
    const [answer] = await answered;
    expect([answer.statusCode, await text(answer)]).toEqual([
      401,
      expect.stringContaining('This API token ended while this was sent, so nothing was stored.'),
    ]);
    expect(await storedFiles(server())).toEqual(before);
    const where = { account: { email: 'amid.file@example.com' } };
    expect(await server().ports.db.file.count({ where })).toBe(0);
  });

  it('ends with its account, over REST, GraphQL and sockets', async () => {
    const owner = await userOf(server(), 'closed.tokens@example.com');
    await owner.submit();
    const program = await programOf(owner, 'ESTIMATES_READ');
    const events = program.subscribe(TestViewerJobChangedDocument, {});
    await events.take();
    await owner.runOk(TestDeleteMyDataDocument, { confirmation: 'DELETE' });
    await expect(events.rest()).rejects.toMatchObject({ code: 4403 });
    expect((await program.rest('GET', '/api/results/mine/')).status).toBe(401);
    expect(await ask(program, '{ viewer { jobs { edges { node { id } } } } }')).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('ends on its day', async () => {
    const { ports } = server();
    const owner = await userOf(server(), 'ends@example.com');
    const program = await programOf(owner, 'ESTIMATES_READ');
    try {
      ports.now = () => new Date(Date.now() + 29 * DAY);
      expect((await program.rest('GET', '/api/results/mine/')).status).toBe(200);
      ports.now = () => new Date(Date.now() + 31 * DAY);
      expect((await program.rest('GET', '/api/results/mine/')).status).toBe(401);
    } finally {
      ports.now = () => new Date();
    }
  });

  it('needs a name, a scope, an end and a sign-in made just now', async () => {
    const owner = await userOf(server(), 'wrong@example.com');
    const { createApiToken } = await make(owner, [], 0, ' ');
    expect(createApiToken).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'name' }, { path: 'scopes' }, { path: 'expiresInDays' }],
    });
    const { ports } = server();
    await ports.db.authToken.updateMany({
      where: { account: { email: 'wrong@example.com' } },
      data: { createdAt: new Date(Date.now() - DAY) },
    });
    const input = { name: 'Late', scopes: ['ESTIMATES_READ' as const], expiresInDays: 30 };
    expect(await owner.runError(TestCreateApiTokenDocument, { input })).toMatchObject({
      code: 'LOGIN_REQUIRED',
    });
  });
});
