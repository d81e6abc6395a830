// The least a durable job can be: one commit that takes it in, one that holds its result. No queue, no checks, no events.
import pg from 'pg';
import { scriptedLine } from '../../server/testing/scripted-estimator.ts';
import { serveDuties } from '../harness/child.ts';
import { inParallel, type JobTimes, LINES } from './load.ts';
import type { Pipeline } from './our-server.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const TAKE_IN = `WITH job AS (
    INSERT INTO jobs (account_id, project_id, project_seq, claim_number, instructions,
      property_type, finish_level, agent_kind, input_hash)
    VALUES ($1, $2, $3, $4, 'Repaint my 12x14 bedroom, walls and ceiling',
      'RESIDENTIAL', 'STANDARD', 'HOME_PROJECT', $5)
    RETURNING id
  ), upload AS (
    INSERT INTO job_files (job_id, position, file_id) SELECT id, 0, $6 FROM job
  ) SELECT id FROM job`;
const WRITE_RESULT = `WITH job AS (
    UPDATE jobs SET stage = 'READY', progress = 1, finished_at = now(), touched_at = now()
    WHERE id = $1 RETURNING id, account_id, project_id
  ) INSERT INTO estimates (job_id, account_id, project_id, title, premium, total_cents, item_count, document)
    SELECT id, account_id, project_id, 'Scripted estimate', false, $2, $3, $4 FROM job`;
const SEED = `WITH account AS (
    INSERT INTO accounts (kind, guest_key_hash) VALUES ('GUEST', gen_random_uuid()) RETURNING id
  ), project AS (
    INSERT INTO projects (account_id, name, zip) SELECT id, 'Bench', '94110' FROM account RETURNING id
  ), file AS (
    INSERT INTO files (account_id, kind, name, mime, size, sha256, key)
    SELECT id, 'PHOTO', 'photo.png', 'image/png', 1, 'bare', 'bare' FROM account RETURNING id
  ) SELECT account.id AS account, project.id AS project, file.id AS file FROM account, project, file`;

interface Owner {
  account: number;
  project: number;
  file: number;
}

const document = JSON.stringify({
  title: 'Scripted estimate',
  reasoning: 'You asked: Repaint my 12x14 bedroom, walls and ceiling',
  items: Array.from({ length: LINES }, (_, index) => scriptedLine(index + 1)),
});
const inputHash = 'a'.repeat(64);
let number = 0;

const priceOne = async ({ account, project, file }: Owner): Promise<JobTimes> => {
  const started = performance.now();
  number += 1;
  const claimNumber = `BARE-${number}`;
  const { rows } = await pool.query<{ id: number }>({
    name: 'take-in',
    text: TAKE_IN,
    values: [account, project, number, claimNumber, inputHash, file],
  });
  const submitted = performance.now();
  await pool.query({
    name: 'write-result',
    text: WRITE_RESULT,
    values: [rows[0]?.id, 10_000, LINES, document],
  });
  const end = performance.now();
  return { totalMs: end - started, afterSubmitMs: end - submitted };
};

let customers: Owner[] = [];

const duties: Pipeline = {
  async prepare(jobs) {
    const [owner] = (await pool.query<Owner>(SEED)).rows;
    if (!owner) throw new Error('There is no owner for the jobs.');
    customers = Array<Owner>(jobs).fill(owner);
  },
  run: (atOnce) => inParallel(customers, atOnce, priceOne),
};

serveDuties(duties);
