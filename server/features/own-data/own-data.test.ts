import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { bareKey } from '../../domain/ids.ts';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { zipStream } from '../../infra/zip-stream.ts';
import { useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import {
  TestCreateBidDocument,
  TestDeleteMyDataDocument,
  TestExportMyDataDocument,
} from '../../testing/gql/graphql.ts';
import { askFor, contractorOf, estimateOf } from '../../testing/introducing.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { sendBid } from '../../testing/papers.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { tinyPng } from '../../testing/tiny-files.ts';
import { unzip } from '../../testing/unzip.ts';
import { guestBehindProxy, guestOf, type Person, strangerOf, userOf } from '../../testing/world.ts';
import { sweepClosedAccounts } from '../deletion/sweep-closed.ts';
import { numberOf } from '../../testing/ids.ts';
import { makeEstimate } from '../../testing/editing.ts';
import { readOwnJobs } from '../jobs/own-jobs.ts';
import { readOwnDocument } from '../estimates/own-revisions.ts';

const server = useTestServer({
  estimator: createScriptedEstimator(),
  env: { GUEST_FREE_ESTIMATES: '2', TRUST_PROXY: '127.0.0.1' },
});

const HOUR_MS = 3_600_000;
const DELETE = { confirmation: ' delete ' };

const linkOf = async (person: Person): Promise<URL> => {
  const { exportMyData } = await person.runOk(TestExportMyDataDocument, {});
  if (exportMyData.__typename !== 'ExportMyDataSuccess') throw new Error('There is no link.');
  return new URL(exportMyData.url, server().url);
};

const exportOf = async (person: Person): Promise<Map<string, Buffer>> => {
  const answer = await fetch(await linkOf(person));
  expect(answer.status).toBe(200);
  return unzip(Buffer.from(await answer.arrayBuffer()));
};

const marked = async (person: Person, mark: string, bytes = tinyPng()) => {
  const upload = await person.upload({ bytes, name: `${mark}.png` });
  return estimateOf(person, { instructions: `Paint the ${mark} room`, uploads: [upload] });
};

const sweepAfter = (hours: number) =>
  sweepClosedAccounts({ ...server().ports, now: () => new Date(Date.now() + hours * HOUR_MS) });

describe('the export', () => {
  it('has all that is the viewer’s, and nothing of anybody else', async () => {
    const owner = await userOf(server(), 'export@example.com');
    const painter = await contractorOf(server(), 'painter@example.com');
    const stranger = guestOf(server());
    const made = await marked(owner, 'emerald');
    await marked(stranger, 'crimson');
    await askFor(owner, made.estimateId, { specialRequest: 'Mind the dog' });
    await owner.runOk(TestCreateBidDocument, { input: { estimateId: made.estimateId } });
    const bid = await sendBid(owner);
    await bid.correct({ lines: [{ id: '1', description: 'Hang the teal drywall' }] });

    await server().ports.db.webhook.create({
      data: {
        account: { connect: { email: 'export@example.com' } },
        url: 'https://example.com/told',
        sealedSecret: 'sealed-away',
        deliveries: { create: { type: 'webhook.test', messageId: 'msg_1', body: '{"told":1}' } },
      },
    });
    const files = await exportOf(owner);
    const whole = [...files].map(([name, content]) => `${name}\n${content.toString()}`).join('\n');
    const folder = [...files.keys()].find((name) =>
      name.endsWith(`${made.claimNumber}/estimate.json`),
    );
    expect(folder).toMatch(/^projects\/\d+ Test house\//);
    const named = (name: string): unknown =>
      JSON.parse(files.get(folder?.replace('estimate', name) ?? '')?.toString() ?? '');
    expect(named('estimate')).toMatchObject({ version: 1, document: { items: expect.any(Array) } });
    expect(named('bid')).toMatchObject({ version: 1, document: { lineItems: expect.any(Array) } });
    expect(whole).toContain('Paint the emerald room');
    expect(whole).toContain('Mind the dog');
    expect(whole).toContain('export@example.com');
    expect(files.get('webhooks.json')?.toString()).toMatch(
      /example\.com\/told[\s\S]*webhook\.test/,
    );
    expect(whole).not.toContain('sealed-away');
    expect(whole).not.toContain('crimson');
    // Nobody has said yes yet.
    expect(whole).not.toContain('Company of painter');
    expect(whole).not.toMatch(/"\w*(hash|token|secret)\w*":/i);
    const photo = [...files].find(([name]) => name.endsWith(' emerald.png'));
    expect(photo?.[1].equals(Buffer.from(tinyPng()))).toBe(true);

    const paper = files.get(`uploads/${bareKey(bid.fileId)} bid.csv.json`)?.toString();
    expect(paper).toContain('Custom carved mantel shelf');
    expect(paper).toContain('Hang the teal drywall');

    const shown = await exportOf(painter);
    const leads = [...shown].filter(([name]) => name.startsWith('leads/'));
    expect(leads).toHaveLength(1);
    expect([...shown.values()].join('\n')).not.toContain('export@example.com');
  });

  it('has the estimate as it stands where the version that was begun with is not kept any more', async () => {
    const owner = guestOf(server());
    const { id: estimateId, version } = await makeEstimate(owner);
    const id = numberOf(estimateId);
    const kept = await readOwnDocument(server().ports, { id, version });
    expect(kept?.version).toBe(version);
    expect(await readOwnDocument(server().ports, { id, version: version + 7 })).toEqual(kept);
    expect(await readOwnDocument(server().ports, { id: id + 1_000, version })).toBeNull();
  });

  it('has jobs that are read one at a time, when they are taken', async () => {
    const owner = guestOf(server());
    const projectId = await owner.makeProject();
    const { id: jobId } = await owner.submit({ projectId });
    await owner.waitForEnd(jobId);
    await owner.submit({ projectId });
    const { db } = server().ports;
    const job = await db.job.findUniqueOrThrow({ where: { id: numberOf(jobId) } });
    const jobs = readOwnJobs(server().ports, job.accountId, job.projectId);
    expect((await jobs.next()).value).toMatchObject({ id: job.id });
    await db.job.updateMany({
      where: { projectId: job.projectId, id: { gt: job.id } },
      data: { title: 'Read late' },
    });
    expect((await jobs.next()).value).toMatchObject({ title: 'Read late' });
  });

  it('is for its owner, for minutes', async () => {
    const guest = guestOf(server());
    await guest.makeProject();
    const link = await linkOf(guest);
    const other = new URL(link);
    other.pathname = other.pathname.replace(/\d+/, '1');
    expect((await fetch(other)).status).toBe(403);
    const late = await later(server(), 3 * 60_000, () => fetch(link));
    expect(late.status).toBe(403);
    const error = await strangerOf(server()).runError(TestExportMyDataDocument, {});
    expect(error.code).toBe('UNAUTHENTICATED');
  });

  it('is written as it is read: what is not taken is not made', async () => {
    let begun = 0;
    const entries = async function* () {
      for (; begun < 60; begun++) {
        const content = Readable.from([Buffer.alloc(200_000, begun)]);
        yield { name: `${begun}.bin`, changedAt: new Date(), content, isPacked: true };
      }
    };
    const zip = zipStream(entries());
    await new Promise((resolve) => zip.once('readable', resolve));
    expect(begun).toBeLessThan(5);
    expect((await unzip(await buffer(zip))).size).toBe(60);
  });

  it('leaves nothing open when its reader goes away', async () => {
    const content = new Readable({ read: () => undefined });
    const left = Promise.withResolvers<void>();
    const entries = async function* () {
      try {
        yield { name: 'endless.bin', changedAt: new Date(), content };
      } finally {
        left.resolve();
      }
    };
    const zip = zipStream(entries());
    await new Promise((resolve) => zip.once('readable', resolve));
    zip.destroy();
    await left.promise;
    expect(content.destroyed).toBe(true);
  });

  it('leaves nothing open when its reader goes away while the next entry is sought', async () => {
    const content = new Readable({ read: () => undefined });
    const sought = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const entries = async function* () {
      try {
        yield { name: 'estimate.json', changedAt: new Date(), content: ['{}'] };
        await sought.promise;
        yield { name: 'photo.png', changedAt: new Date(), content };
      } finally {
        left.resolve();
      }
    };
    const zip = zipStream(entries());
    await new Promise((resolve) => zip.once('readable', resolve));
    const gone = once(zip, 'close');
    zip.destroy();
    await gone;
    sought.resolve();
    await left.promise;
    expect(content.destroyed).toBe(true);
  });
});

describe('exports that are not taken', () => {
  const LOOK_MS = 30_000;
  const leaving: (() => void)[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    for (const leave of leaving.splice(0)) leave();
    vi.useRealTimers();
  });

  /** Asks for an export and reads nothing of it. */
  const exportDeaf = async (
    person: Person,
  ): Promise<{ client: Socket; answer: ServerResponse }> => {
    const { port, pathname, search } = await linkOf(person);
    const client = connect(Number(port), '127.0.0.1');
    client.on('error', () => undefined).pause();
    leaving.push(() => client.destroy());
    const asked = once(server().app.server, 'request');
    client.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const [, answer] = (await asked) as [IncomingMessage, ServerResponse];
    return { client, answer };
  };

  /** More than the system keeps for a connection. */
  const largePhoto = async () => {
    const raw = { width: 2_400, height: 2_000, channels: 3 as const };
    const noise = randomBytes(raw.width * raw.height * 3);
    return new Uint8Array(await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer());
  };

  it('are cut off where hardly anything is taken in half a minute, and not before', async () => {
    const slow = guestOf(server());
    await slow.upload({ bytes: await largePhoto() });
    const { client, answer } = await exportDeaf(slow);
    await expect.poll(() => answer.writableLength).toBeGreaterThan(0);
    const written = () => answer.socket?.bytesWritten ?? 0;
    /** Reads until so much more has left the server. */
    const take = async (bytes: number) => {
      const enough = written() + bytes;
      await expect
        .poll(() => {
          client.read();
          return written();
        })
        .toBeGreaterThanOrEqual(enough);
    };
    vi.advanceTimersByTime(LOOK_MS);
    for (let look = 0; look < 3; look += 1) {
      await take(4_000 * 30);
      vi.advanceTimersByTime(LOOK_MS);
      expect(answer.destroyed).toBe(false);
    }
    await expect
      .poll(() => {
        vi.advanceTimersByTime(LOOK_MS);
        return answer.destroyed;
      })
      .toBe(true);
  });

  it('by one network leave a place for everybody else', async () => {
    const hoarders = Array.from({ length: 6 }, () => guestBehindProxy(server(), '198.51.100.70'));
    const photo = await largePhoto();
    for (const hoarder of hoarders) {
      await hoarder.upload({ bytes: photo });
      await exportDeaf(hoarder);
    }
    const stranger = guestBehindProxy(server());
    await marked(stranger, 'cyan');
    const files = await exportOf(stranger);
    expect([...files.keys()].join()).toContain('cyan.png');
  });
});

describe('deleting everything', () => {
  it('needs the word, and a sign-in made just now', async () => {
    const user = await userOf(server(), 'careful@example.com');
    const refused = await user.runOk(TestDeleteMyDataDocument, { confirmation: 'yes' });
    expect(refused.deleteMyData.__typename).toBe('InvalidInput');
    const stale = await later(server(), HOUR_MS, () =>
      user.runError(TestDeleteMyDataDocument, DELETE),
    );
    expect(stale.code).toBe('LOGIN_REQUIRED');
    const nobody = await strangerOf(server()).runError(TestDeleteMyDataDocument, DELETE);
    expect(nobody.code).toBe('UNAUTHENTICATED');
    expect((await user.rest('GET', '/api/projects/')).status).toBe(200);
  });

  it('leaves nothing of an account, and others’ equal bytes', async () => {
    const email = 'leaving@example.com';
    const { db, storage } = server().ports;
    const user = await userOf(server(), email);
    const stays = guestOf(server());
    const made = await marked(user, 'violet');
    const kept = await stays.upload({ bytes: tinyPng() });
    await user.rest('POST', `/api/results/${made.claimNumber}/create_pdf/`);
    const { id: accountId } = await db.account.findUniqueOrThrow({ where: { email } });
    const pdf = await db.estimatePdf.findUniqueOrThrow({
      where: { estimateId: numberOf(made.estimateId) },
    });
    const link = await linkOf(user);
    await db.webhook.create({ data: { accountId, url: 'https://example.com/', sealedSecret: '' } });

    await user.runOk(TestDeleteMyDataDocument, DELETE);
    expect((await user.rest('GET', '/api/projects/')).status).toBe(401);
    expect((await fetch(link)).status).toBe(403);
    await sweepAfter(0);
    const own = { where: { accountId } };
    expect(await db.file.count(own)).toBe(0);
    expect(await db.estimate.count(own)).toBe(0);
    expect(await db.webhook.count(own)).toBe(0);
    expect(await storage.size(pdf.key)).toBeNull();
    const { key } = await db.file.findUniqueOrThrow({ where: { id: numberOf(kept) } });
    expect(await storage.size(key)).not.toBeNull();
    const jobs = await db.job.findMany(own);
    expect(JSON.stringify([jobs, await db.project.findMany(own)])).not.toMatch(/violet|Test house/);
    const mails = await mailsTo(server().dataDir, email);
    expect(mails.at(-1)).toContain('Your Plumbline data was deleted');
    const again = await userOf(server(), email);
    expect(await (await again.rest('GET', '/api/projects/')).json()).toEqual([]);

    await sweepAfter(25);
    expect(await db.job.count(own)).toBe(0);
    expect(await db.account.count({ where: { id: accountId } })).toBe(0);
    expect(await db.account.count({ where: { email } })).toBe(1);
  });

  it('takes a contractor’s profile, papers and leads along', async () => {
    const { db } = server().ports;
    const homeowner = await userOf(server(), 'homeowner@example.com');
    const painter = await contractorOf(server(), 'gone@example.com');
    await askFor(homeowner, (await marked(homeowner, 'amber')).estimateId);
    const own = { where: { contractorId: painter.contractorId } };
    expect(await db.lead.count(own)).toBe(1);
    await painter.runOk(TestDeleteMyDataDocument, DELETE);
    await sweepAfter(0);
    expect(await db.lead.count(own)).toBe(0);
    expect(await db.contractor.count({ where: { id: painter.contractorId } })).toBe(0);
    expect((await homeowner.rest('GET', '/api/projects/')).status).toBe(200);
  });

  it('gives a guest no trial back', async () => {
    const guest = guestOf(server());
    await marked(guest, 'teal');
    await guest.runOk(TestDeleteMyDataDocument, DELETE);
    expect(await (await guest.rest('GET', '/api/projects/')).json()).toEqual([]);
    await sweepAfter(0);
    await sweepAfter(25);
    await marked(guest, 'olive');
    const third = await guest.rest('POST', '/api/jobs/', {
      instructions: 'Paint it all',
      property_type: 'res',
      work_grade: 'standard',
      agent_kind: 'home_project',
      project: numberOf(await guest.makeProject()),
      uploads: [numberOf(await guest.upload())],
    });
    expect(third.status).toBe(402);
  });
});
