// An address that takes its time keeps only its owner waiting.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { TestCreateWebhookDocument, TestTestWebhookDocument } from '../../testing/gql/graphql.ts';
import { type Person, userOf } from '../../testing/world.ts';

const server = useTestServer({ env: { WEBHOOK_ADDRESSES: 'any', WORKER_CONCURRENCY: '1' } });

const gate = Promise.withResolvers<void>();
const came: string[] = [];
const receiver = createServer((request, response) => {
  came.push(request.url ?? '');
  request.resume();
  void gate.promise.then(() => response.writeHead(204).end());
});
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const webhookOf = async (owner: Person, path: string): Promise<() => Promise<unknown>> => {
  const { port } = receiver.address() as AddressInfo;
  const input = { url: `http://127.0.0.1:${port}${path}`, events: ['JOB_FAILED' as const] };
  const { createWebhook } = await owner.runOk(TestCreateWebhookDocument, { input });
  if (createWebhook.__typename !== 'CreateWebhookSuccess') throw new Error(createWebhook.message);
  const { id: webhookId } = createWebhook.webhook;
  return () => owner.runOk(TestTestWebhookDocument, { input: { webhookId } });
};

it('a stranger’s message comes before the second of an account whose address is slow', async () => {
  const send = await webhookOf(await userOf(server(), 'slow@example.com'), '/slow');
  const sendOther = await webhookOf(await userOf(server(), 'prompt@example.com'), '/prompt');
  for (let turn = 0; turn < 4; turn += 1) await send();
  await expect.poll(() => came).toEqual(['/slow']);
  await sendOther();
  gate.resolve();
  await expect.poll(() => came).toHaveLength(5);
  expect(came.slice(0, 2)).toEqual(['/slow', '/prompt']);
});
