// Running jobs, each of a guest of its own, straight into the tables.
import { withClient } from '../harness/databases.ts';
import { guestKeyOf, PROJECT_NAME, TITLE } from './protocol.ts';

const ACCOUNTS = `INSERT INTO accounts (id, kind, guest_key_hash)
  SELECT i, 'GUEST', encode(sha256(convert_to(key, 'UTF8')), 'hex')
  FROM unnest($1::int[], $2::text[]) AS guest(i, key)`;
const PROJECTS = `INSERT INTO projects (id, account_id, name, zip, next_seq)
  SELECT i, i, $2::text, '94110', 2 FROM unnest($1::int[]) AS i`;
const JOBS = `INSERT INTO jobs (id, account_id, project_id, project_seq, claim_number, title, instructions,
    property_type, finish_level, agent_kind, stage, input_hash)
  SELECT i, i, i, 1, 'CLM-' || lpad(i::text, 8, 'A'), $2::text, 'Repaint the kitchen',
    'RESIDENTIAL', 'STANDARD', 'HOME_PROJECT', 'PRICING', '' FROM unnest($1::int[]) AS i`;

/** Jobs 1 to `count`. */
export const seedJobs = async (databaseUrl: string, count: number): Promise<void> => {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  await withClient(databaseUrl, async (client) => {
    await client.query(ACCOUNTS, [ids, ids.map(guestKeyOf)]);
    await client.query(PROJECTS, [ids, PROJECT_NAME]);
    await client.query(JOBS, [ids, TITLE]);
    await client.query('ANALYZE');
  });
};
