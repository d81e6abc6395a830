// Prints every statement that the product sends about its own tables, with the plan that PostgreSQL makes for it among
// 100,000 jobs, as many estimates and files, 10,000 projects and 1,000 accounts. Ends with 1 when one reads a whole table, or
// when one that has an index of its own was not sent, or takes another way. Tables of which there are few are read whole.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { parseEnv } from '../../server/env.ts';
import { openDatabase } from '../../server/infra/db/database.ts';
import { startServer } from '../../server/start-server.ts';
import { type RecordedQuery, recordQueries } from '../../server/testing/queries.ts';
import { createScriptedEstimator } from '../../server/testing/scripted-estimator.ts';
import { personAt } from '../../server/testing/world.ts';
import { withClient } from '../../bench/harness/databases.ts';
import { startServices } from '../services.ts';
import { seed } from './seed.ts';
import { useProduct } from './use-product.ts';

/** Few of them stand there, and in a year. */
const FEW = new Set([
  'contractors',
  'contractor_applications',
  'leads',
  'lead_messages',
  'guest_writes',
]);

/** What must be sent, and the index that must answer it. */
const ANSWERED_BY: readonly (readonly [what: string, statement: RegExp, index: string])[] = [
  ['words among estimates', /owned_pieces/, 'estimates_owned_pieces_idx'],
  [
    'how many estimates there are',
    /^SELECT .* FROM estimate_counts/,
    'estimate_counts_account_id_idx',
  ],
  ['changes to be added up', /WITH changed/, 'estimate_counts_changes_idx'],
  ['the portfolio’s jobs', /FROM jobs .*GROUP BY jobs\.project_id/, 'jobs_account_id'],
  [
    'the portfolio’s totals',
    /FROM estimates .*GROUP BY estimates\.project_id/,
    'estimates_account_id',
  ],
  [
    'exports whose time is over',
    /FROM estimate_exports .*expires_at </,
    'estimate_exports_expires_at_idx',
  ],
  ['estimates of an export', /FROM estimates .*estimates\.id > /, 'estimates_account_id'],
  [
    'tests whose days are over',
    /FROM jobs .*jobs\.is_test = .*created_at < /,
    'jobs_is_test_created_at_idx',
  ],
  [
    'runs of all guests in a day',
    /FROM job_runs WHERE asked_model/,
    'job_runs_asked_model_started_at_idx',
  ],
];

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
    .replaceAll(/\s+/g, ' ');

const isOurs = ({ text }: RecordedQuery) =>
  /"?(accounts|keyed_calls|guest_writes|auth_tokens|sign_in_codes|passkeys|recovery_codes|passkey_challenges|contractors|contractor_\w+|projects|files|jobs|job_runs|job_files|draft_lines|model_calls|estimates|estimate_\w+|inventories)"?\b/.test(
    text,
  );

const print = ({ statement, nodes }: Plan): string =>
  [statement, ...nodes.map((node) => `  ${node}`)].join('\n');

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
    ALL_GUESTS_DAILY_ESTIMATES: '1000000',
  });
  const database = await openDatabase({ url: databaseUrl, dataDir, onError: () => undefined });
  // The pool's statements have seconds; so many rows take more.
  await withClient(databaseUrl, (client) => client.query(seed(guestKey)));
  const server = await startServer(env, () => createScriptedEstimator(), { database });
  const guest = personAt(server.address, { 'X-Guest-Key': guestKey });
  const recorded = await recordQueries(database.pool, () =>
    useProduct({ url: server.address, dataDir, ports: server.ports }, guest),
  );
  await server.stop();

  const distinct = new Map(recorded.filter(isOurs).map((query) => [shorten(query.text), query]));
  const plans: Plan[] = [];
  await withClient(databaseUrl, async (client) => {
    for (const [statement, query] of distinct)
      plans.push({ statement, nodes: await explain(client, query) });
  });
  return plans.toSorted((a, b) => a.statement.localeCompare(b.statement));
};

const readsWhole = ({ statement, nodes }: Plan): string[] =>
  nodes.some((node) => node.startsWith('Seq Scan') && !FEW.has(node.split(' ').at(-1) ?? ''))
    ? [`Reads a whole table: ${statement}`]
    : [];

const notAnswered =
  (plans: readonly Plan[]) =>
  ([what, statement, index]: (typeof ANSWERED_BY)[number]): string[] => {
    const sent = plans.filter((plan) => statement.test(plan.statement));
    if (sent.length === 0) return [`Was not sent: ${what}`];
    return sent
      .filter(({ nodes }) => !nodes.some((node) => node.includes(index)))
      .map((plan) => `Is not answered by ${index}: ${plan.statement}`);
  };

const services = await startServices();
const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-plans-'));
try {
  const plans = await collect(services.databaseUrl, dataDir);
  for (const plan of plans) console.log(print(plan));
  const faults = [...plans.flatMap(readsWhole), ...ANSWERED_BY.flatMap(notAnswered(plans))];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await services.stop();
  await rm(dataDir, { recursive: true, force: true });
}
