import { bareKey } from '../../domain/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '../../domain/errors.ts';
import { DELIVERY_TRIES, type WebhookEvent } from '../../domain/account/webhooks.ts';
import { useTestServer } from '../../testing/app.ts';
import { later } from '../../testing/clock.ts';
import {
  TestCreateApiTokenDocument,
  TestCreateWebhookDocument,
  TestDeleteMyDataDocument,
  TestDeleteWebhookDocument,
  TestRedeliverWebhookDocument,
  TestRotateWebhookSecretDocument,
  TestRespondToLeadDocument,
  TestStartInventoryDocument,
  TestTestWebhookDocument,
  TestUpdateWebhookDocument,
  TestWebhooksDocument,
} from '../../testing/gql/graphql.ts';
import { askFor, contractorOf, estimateOf, leadOf } from '../../testing/introducing.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import {
  type Received,
  signatureOf,
  startReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts';
import { type Person, personAt, userOf } from '../../testing/world.ts';
import { deliver } from './deliver-webhook.ts';
import { numberOf } from '../../testing/ids.ts';

const DAY = 24 * 60 * 60 * 1000;
const ALL: WebhookEvent[] = [
  'ESTIMATE_READY',
  'JOB_FAILED',
  'INVENTORY_READY',
  'LEAD_CREATED',
  'LEAD_ANSWERED',
];

const estimator = createScriptedEstimator();
const server = useTestServer({ estimator, env: { WEBHOOK_ADDRESSES: 'any' } });

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => receiver.answer(204));

const make = async (owner: Person, path: string, events: WebhookEvent[] = ALL) => {
  const input = { url: `${receiver.url}/${path}`, events };
  const { createWebhook } = await owner.runOk(TestCreateWebhookDocument, { input });
  if (createWebhook.__typename !== 'CreateWebhookSuccess') throw new Error(createWebhook.message);
  return { ...createWebhook, id: createWebhook.webhook.id, input };
};

const at = (path: string): Received[] =>
  receiver.received.filter((each) => each.path === `/${path}`);
const typesAt = (path: string) => at(path).map(({ event }) => event.type);

const webhookOf = async (owner: Person) => {
  const [webhook] = (await owner.runOk(TestWebhooksDocument, {})).viewer.webhooks;
  if (!webhook) throw new Error('There is no webhook.');
  return webhook;
};
const deliveryOf = async (owner: Person) => {
  const [delivery] = (await webhookOf(owner)).deliveries;
  if (!delivery) throw new Error('There is no delivery.');
  return delivery;
};

describe('webhooks', () => {
  it('tell of what happens to an owner, signed so that the receiver can tell who sent it', async () => {
    const owner = await userOf(server(), 'told@example.com');
    const stranger = await userOf(server(), 'not.told@example.com');
    const { secret } = await make(owner, 'told');
    await make(stranger, 'stranger');
    const { estimateId, jobId, claimNumber } = await estimateOf(owner);
    // Messages name things by the numbers that REST has.
    const told = { estimateId: bareKey(estimateId), jobId: bareKey(jobId) };
    await expect.poll(() => typesAt('told')).toEqual(['estimate.ready']);
    await owner.runOk(TestStartInventoryDocument, { input: { estimateId } });
    await expect.poll(() => typesAt('told')).toContain('inventory.ready');
    estimator.failNext(1, new DomainError('TOO_LARGE', 'Too much of it.'));
    const failed = await owner.submit();
    await expect.poll(() => typesAt('told')).toContain('job.failed');

    const [ready, inventory, failure] = at('told');
    expect(ready?.event.data).toMatchObject({ ...told, claimNumber, version: 1 });
    expect(inventory?.event.data).toEqual({ estimateId: told.estimateId, isTest: false });
    expect(failure?.event.data).toMatchObject({
      jobId: bareKey(failed.id),
      estimateId: null,
      failureCode: 'TOO_LARGE',
    });
    expect(new Set(at('told').map(({ headers }) => headers['webhook-id'])).size).toBe(3);
    for (const each of at('told')) {
      expect(each.headers['webhook-signature']).toBe(signatureOf(secret, each));
      const age = Date.now() / 1_000 - Number(each.headers['webhook-timestamp']);
      expect(Math.abs(age)).toBeLessThan(60);
    }
    expect(at('stranger')).toEqual([]);
    expect(JSON.stringify(await webhookOf(owner))).not.toContain(secret);
    const stored = await server().ports.db.webhook.findFirst({
      where: { url: { contains: 'told' } },
    });
    expect(stored?.sealedSecret).not.toContain(secret.slice('whsec_'.length));
  });

  it('are signed with the new secret and with the one before for a day after it changed', async () => {
    const owner = await userOf(server(), 'rotated@example.com');
    const { id: webhookId, secret: former } = await make(owner, 'rotated');
    const rotate = async (version?: number) => {
      const input = { webhookId, ...(version !== undefined && { version }) };
      const { rotateWebhookSecret } = await owner.runOk(TestRotateWebhookSecretDocument, { input });
      if (rotateWebhookSecret.__typename !== 'RotateWebhookSecretSuccess')
        throw new Error(rotateWebhookSecret.__typename);
      return rotateWebhookSecret;
    };
    const { ports } = server();
    const asked = ports.now().getTime();
    const { secret, webhook } = await rotate(1);
    const until = Date.parse(webhook.formerSecretUntil ?? '');
    expect(until).toBeGreaterThanOrEqual(asked + DAY);
    expect(until).toBeLessThanOrEqual(ports.now().getTime() + DAY);
    await expect(rotate(1)).rejects.toThrow('VersionConflict');

    const send = async (count: number) => {
      await owner.runOk(TestTestWebhookDocument, { input: { webhookId } });
      await expect.poll(() => at('rotated')).toHaveLength(count);
      const received = at('rotated')[count - 1];
      if (!received) throw new Error('Nothing came.');
      return { received, signatures: String(received.headers['webhook-signature']).split(' ') };
    };
    const both = await send(1);
    expect(both.signatures).toEqual(
      [secret, former].map((each) => signatureOf(each, both.received)),
    );
    const one = await later(server(), DAY + 60_000, () => send(2));
    expect(one.signatures).toEqual([signatureOf(secret, one.received)]);
  });

  it('tell both sides of a lead, and neither how to reach the other', async () => {
    const owner = await userOf(server(), 'homeowner.hooks@example.com');
    const painter = await contractorOf(server(), 'painter.hooks@example.com');
    await make(owner, 'homeowner', ['LEAD_ANSWERED']);
    await make(painter, 'painter', ['LEAD_CREATED', 'LEAD_ANSWERED']);
    const { estimateId } = await estimateOf(owner);
    await askFor(owner, estimateId, { specialRequest: 'Mind the dog' });
    const { id: leadId } = await leadOf(painter);
    await painter.runOk(TestRespondToLeadDocument, { input: { leadId, answer: 'AVAILABLE' } });
    await expect.poll(() => typesAt('painter')).toEqual(['lead.created', 'lead.answered']);
    await expect.poll(() => typesAt('homeowner')).toEqual(['lead.answered']);
    const answered = { leadId: bareKey(leadId), answer: 'AVAILABLE' };
    expect(at('homeowner')[0]?.event.data).toEqual({
      ...answered,
      estimateId: bareKey(estimateId),
    });
    expect(at('painter')[1]?.event.data).toEqual({ ...answered, estimateId: null });
    expect(
      at('painter')
        .map(({ body }) => body)
        .join(),
    ).not.toMatch(/555|Ada|dog|homeowner/);
  });

  it('are sent again until they are taken, and then once more when their owner wants it', async () => {
    const owner = await userOf(server(), 'again@example.com');
    const { id } = await make(owner, 'again');
    receiver.answer(503, 'Out of order');
    await owner.runOk(TestTestWebhookDocument, { input: { webhookId: id } });
    await expect
      .poll(() => deliveryOf(owner))
      .toMatchObject({
        status: 'PENDING',
        tries: 1,
        answerStatus: 503,
        answerText: 'Out of order',
        failure: 'It answered with status 503.',
      });
    // It is told after the try is.
    await expect.poll(async () => (await webhookOf(owner)).failingSince).not.toBeNull();
    receiver.answer(200);
    const delivery = await deliveryOf(owner);
    const message = { deliveryId: numberOf(delivery.id), round: 1 };
    await deliver(server().ports, message, new AbortController().signal);
    expect(await deliveryOf(owner)).toMatchObject({ status: 'DELIVERED', failure: null });
    expect((await webhookOf(owner)).failingSince).toBeNull();
    // The queue's own next message finds nothing left to do.
    await deliver(server().ports, message, new AbortController().signal);
    expect(at('again')).toHaveLength(2);

    const input = { deliveryId: delivery.id };
    const stranger = await userOf(server(), 'stranger.hooks@example.com');
    expect(await stranger.runError(TestRedeliverWebhookDocument, { input })).toMatchObject({
      code: 'NOT_FOUND',
    });
    await owner.runOk(TestRedeliverWebhookDocument, { input });
    await expect.poll(() => at('again').length).toBe(3);
    expect(new Set(at('again').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(at('again').map(({ body }) => body)).size).toBe(1);
  });

  it('are given up after a day, switched off after days or when gone, and the owner is told', async () => {
    const { ports } = server();
    const email = 'failing@example.com';
    const owner = await userOf(server(), email);
    const { id, input } = await make(owner, 'failing');
    receiver.answer(302, '', { location: '/elsewhere' });
    await owner.runOk(TestTestWebhookDocument, { input: { webhookId: id } });
    await expect.poll(() => deliveryOf(owner)).toMatchObject({ answerStatus: 302, tries: 1 });
    expect(at('elsewhere')).toEqual([]);
    const deliveryId = numberOf((await deliveryOf(owner)).id);
    const send = () => deliver(ports, { deliveryId, round: 1 }, new AbortController().signal);
    await expect(send()).rejects.toThrow('redirect');
    await ports.db.webhookDelivery.updateMany({
      where: { id: deliveryId },
      data: { tries: DELIVERY_TRIES - 1 },
    });
    await later(server(), 6 * DAY, send);
    expect(await deliveryOf(owner)).toMatchObject({ status: 'FAILED', tries: DELIVERY_TRIES });
    expect(await webhookOf(owner)).toMatchObject({
      isActive: false,
      switchedOffBecause: 'FAILING',
    });
    await expect
      .poll(() => mailsTo(server().dataDir, email))
      .toEqual([expect.stringContaining('webhook of your Plumbline account was switched off')]);
    const refused = await owner.runOk(TestTestWebhookDocument, { input: { webhookId: id } });
    expect(refused.testWebhook.__typename).toBe('InvalidInput');

    await owner.runOk(TestUpdateWebhookDocument, {
      input: { ...input, webhookId: id, isActive: true },
    });
    receiver.answer(410);
    await owner.runOk(TestTestWebhookDocument, { input: { webhookId: id } });
    await expect.poll(() => webhookOf(owner)).toMatchObject({ switchedOffBecause: 'GONE' });
  });

  it('are made by programs that may, of what they may ask for', async () => {
    const owner = await userOf(server(), 'program.hooks@example.com');
    const { createApiToken } = await owner.runOk(TestCreateApiTokenDocument, {
      input: {
        name: 'Hooks',
        scopes: ['WEBHOOKS_READ', 'WEBHOOKS_WRITE', 'ESTIMATES_READ'],
        expiresInDays: 1,
      },
    });
    if (createApiToken.__typename !== 'CreateApiTokenSuccess') throw new Error('No token.');
    const program = personAt(server().url, { Authorization: `Bearer ${createApiToken.token}` });
    const { id } = await make(program, 'program', ['ESTIMATE_READY']);
    const input = { url: receiver.url, events: ['LEAD_CREATED' as const] };
    expect(await program.runError(TestCreateWebhookDocument, { input })).toMatchObject({
      code: 'FORBIDDEN',
    });
    await owner.runOk(TestDeleteWebhookDocument, { input: { webhookId: id } });
    expect((await owner.runOk(TestWebhooksDocument, {})).viewer.webhooks).toEqual([]);
  });

  it('need an address and an event, are ten at most, and are silent once their owner has left', async () => {
    const owner = await userOf(server(), 'ten@example.com');
    const wrong = { url: 'example.com', events: [] };
    const answer = await owner.runOk(TestCreateWebhookDocument, { input: wrong });
    expect(answer.createWebhook).toMatchObject({ fields: [{ path: 'url' }, { path: 'events' }] });
    for (let count = 0; count < 10; count++) await make(owner, 'ten');
    await expect(make(owner, 'ten')).rejects.toThrow('at most 10');
    await owner.submit();
    await owner.runOk(TestDeleteMyDataDocument, { confirmation: 'DELETE' });
    expect(
      await server().ports.db.webhook.count({
        where: { switchedOffAt: null, url: { endsWith: '/ten' } },
      }),
    ).toBe(0);
  });
});

describe('by default', () => {
  const strict = useTestServer();

  it('an address must be https, and reachable from the internet', async () => {
    const owner = await userOf(strict(), 'strict@example.com');
    for (const url of ['http://93.184.215.14/', 'https://127.0.0.1:5432/', 'https://localhost/']) {
      const input = { url, events: ALL };
      const { createWebhook } = await owner.runOk(TestCreateWebhookDocument, { input });
      expect(createWebhook).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ path: 'url' }],
      });
    }
  });
});
