// The least that could answer the same: node:http, a statement or two of SQL, and JSON.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { EstimateDocument } from '../../server/domain/estimate/estimate.ts';
import { roundCents, roundUnitPrice } from '../../server/domain/money/money.ts';
import { lineTotal } from '../../server/domain/money/pricing.ts';
import { sha256 } from '../../server/infra/secrets.ts';
import { serveDuties } from '../harness/child.ts';
import { QUERIES } from './questions.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

interface Row {
  id: number;
  claim_number: string;
  title: string | null;
  currency: string;
  total: number;
  created_at: Date;
  premium: boolean;
  project_id: number;
  name: string;
  zip: string;
  items?: EstimateDocument['items'];
}
interface JobRow extends Pick<Row, 'id' | 'claim_number' | 'title' | 'created_at'> {
  project_seq: number;
  finish_level: string;
  stage: string;
  estimate_id: number | null;
  estimate_title: string | null;
  total: number;
  currency: string;
}
type Variables = Record<string, unknown>;
type Handler = (keyHash: string, variables: Variables) => Promise<unknown>;

const OWN = `account_id = (SELECT id FROM accounts WHERE guest_key_hash = $1) AND deleted_at IS NULL`;
const NEWEST = 'ORDER BY created_at DESC, id DESC';

const estimateOf = (row: Row) => ({
  id: String(row.id),
  claimNumber: row.claim_number,
  title: row.title,
  currency: row.currency,
  total: row.total / 100,
  createdAt: row.created_at,
  premium: row.premium,
  project: { id: String(row.project_id), name: row.name, zip: row.zip },
  ...(row.items && {
    items: row.items.map((line) => ({
      id: line.id,
      name: line.name,
      details: line.details,
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: roundUnitPrice(line.unitPrice),
      tax: roundCents(line.tax),
      total: lineTotal(line),
      category: line.category,
      source: line.source,
    })),
  }),
});

const cursorOf = (id: number): string => Buffer.from(String(id)).toString('base64');

const pageOf = <R extends { id: number }>(rows: R[], size: number, nodeOf: (row: R) => unknown) => {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    edges: shown.map((row) => ({ node: nodeOf(row) })),
    pageInfo: { hasNextPage: rows.length > size, endCursor: last ? cursorOf(last.id) : null },
  };
};

const COLUMNS = (lines: boolean) => `e.id, j.claim_number, e.title, e.currency,
  e.total_cents::float8 AS total, e.created_at, e.premium, p.id AS project_id, p.name, p.zip
  ${lines ? `, e.document->'items' AS items` : ''}`;

const list =
  (name: string, lines: boolean): Handler =>
  async (keyHash, { first }) => {
    const statement = `SELECT ${COLUMNS(lines)}
      FROM (SELECT * FROM estimates WHERE ${OWN} ${NEWEST} LIMIT $2) e
      JOIN jobs j ON j.id = e.job_id JOIN projects p ON p.id = e.project_id
      ORDER BY e.created_at DESC, e.id DESC`;
    const values = [keyHash, Number(first) + 1];
    const { rows } = await pool.query<Row>({ name, text: statement, values });
    return { viewer: { estimates: pageOf(rows, Number(first), estimateOf) } };
  };

const one: Handler = async (keyHash, { claim }) => {
  const statement = `SELECT ${COLUMNS(true)} FROM jobs j JOIN estimates e ON e.job_id = j.id
    JOIN projects p ON p.id = e.project_id
    WHERE j.claim_number = $2 AND e.deleted_at IS NULL
      AND e.account_id = (SELECT id FROM accounts WHERE guest_key_hash = $1)`;
  const values = [keyHash, claim];
  const { rows } = await pool.query<Row>({ name: 'one', text: statement, values });
  return { estimate: rows[0] ? estimateOf(rows[0]) : null };
};

const jobOf = (row: JobRow) => ({
  id: String(row.id),
  title: row.title,
  claimNumber: row.claim_number,
  projectSeq: row.project_seq,
  finishLevel: row.finish_level,
  createdAt: row.created_at,
  stage: row.stage,
  // All jobs of this comparison are ready.
  status: row.stage,
  estimate: row.estimate_id && {
    id: String(row.estimate_id),
    title: row.estimate_title,
    total: row.total / 100,
    currency: row.currency,
  },
});

const PROJECT = `SELECT id, name, zip, next_seq - 1 - deleted_jobs AS jobs
  FROM projects WHERE id = $2 AND ${OWN}`;
const JOBS = `SELECT j.id, j.title, j.claim_number, j.project_seq, j.finish_level, j.created_at, j.stage,
    e.id AS estimate_id, e.title AS estimate_title, e.total_cents::float8 AS total, e.currency
  FROM (SELECT * FROM jobs WHERE project_id = $2 AND ${OWN} ${NEWEST} LIMIT $3) j
  LEFT JOIN estimates e ON e.job_id = j.id ORDER BY j.created_at DESC, j.id DESC`;

const jobs: Handler = async (keyHash, { id, first }) => {
  const [projects, found] = await Promise.all([
    pool.query<{ id: number; name: string; zip: string; jobs: number }>({
      name: 'project',
      text: PROJECT,
      values: [keyHash, id],
    }),
    pool.query<JobRow>({ name: 'jobs', text: JOBS, values: [keyHash, id, Number(first) + 1] }),
  ]);
  const [project] = projects.rows;
  return {
    project: project && {
      id: String(project.id),
      name: project.name,
      zip: project.zip,
      jobCount: project.jobs,
      jobs: pageOf(found.rows, Number(first), jobOf),
    },
  };
};

const HANDLERS: Readonly<Record<string, Handler>> = {
  [QUERIES.list]: list('list', false),
  [QUERIES.listWithLines]: list('list with lines', true),
  [QUERIES.one]: one,
  [QUERIES.jobs]: jobs,
};

const answer = async (body: string, guestKey: string): Promise<string> => {
  const { query, variables } = JSON.parse(body) as { query: string; variables: Variables };
  return JSON.stringify({ data: await HANDLERS[query]?.(sha256(guestKey), variables) });
};

const http = createServer((request, response) => {
  text(request)
    .then((body) => answer(body, String(request.headers['x-guest-key'])))
    .then(
      (written) =>
        response
          .writeHead(200, {
            'content-type': 'application/graphql-response+json; charset=utf-8',
            'content-length': Buffer.byteLength(written),
          })
          .end(written),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
});
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

const duties = { address: () => `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
export type ReadServer = typeof duties;

serveDuties(duties);
