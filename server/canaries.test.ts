// Whether what people type and send can be found again where it has no place: in the log at its most talkative, and, for
// what opens an account, in anything stored or handed out. A whole use of the product, with everything that can go wrong.
import { globalId } from './domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { redisUrl } from './testing/test-services.ts';
import { APPLICATION, handIn } from './testing/contractors.ts';
import { editedLinesOf, makeEstimate, readEstimate, save } from './testing/editing.ts';
import {
  TestCreatePdfDocument,
  TestRequestContractorsDocument,
  TestStartSignInDocument,
  TestUpdateAccountDocument,
} from './testing/gql/graphql.ts';
import { type ServerProcess, startServerProcess } from './testing/processes.ts';
import { verify } from './testing/signing-in.ts';
import { type SmtpSink, startSmtpSink } from './testing/smtp-sink.ts';
import { tinyPng } from './testing/tiny-files.ts';
import { guestOf, type Person, personAt } from './testing/world.ts';

const EMAIL = 'canary.bird@example.test';
const TYPED = {
  email: EMAIL,
  phone: '+1 (415) 555-0142',
  name: 'Kanarienvogel',
  project: '77 Canary Wharf',
  title: 'Canary bathroom',
  details: 'Repaint the canary-yellow bathroom, 5x8, before my mother in law moves in',
  line: 'Canary tiles',
  file: 'canary-passport.png',
  identity: 'D77-CANARY-4711',
};

let dataDir: string;
let database: TestDatabase;
let mail: SmtpSink;
let model: Server;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-canaries-'));
  database = await createTestDatabase();
  mail = await startSmtpSink();
  // Refuses with all that it was sent, as some do.
  model = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const message = `Cannot read ${Buffer.concat(pieces).toString()}`;
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message } }));
    });
  });
  await new Promise<void>((resolve) => {
    model.listen(0, '127.0.0.1', resolve);
  });
  server = await startServerProcess(
    {
      DATA_DIR: dataDir,
      SECRET_KEY: randomUUID().repeat(2),
      LOG_LEVEL: 'trace',
      SMTP_URL: mail.url,
      OPENAI_API_KEY: 'canary-model-key',
      OPENAI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
      ...(database.url && { DATABASE_URL: database.url }),
      ...(redisUrl && { REDIS_URL: redisUrl }),
    },
    { isBuiltIn: true },
  );
});
afterAll(async () => {
  await server.kill();
  await database.drop();
  await mail.close();
  model.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Everything wrong that can be done with what was typed; each is answered, none with a failure of ours. */
const goWrong = async (person: Person) => {
  const all = Object.values(TYPED).join(' ');
  const saving = 'mutation($i: SaveEstimateInput!) { saveEstimate(input: $i) { __typename } }';
  const attempts: [string, string, unknown?][] = [
    ['GET', `/api/results/${encodeURIComponent(all)}/`],
    ['GET', `/${encodeURIComponent(all)}?email=${encodeURIComponent(EMAIL)}`],
    ['GET', `/files/1/original?expires=1&signature=${encodeURIComponent(all)}`],
    ['POST', '/api/projects/', { name: { [all]: all }, zip: all }],
    ['POST', '/api/jobs/', { ...TYPED, uploads: [all], project: all }],
    ['POST', '/api/auth/start/', { email: all }],
    ['POST', '/graphql', { query: saving, variables: { i: { ...TYPED, estimateId: all } } }],
    ['POST', '/graphql', { query: `{ ${TYPED.name} { "${all}" } }` }],
    ['POST', '/graphql', { query: `{ job(by: { id: "${all}" }) { id } }` }],
  ];
  for (const [method, path, body] of attempts) {
    expect((await person.rest(method, path, body)).status).toBeLessThan(500);
  }
  const file = { bytes: new TextEncoder().encode(all), name: TYPED.file };
  expect((await person.postFile(file)).status).toBe(400);
};

const codeIn = (raw: string | undefined) => /^Subject: (\d{6}) /m.exec(raw ?? '')?.[1] ?? '';

const signIn = async (guest: Person) => {
  const start = () => guest.run(TestStartSignInDocument, { input: { email: EMAIL } });
  await start();
  const code = codeIn(mail.mails.at(-1)?.raw);
  await verify(guest, EMAIL, code === '000000' ? '000001' : '000000');
  const outcome = await verify(guest, EMAIL, code);
  if (outcome.__typename !== 'VerifySignInSuccess') throw new Error(outcome.message);
  return { code, token: outcome.token };
};

/** Text of all that an owner can take away. */
const handedOut = async (person: Person, estimateId: string, claimNumber: string) => {
  const { createPdf } = await person.runOk(TestCreatePdfDocument, { estimateId });
  if (createPdf.__typename !== 'CreatePdfSuccess') throw new Error(createPdf.message);
  const pdf = await fetch(`${server.url}${createPdf.estimate.pdf?.url}`);
  const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  const result = await person.rest('GET', `/api/results/${claimNumber}/`);
  const page = await fetch(`${server.url}/results/${claimNumber}`);
  const { text } = await extractText(document, { mergePages: true });
  return [text, await result.text(), await page.text()];
};

const rowsOfAll = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT to_jsonb(t)::text AS row FROM ${name} t`);
    texts.push(JSON.stringify(rows));
  }
  await client.end();
  return texts.join('\n');
};

/** The database, row by row or as files, the uploads, and whatever else lies in the data directory. */
const stored = async (): Promise<string[]> => {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
  );
  return database.url ? [...texts, await rowsOfAll(database.url)] : texts;
};

it('nothing that was typed or sent stands in the log, and no key anywhere', async () => {
  const guest = guestOf(server);
  const guestKey = guest.headers['X-Guest-Key'] ?? '';
  await goWrong(guest);
  const project = await guest.rest('POST', '/api/projects/', { name: TYPED.project, zip: '94110' });
  const { id } = (await project.json()) as { id: number };
  const made = await makeEstimate(guest, {
    projectId: globalId('Project', id),
    title: TYPED.title,
    instructions: TYPED.details,
    uploads: [await guest.upload({ name: TYPED.file })],
  });
  const { code, token } = await signIn(guest);
  const user = personAt(server.url, { ...guest.headers, Authorization: `Token ${token}` });
  await user.runOk(TestUpdateAccountDocument, { input: { emailWhenReady: true } });
  const estimate = await readEstimate(user, made.id);
  const items = editedLinesOf(estimate).map((line) => ({ ...line, name: TYPED.line }));
  await save(user, estimate, { items });
  await user.runOk(TestRequestContractorsDocument, {
    input: {
      estimateId: made.id,
      firstName: TYPED.name,
      timeframe: 'FLEXIBLE',
      phone: TYPED.phone,
      phoneConsent: true,
      specialRequest: TYPED.details,
    },
  });
  const applied = { ...APPLICATION, email: EMAIL, full_name: TYPED.name, phone: TYPED.phone };
  expect((await user.rest('POST', '/api/contractors/register/', applied)).status).toBe(201);
  expect((await handIn(server, user, tinyPng(), TYPED.identity)).status).toBe(200);
  const { data } = (await (
    await user.rest('POST', '/graphql', {
      query: `{ estimate(by: { id: "${made.id}" }) { claimNumber } }`,
    })
  ).json()) as { data: { estimate: { claimNumber: string } } };
  const given = await handedOut(user, made.id, data.estimate.claimNumber);
  await goWrong(user);
  mail.refuse();
  const other = await guestOf(server).run(TestStartSignInDocument, { input: { email: EMAIL } });
  expect(other.errors).toHaveLength(1);

  expect(await server.stop()).toBe(0);
  const log = server.output();
  expect(log).toContain('answered');
  const secrets = [guestKey, token, code];
  const typed = Object.values(TYPED).flatMap((text) => [text, encodeURIComponent(text)]);
  expect([...typed, ...secrets, 'canary-model-key'].filter((text) => log.includes(text))).toEqual(
    [],
  );

  const keys = [guestKey, token, TYPED.identity];
  for (const text of [...given, ...(await stored())]) {
    expect(keys.filter((key) => text.includes(key))).toEqual([]);
  }
  expect(given[0]).toContain(TYPED.line);
}, 120_000);
