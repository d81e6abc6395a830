// Writes docs/query-plans.md: every statement the product sends about its own tables, with the plan PostgreSQL makes
// for it among 100,000 jobs. Ends with 1 when one of them reads a whole table.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { parseEnv } from '../server/env.ts';
import { openDatabase } from '../server/infra/db/database.ts';
import { sha256 } from '../server/infra/secrets.ts';
import { startServer } from '../server/start-server.ts';
import { save } from '../server/testing/editing.ts';
import * as documents from '../server/testing/gql/graphql.ts';
import { type RecordedQuery, recordQueries } from '../server/testing/queries.ts';
import { createScriptedEstimator } from '../server/testing/scripted-estimator.ts';
import { type Person, personAt } from '../server/testing/world.ts';
import { startServices } from './services.ts';

const TARGET = resolve(import.meta.dirname, '../docs/query-plans.md');
const JOBS = 100_000;

/** A thousand guests with ten projects each; the first guest is the one who asks. */
const seed = (guestKey: string) => `
  INSERT INTO accounts (kind, guest_key_hash)
    SELECT 'GUEST', CASE n WHEN 1 THEN '${sha256(guestKey)}' ELSE md5(n::text) END FROM generate_series(1, 1000) n;
  INSERT INTO projects (account_id, name, zip, next_seq, created_at)
    SELECT 1 + n % 1000, 'Project ' || n, '94110', 100, now() - n * interval '1 minute' FROM generate_series(1, 10000) n;
  INSERT INTO files (account_id, kind, name, mime, size, sha256, key)
    SELECT 1 + n % 1000, 'PHOTO', 'photo.jpg', 'image/jpeg', 1000, md5(n::text), md5(n::text) FROM generate_series(1, ${JOBS}) n;
  INSERT INTO jobs (account_id, project_id, project_seq, claim_number, instructions, property_type, finish_level,
      agent_kind, stage, input_hash, address_hash, created_at, touched_at)
    SELECT p.account_id, p.id, n, 'CLM-' || p.id || '-' || n, 'Paint', 'RESIDENTIAL', 'STANDARD', 'HOME_PROJECT', 'READY',
      'x', md5(p.account_id::text), now() - (p.id + n) * interval '1 second', now()
    FROM projects p CROSS JOIN generate_series(1, 10) n;
  INSERT INTO job_files (job_id, position, file_id) SELECT id, 0, id FROM jobs;
  INSERT INTO estimates (job_id, account_id, project_id, premium, total_cents, item_count, document, created_at)
    SELECT id, account_id, project_id, false, 100, 0, '{"items": []}', created_at FROM jobs;
  INSERT INTO estimate_revisions (estimate_id, version, document, total_cents, item_count)
    SELECT id, n, '{"items": []}', 100, 0 FROM estimates CROSS JOIN generate_series(1, 3) n WHERE id % 10 = 0;
  INSERT INTO draft_lines (job_id, position, line)
    SELECT id, n, '{}' FROM jobs CROSS JOIN generate_series(1, 10) n WHERE id % 100 = 0;
  ANALYZE`;

/** Everything a user and a worker do, once. */
const useProduct = async (guest: Person): Promise<void> => {
  const [projectId = ''] = await ownProjects(guest);
  const job = await guest.submit({ projectId, idempotencyKey: randomUUID() });
  await guest.waitForEnd(job.id);
  const estimate = await guest.runOk(documents.TestEstimateDocument, {
    by: { claimNumber: job.claimNumber },
  });
  await guest.runOk(documents.TestEstimateDocument, { by: { jobId: job.id } });
  await guest.runOk(documents.TestEstimateDocument, { by: { id: estimate.estimate?.id ?? '' } });
  await guest.runOk(documents.HeavyProjectsDocument, {});
  await guest.runOk(documents.HeavyRecentDocument, {});
  await guest.runOk(documents.TestViewerDocument, {});
  await guest.runOk(documents.TestProjectDocument, { id: projectId });
  await guest.runOk(documents.TestAddRoomDocument, { input: { projectId, name: 'Cellar' } });
  await guest.runOk(documents.TestDraftDocument, { jobId: job.id });
  await guest.run(documents.TestCancelJobDocument, { input: { jobId: job.id } });
  await guest.run(documents.TestRetryJobDocument, { input: { jobId: job.id } });
  for (const path of [
    `jobs/${job.id}`,
    `results/by-job/${job.id}`,
    `results/${job.claimNumber}`,
    'results/guest',
    'projects',
    `projects/${projectId}`,
    `projects/${projectId}/jobs`,
  ]) {
    await guest.rest('GET', `/api/${path}/`);
  }
  await editEstimate(guest, estimate.estimate?.id ?? '');
};

const editEstimate = async (guest: Person, id: string): Promise<void> => {
  const edited = await save(guest, { id, version: 1 }, { title: 'Else', items: [] });
  await guest.rest('PATCH', `/api/results/${id}/update_json/`, {
    raw_json: { title: 'Once more' },
  });
  await guest.runOk(documents.TestRestoreRevisionDocument, {
    input: { estimateId: id, version: edited.version + 1, revision: 1 },
  });
  const by = { id };
  const { estimate } = await guest.runOk(documents.TestRevisionsDocument, { by, first: 1 });
  const after = estimate?.revisions.pageInfo.endCursor;
  await guest.runOk(documents.TestRevisionsDocument, { by, first: 1, after });
  await guest.runOk(documents.TestRevisionDocument, { by, version: 1 });
  const { refineEstimate } = await guest.runOk(documents.TestRefineEstimateDocument, {
    input: { estimateId: id, instruction: 'add lights' },
  });
  if (refineEstimate.__typename === 'RefineEstimateSuccess')
    await guest.waitForEnd(refineEstimate.job.id);
};

const ownProjects = async (guest: Person): Promise<string[]> => {
  const { viewer } = await guest.runOk(documents.TestOwnListsDocument, { first: 2 });
  const next = viewer.projects.pageInfo.endCursor;
  await guest.runOk(documents.TestOwnListsDocument, { first: 2, after: next });
  return viewer.projects.edges.map(({ node }) => node.id);
};

interface Plan {
  statement: string;
  nodes: string[];
}

const NODE =
  /(Seq Scan|Index Only Scan|Index Scan|Bitmap Heap Scan|Bitmap Index Scan)(?: Backward)?(?: using (\S+))? on (\S+)/;

const explain = async (client: pg.Client, { text, values }: RecordedQuery): Promise<string[]> => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
  return rows.flatMap(({ 'QUERY PLAN': line }) => {
    const [, kind, index, table] = NODE.exec(line) ?? [];
    return kind ? [`${kind} ${index ? `${index} on ` : ''}${table ?? ''}`] : [];
  });
};

/** What a statement asks, without its list of columns. */
const shorten = (text: string): string =>
  text
    .replaceAll('"public".', '')
    .replaceAll('"', '')
    .replace(/^SELECT .*? FROM/s, 'SELECT … FROM')
    .replace(/RETURNING .*$/s, 'RETURNING …')
    .replace(/\((\$\d+,)+\$\d+\)/g, '(…)')
    .replaceAll('|', '\\|');

const isOurs = ({ text }: RecordedQuery) =>
  !text.includes('pgboss') &&
  /"?(accounts|auth_tokens|projects|files|jobs|job_files|draft_lines|estimates|estimate_revisions)"?\b/.test(
    text,
  );

const print = (plans: Plan[]): string =>
  [
    '# Query plans',
    '',
    `Every statement that the product sends about its own tables, and how PostgreSQL finds the rows among ${JOBS.toLocaleString('en-US')} jobs,`,
    'as many estimates and files, 10,000 projects and 1,000 accounts. Written by `node scripts/query-plans.ts`,',
    'which fails when a statement reads a whole table. Statements that only insert have no plan to show.',
    '',
    '| statement | found by |',
    '| --- | --- |',
    ...plans.map(({ statement, nodes }) => `| \`${statement}\` | ${nodes.join('<br>') || '–'} |`),
    '',
  ].join('\n');

const collect = async (databaseUrl: string, dataDir: string): Promise<Plan[]> => {
  const guestKey = randomUUID();
  const env = parseEnv({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    GUEST_FREE_ESTIMATES: '1000000',
    GUEST_DAILY_PER_ADDRESS: '1000000',
  });
  const database = await openDatabase({ url: databaseUrl, dataDir, onError: () => undefined });
  await database.pool.query(seed(guestKey));
  const server = await startServer(env, () => createScriptedEstimator(), { database });
  const guest = personAt(server.address, { 'X-Guest-Key': guestKey });
  const recorded = await recordQueries(database.pool, () => useProduct(guest));
  await server.stop();

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const distinct = new Map(recorded.filter(isOurs).map((query) => [shorten(query.text), query]));
  const plans: Plan[] = [];
  for (const [statement, query] of distinct) {
    plans.push({ statement, nodes: await explain(client, query) });
  }
  await client.end();
  return plans.toSorted((a, b) => a.statement.localeCompare(b.statement));
};

const services = await startServices();
const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-plans-'));
try {
  const plans = await collect(services.databaseUrl, dataDir);
  writeFileSync(TARGET, print(plans));
  const whole = plans.filter(({ nodes }) => nodes.some((node) => node.startsWith('Seq Scan')));
  for (const { statement } of whole) console.error(`Reads a whole table: ${statement}`);
  process.exitCode = whole.length > 0 ? 1 : 0;
} finally {
  await services.stop();
  await rm(dataDir, { recursive: true, force: true });
}
