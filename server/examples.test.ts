// Runs every example of `examples/` as a partner would, against a server with the product's own estimator.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from './graphql/schema.ts';
import { TOKEN_SCOPES, type TokenScope } from './domain/account/api-tokens.ts';
import { useTestServer } from './testing/app.ts';
import {
  TestCreateApiTokenDocument,
  TestCreateWebhookDocument,
  TestTestWebhookDocument,
} from './testing/gql/graphql.ts';
import { builtInEstimator } from './testing/priced-estimates.ts';
import { tinyPng } from './testing/tiny-files.ts';
import { type Person, userOf } from './testing/world.ts';

const ROOT = resolve(import.meta.dirname, '../examples');
const BID = `Description,Qty,Unit,Unit Price,Amount
Paint walls - two coats,416,SF,1.25,520.00
Total,,,,520.00
`;
const INSTRUCTIONS = 'Repaint my 12x14 bedroom, walls and ceiling';

const server = useTestServer({
  estimator: builtInEstimator,
  env: { WEBHOOK_ADDRESSES: 'any' },
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

interface Language {
  command: string;
  file: (name: string) => string;
  isMissing: boolean;
}
const LANGUAGES: Record<string, Language> = {
  node: { command: process.execPath, file: (name) => `node/${name}.ts`, isMissing: false },
  python: {
    command: 'python3',
    file: (name) => `python/${name.replaceAll('-', '_')}.py`,
    isMissing: !hasPython,
  },
};

let folder: string;
let photo: string;
let bid: string;
let claimNumber: string;
let owner: Person;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-examples-'));
  photo = join(folder, 'room.png');
  await writeFile(photo, tinyPng());
  bid = join(folder, 'bid.csv');
  await writeFile(bid, BID);
  owner = await userOf(server(), 'partner@example.com');
  const scopes = Object.keys(TOKEN_SCOPES) as TokenScope[];
  const input = { name: 'Examples', scopes, expiresInDays: 1 };
  const { createApiToken } = await owner.runOk(TestCreateApiTokenDocument, { input });
  if (createApiToken?.__typename !== 'CreateApiTokenSuccess') throw new Error('No token.');
  ({ token } = createApiToken);
  for (let count = 0; count < 11; count++) {
    const job = await owner.submit({ instructions: INSTRUCTIONS });
    await owner.waitForEnd(job.id);
    ({ claimNumber } = job);
  }
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = ({ command, file }: Language, name: string, args: string[], env = {}) => {
  const child = spawn(command, [join(ROOT, file(name)), ...args], {
    env: { PATH: '/usr/bin:/bin', PLUMBLINE_URL: server().url, PLUMBLINE_TOKEN: token, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      printed += piece.toString();
    });
  }
  return { child, printed: () => printed };
};

const run = async (language: Language, name: string, ...args: string[]): Promise<string> => {
  const { child, printed } = start(language, name, args);
  const [code] = (await once(child, 'close')) as [number | null];
  expect([code, code === 0 ? '' : printed()]).toEqual([0, '']);
  return printed();
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'close');
};

it('every document of the examples fits the schema', async () => {
  const names = await readdir(join(ROOT, 'graphql'));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const document = parse(await readFile(join(ROOT, 'graphql', name), 'utf8'));
    expect([name, validate(schema, document)]).toEqual([name, []]);
  }
});

/** What is not there is counted as skipped, test by test, and says why. */
const labeled = Object.entries(LANGUAGES).map(
  ([name, language]) =>
    [language.isMissing ? `${name}, which is not installed` : name, language] as const,
);

describe.each(labeled)('the examples in %s', (_name, language) => {
  it.skipIf(language.isMissing)('print estimates with lines, page by page', async () => {
    const printed = await run(language, 'estimates');
    expect(new Set(printed.match(/^CLM-\S+/gm)).size).toBeGreaterThanOrEqual(11);
    expect(printed).toMatch(/^ {2}[\d.]+ SF .+: [\d.]+$/m);
  });

  it.skipIf(language.isMissing)('price a scope without storing it', async () => {
    const { db } = server().ports;
    const before = await db.job.count();
    const printed = await run(language, 'price-scope', '94110', INSTRUCTIONS);
    expect(printed).toMatch(/^Total: [1-9][\d.]+ USD$/m);
    expect(await db.job.count()).toBe(before);
  });

  it.skipIf(language.isMissing)('submit a job, and follow it to its end', async () => {
    const printed = await run(language, 'submit-and-follow', photo, '94110', INSTRUCTIONS);
    expect(printed).toMatch(/^Started CLM-/m);
    expect(printed).toMatch(/^Ready: [1-9][\d.]+ USD$/m);
  });

  it.skipIf(language.isMissing)('set a bid beside an estimate', async () => {
    const printed = await run(language, 'compare-paper', bid, claimNumber);
    expect(printed).toMatch(/^Read: 1 lines, 0 pieces not used$/m);
    expect(printed).toMatch(/^Theirs: 520\.00$/m);
    const [, ours] = /^Ours: ([\d.]+), [\d.]+ to [\d.]+$/m.exec(printed) ?? [];
    const steps = [...printed.matchAll(/^[A-Z_]+: (-?[\d.]+)$/gm)].map(([, amount]) => amount);
    const gap = steps.reduce((sum, amount) => sum + Number(amount), 0);
    expect(gap).toBeCloseTo(Number(ours) - 520, 2);
  });

  it.skipIf(language.isMissing)('receive a webhook, and no forgery', async () => {
    const port = await freePort();
    const input = { url: `http://127.0.0.1:${port}/`, events: ['ESTIMATE_READY' as const] };
    const { createWebhook } = await owner.runOk(TestCreateWebhookDocument, { input });
    if (createWebhook?.__typename !== 'CreateWebhookSuccess') throw new Error('No webhook.');
    const { child, printed } = start(language, 'receive-webhook', [], {
      PORT: String(port),
      PLUMBLINE_WEBHOOK_SECRET: createWebhook.secret,
    });
    try {
      await expect.poll(printed).toContain('Listening');
      const forged = await fetch(input.url, {
        method: 'POST',
        headers: {
          'webhook-id': 'msg_1',
          'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
          'webhook-signature': 'v1,c29tZWJvZHkgZWxzZQ==',
        },
        body: '{"type":"forged"}',
      });
      expect(forged.status).toBe(401);
      const webhookId = createWebhook.webhook.id;
      await owner.runOk(TestTestWebhookDocument, { input: { webhookId } });
      await expect.poll(printed).toContain('webhook.test');
      expect(printed()).not.toContain('forged');
    } finally {
      await end(child);
    }
  });
});
