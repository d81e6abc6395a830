// Estimates straight into the tables: a hundred an owner in ten projects, and one owner who has a tenth of all.
import { STORED_ESTIMATE } from '../../server/domain/stored-documents.ts';
import { aDocument, lines } from '../../server/features/exports/testing/estimates.ts';
import { withClient } from '../harness/databases.ts';
import { guestKeyOf } from '../push/protocol.ts';

/** Account of the owner of a tenth of all. */
export const HEAVY = 900_000_001;
/** The first of that owner's projects, which has half of the owner's jobs. */
export const HEAVY_PROJECT = 800_000_000;
const PER_OWNER = 100;
const PROJECTS_PER_OWNER = 10;
const PER_STATEMENT = 100_000;

export interface Seeded {
  /** Accounts 1 to so many have a hundred estimates each. */
  owners: number;
  /** Estimates of the heavy owner, whose projects are as many. */
  heavy: number;
}

/** Claim number of estimate `id`, made of its hexadecimal digits. */
export const claimOf = (id: number): string =>
  `CLM-${id.toString(16).padStart(8, '0').replaceAll('0', 'g').replaceAll('1', 'h').toUpperCase()}`;

export const projectOf = (owner: number): number => owner * PROJECTS_PER_OWNER;

const KEY_START = guestKeyOf(0).slice(0, -12);
const hashOf = (id: string) =>
  `encode(sha256(convert_to('${KEY_START}' || lpad((${id})::text, 12, '0'), 'UTF8')), 'hex')`;
export const later = (number: string) =>
  `timestamptz '2026-01-01 00:00:00Z' + (${number}) * interval '17 second'`;

/** Document in the form in which the product writes it today. */
export const documentOf = (count: number) =>
  STORED_ESTIMATE.write(
    aDocument({
      items: lines(count, (id) => ({
        name: `Paint walls of room ${id}, two coats`,
        details: 'Kitchen remodel, Kitchen. Quantity worked out from the scope.',
        category: `Category ${(id % 20) + 1}`,
        source: `Price book 2026.11, standard finish, row ${id % 30}; cross-checked.`,
      })),
    }),
  );

/** `count` estimates of `lineCount` lines each, with their jobs. */
export const seedReads = async (
  databaseUrl: string,
  count: number,
  lineCount: number,
): Promise<Seeded> => {
  const owners = Math.max(1, Math.floor((count * 0.9) / PER_OWNER));
  const light = owners * PER_OWNER;
  const heavy = count - light;
  const owner = `CASE WHEN i <= ${light} THEN (i - 1) % ${owners} + 1 ELSE ${HEAVY} END`;
  const project = `CASE
    WHEN i <= ${light} THEN ((i - 1) % ${owners} + 1) * ${PROJECTS_PER_OWNER} + (i - 1) / ${owners} % ${PROJECTS_PER_OWNER}
    WHEN i % 2 = 0 THEN ${HEAVY_PROJECT} ELSE ${HEAVY_PROJECT} + i - ${light} END`;
  await withClient(databaseUrl, async (client) => {
    // No key and no trigger is looked at: the rows fit each other as they are made.
    await client.query('SET session_replication_role = replica; SET synchronous_commit = off');
    await client.query(`INSERT INTO accounts (id, kind, guest_key_hash)
      SELECT i, 'GUEST'::"AccountKind", ${hashOf('i')} FROM generate_series(1, ${owners}) i
      UNION ALL SELECT ${HEAVY}, 'GUEST', ${hashOf(String(HEAVY))}`);
    await client.query(`INSERT INTO projects (id, account_id, name, zip, next_seq, created_at)
      SELECT o * ${PROJECTS_PER_OWNER} + p, o, p || ' Oak Street', '94110', 11, ${later(`o * ${PROJECTS_PER_OWNER} + p`)}
      FROM generate_series(1, ${owners}) o, generate_series(0, ${PROJECTS_PER_OWNER - 1}) p
      UNION ALL SELECT ${HEAVY_PROJECT} + p, ${HEAVY}, p || ' Elm Street', '94110',
        CASE p WHEN 0 THEN ${Math.floor(heavy / 2)} ELSE p % 2 END + 1, ${later('p')}
      FROM generate_series(0, ${heavy}) p`);
    for (let from = 1; from <= count; from += PER_STATEMENT) {
      const ids = `generate_series(${from}, ${Math.min(count, from + PER_STATEMENT - 1)}) i`;
      await client.query(`INSERT INTO jobs (id, account_id, project_id, project_seq, claim_number, title, instructions,
          property_type, finish_level, agent_kind, stage, progress, input_hash, created_at, touched_at, finished_at)
        SELECT i, ${owner}, ${project}, i, 'CLM-' || translate(lpad(to_hex(i), 8, '0'), '01abcdef', 'GHABCDEF'),
          'Kitchen renovation', 'Repaint the kitchen', 'RESIDENTIAL', 'STANDARD', 'HOME_PROJECT', 'READY', 1, '',
          ${later('i')}, ${later('i')}, ${later('i')} FROM ${ids}`);
      await client.query(
        `INSERT INTO estimates (id, job_id, account_id, project_id, title, premium, total_cents, item_count, document,
          created_at, updated_at)
        SELECT i, i, ${owner}, ${project}, 'Bath remodel ' || i, false, 100000 + i, ${lineCount}, $1::jsonb,
          ${later('i')}, ${later('i')} FROM ${ids}`,
        [JSON.stringify(documentOf(lineCount))],
      );
    }
    await client.query(`INSERT INTO estimate_counts (account_id, change, is_sum)
      SELECT account_id, count(*), true FROM estimates GROUP BY account_id`);
    await client.query('VACUUM (ANALYZE)');
  });
  return { owners, heavy };
};
