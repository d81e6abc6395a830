// All estimates of an account in one file: asked for by a program, told by webhook, fetched behind a signed link.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import { editedLinesOf, makeEstimate, save } from '../../testing/editing.ts';
import {
  TestCreateApiTokenDocument,
  TestCreateWebhookDocument,
  TestDeleteJobDocument,
  TestDeleteMyDataDocument,
  TestExportEstimatesDocument,
  TestOwnExportDocument,
} from '../../testing/gql/graphql.ts';
import { numberOf } from '../../testing/ids.ts';
import { json } from '../../testing/rest-answers.ts';
import { startReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { guestOf, type Person, personAt, strangerOf, userOf } from '../../testing/world.ts';
import { sweepClosedAccounts } from '../deletion/sweep-closed.ts';
import { sweepExports } from './sweep-exports.ts';
import { writeExport } from './write-export.job.ts';

const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;

const server = useTestServer({ env: { WEBHOOK_ADDRESSES: 'any' } });
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const ask = async (person: Person) => {
  const { exportEstimates } = await person.runOk(TestExportEstimatesDocument, {});
  if (exportEstimates.__typename !== 'ExportEstimatesSuccess')
    throw new Error(exportEstimates.message);
  return exportEstimates.estimateExport;
};
const own = async (person: Person) =>
  (await person.runOk(TestOwnExportDocument, {})).viewer.estimateExport;
const ended = async (person: Person) => {
  await expect.poll(async () => (await own(person))?.status).not.toBe('PENDING');
  const found = await own(person);
  if (!found) throw new Error('There is no export.');
  return found;
};
const fetchFile = (url: string | null, headers: Record<string, string> = {}) =>
  fetch(`${server().url}${url}`, { headers });

/** Keeps exports from being stored while `use` runs. */
const held = async <Result>(use: () => Promise<Result>): Promise<Result> => {
  const { storage } = server().ports;
  const { put } = storage;
  const gate = Promise.withResolvers<void>();
  storage.put = async (...asked) => {
    await gate.promise;
    return put.call(storage, ...asked);
  };
  try {
    return await use();
  } finally {
    gate.resolve();
    storage.put = put;
  }
};

/** Key of what is stored next. `use` runs before whoever stores it hears that it is stored. */
const storedNext = (use: () => Promise<unknown> = async () => undefined): Promise<string> => {
  const { storage } = server().ports;
  const { put } = storage;
  const { promise, resolve } = Promise.withResolvers<string>();
  storage.put = async (...asked) => {
    storage.put = put;
    const blob = await put.call(storage, ...asked);
    await use();
    resolve(blob.key);
    return blob;
  };
  return promise;
};

interface Line {
  id: number;
  created: string;
  updated: string;
  raw_json: { items: unknown[]; title: string };
}
const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);

describe('an export of all estimates', () => {
  it('is asked for by a token, told by webhook, and has each estimate as REST shows it', async () => {
    const owner = await userOf(server(), 'all@example.com');
    const { createApiToken } = await owner.runOk(TestCreateApiTokenDocument, {
      input: { name: 'Nightly', scopes: ['ESTIMATES_READ'], expiresInDays: 1 },
    });
    if (createApiToken.__typename !== 'CreateApiTokenSuccess') throw new Error('No token.');
    const program = personAt(server().url, { Authorization: `Bearer ${createApiToken.token}` });
    await owner.runOk(TestCreateWebhookDocument, {
      input: { url: `${receiver.url}/all`, events: ['EXPORT_ENDED'] },
    });
    const made = [await makeEstimate(owner), await makeEstimate(owner), await makeEstimate(owner)];
    const [first, , last] = made;
    if (!first || !last) throw new Error('There are no estimates.');
    await save(owner, first, {
      title: 'Ünïcode “hall”\u2028\nbath',
      items: editedLinesOf(first),
    });
    await owner.runOk(TestDeleteJobDocument, { jobId: last.jobId });

    const asked = await held(() => ask(program));
    expect(asked).toMatchObject({ status: 'PENDING', url: null, estimateCount: null });
    const ready = await ended(program);
    expect(ready).toMatchObject({ id: asked.id, status: 'READY', estimateCount: 2, failure: null });
    await expect
      .poll(() => receiver.received.map(({ event }) => [event.type, event.data]))
      .toEqual([
        ['export.ended', { exportId: String(asked.databaseId), status: 'READY', estimateCount: 2 }],
      ]);

    const answer = await fetchFile(ready.url);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type'), Buffer.byteLength(text)]).toEqual([
      200,
      'application/jsonl; charset=utf-8',
      ready.size,
    ]);
    const lines = linesOf(text);
    expect(lines.map(({ id }) => id)).toEqual(made.slice(0, 2).map(({ jobId }) => numberOf(jobId)));
    for (const { created, updated, ...line } of lines) {
      const { body } = await json(owner.rest('GET', `/api/results/${line.id}/`));
      expect(body).toMatchObject(line);
      expect(line.raw_json.items.length).toBeGreaterThan(0);
      expect([created, updated].map((at) => new Date(at).toISOString())).toEqual([
        created,
        updated,
      ]);
    }
  });

  it('goes on where its download was cut off', async () => {
    const owner = await userOf(server(), 'ranges@example.com');
    await makeEstimate(owner);
    await ask(owner);
    const { url, size } = await ended(owner);
    const whole = await (await fetchFile(url)).text();
    const rest = await fetchFile(url, { range: 'bytes=100-' });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes 100-${(size ?? 0) - 1}/${size}`,
    ]);
    expect(await rest.text()).toBe(Buffer.from(whole).subarray(100).toString());
    const beyond = await fetchFile(url, { range: `bytes=${size}-` });
    expect(beyond.status).toBe(416);
  });

  it('is empty where there is no estimate, and over REST the same', async () => {
    const owner = await userOf(server(), 'none@example.com');
    const begun = await held(() =>
      json<{ id: number; status: string; url: string | null }>(
        owner.rest('POST', '/api/estimate-exports/'),
      ),
    );
    expect(begun).toMatchObject({ status: 202, body: { status: 'pending', url: null } });
    await ended(owner);
    const path = `/api/estimate-exports/${begun.body.id}/`;
    const shown = await json<{ url: string }>(owner.rest('GET', path));
    expect(shown).toMatchObject({
      status: 200,
      body: { status: 'ready', estimate_count: 0, size: 0, detail: null },
    });
    expect(await (await fetchFile(shown.body.url)).text()).toBe('');
  });

  it('is nobody else’s, and needs an account, the scope and a link that is good', async () => {
    const owner = await userOf(server(), 'mine@example.com');
    await makeEstimate(owner);
    const { databaseId } = await ask(owner);
    const { url } = await ended(owner);
    const other = await userOf(server(), 'other@example.com');
    const path = `/api/estimate-exports/${databaseId}/`;
    const statuses = await Promise.all(
      [other, guestOf(server()), strangerOf(server())].map(
        async (person) => (await person.rest('GET', path)).status,
      ),
    );
    expect(statuses).toEqual([404, 401, 401]);
    expect(await own(other)).toBeNull();
    for (const person of [guestOf(server()), strangerOf(server())])
      expect(await person.runError(TestExportEstimatesDocument, {})).toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    const { createApiToken } = await owner.runOk(TestCreateApiTokenDocument, {
      input: { name: 'Writer', scopes: ['ESTIMATES_WRITE'], expiresInDays: 1 },
    });
    if (createApiToken.__typename !== 'CreateApiTokenSuccess') throw new Error('No token.');
    const writer = personAt(server().url, { Authorization: `Bearer ${createApiToken.token}` });
    expect((await writer.rest('POST', '/api/estimate-exports/')).status).toBe(403);
    // One signature in 64 begins with "A" already.
    const forged = url?.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A')) ?? '';
    expect((await fetchFile(forged)).status).toBe(403);
    const late = await later(server(), HOUR, () => fetchFile(url));
    expect(late.status).toBe(403);
  });

  it('is one at a time: asked for again it is the one under way, soon after as well', async () => {
    const owner = await userOf(server(), 'again@example.com');
    const [one, same] = await held(() => Promise.all([ask(owner), ask(owner)]));
    expect(same.id).toBe(one.id);
    await ended(owner);
    expect((await ask(owner)).id).toBe(one.id);
    const next = await later(server(), 11 * MINUTE, () => ask(owner));
    expect(next.id).not.toBe(one.id);
    const path = `/api/estimate-exports/${one.databaseId}/`;
    expect((await owner.rest('GET', path)).status).toBe(404);
    await ended(owner);
  });

  it('that cannot be stored says so, and can be asked for at once', async () => {
    const owner = await userOf(server(), 'full@example.com');
    const { storage } = server().ports;
    const { put } = storage;
    storage.put = () => Promise.reject(new Error('The bucket is away.'));
    try {
      await ask(owner);
      expect(await ended(owner)).toMatchObject({
        status: 'FAILED',
        url: null,
        failure: 'The export could not be made. Ask for a new one.',
      });
    } finally {
      storage.put = put;
    }
    await ask(owner);
    expect(await ended(owner)).toMatchObject({ status: 'READY' });
  });

  it('is taken away with its bytes after a day, and given up when nobody wrote it', async () => {
    const { ports } = server();
    const owner = await userOf(server(), 'day@example.com');
    await makeEstimate(owner);
    const { databaseId: id } = await ask(owner);
    await ended(owner);
    const { key } = await ports.db.estimateExport.findUniqueOrThrow({ where: { id } });
    expect(await ports.storage.size(key ?? '')).toBeGreaterThan(0);
    await later(server(), 25 * HOUR, () => sweepExports(ports));
    expect([await own(owner), await ports.storage.size(key ?? '')]).toEqual([null, null]);

    const { databaseId: lost } = await ask(owner);
    await ended(owner);
    const waits = { status: 'PENDING' as const, key: null, finishedAt: null };
    await ports.db.estimateExport.update({ where: { id: lost }, data: waits });
    await later(server(), 25 * HOUR, () => sweepExports(ports));
    expect(await own(owner)).toMatchObject({ status: 'FAILED' });
    // Its message comes late, and does nothing.
    await writeExport(ports, { exportId: lost }, new AbortController().signal);
    expect(await own(owner)).toMatchObject({ status: 'FAILED' });
  });

  it('goes with its account', async () => {
    const { ports } = server();
    const owner = await userOf(server(), 'leaves@example.com');
    await makeEstimate(owner);
    const { databaseId: id } = await ask(owner);
    const { url } = await ended(owner);
    const { key } = await ports.db.estimateExport.findUniqueOrThrow({ where: { id } });
    await owner.runOk(TestDeleteMyDataDocument, { confirmation: 'DELETE' });
    expect((await fetchFile(url)).status).toBe(403);
    expect((await fetchFile(url, { range: 'bytes=100-' })).status).toBe(403);
    await sweepClosedAccounts(ports);
    expect(await ports.storage.size(key ?? '')).toBeNull();
    expect(await ports.db.estimateExport.count({ where: { id } })).toBe(0);
  });

  it('that is under way ends with its account, and nothing is kept', async () => {
    const { ports } = server();
    const owner = await userOf(server(), 'meanwhile@example.com');
    await makeEstimate(owner);
    const stored = storedNext(() =>
      owner.runOk(TestDeleteMyDataDocument, { confirmation: 'DELETE' }),
    );
    const { databaseId: exportId } = await ask(owner);
    const key = await stored;
    await expect.poll(() => ports.storage.size(key)).toBeNull();
    await sweepClosedAccounts(ports);
    expect(await ports.db.estimateExport.count({ where: { id: exportId } })).toBe(0);
  });

  it('of which cannot be noted that it is there leaves no bytes', async () => {
    const { ports } = server();
    const owner = await userOf(server(), 'unnoted@example.com');
    await makeEstimate(owner);
    const { storage } = ports;
    const { size } = storage;
    const stored = storedNext();
    storage.size = () => Promise.reject(new Error('The bucket is away.'));
    try {
      await ask(owner);
      const key = await stored;
      expect(await ended(owner)).toMatchObject({ status: 'FAILED' });
      expect(await size.call(storage, key)).toBeNull();
    } finally {
      storage.size = size;
    }
  });
});
