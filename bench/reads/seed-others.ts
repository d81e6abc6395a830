// What else is listed, straight into the tables beside the estimates: a tenth as many leads, messages, versions, uploads
// without an estimate and contractors as estimates, and as many entries of the audit log, most of it of few.
import { STORED_LEAD } from '../../server/domain/stored-documents.ts';
import { sha256 } from '../../server/infra/secrets.ts';
import { withClient } from '../harness/databases.ts';
import { documentOf, HEAVY, later } from './seed.ts';

/** The account of a contractor who was sent all leads, and of an operator; each number is the account's token, too. */
export const CONTRACTOR = 900_000_002;
export const OPERATOR = 900_000_003;
export const OPERATOR_EMAIL = 'operator@example.com';
/** Id of a lead that became an introduction, in whose thread all messages are. */
export const THREAD = 1;
/** The estimate that has all versions, the first of account 1. */
export const MANY_VERSIONS = 1;

/** Lets a user in. */
export const tokenOf = (account: number): string => `bench-${account}`.padEnd(43, '0');

const LEAD = JSON.stringify(
  STORED_LEAD.write({
    title: 'Kitchen renovation',
    location: '94110, CA',
    trades: [],
    timeframe: 'ASAP',
    total: 1_000,
    currency: 'USD',
    summary: 'Repaint the kitchen',
    lines: [],
    appendix: [],
    propertyType: 'RESIDENTIAL',
    finishLevel: null,
  }),
);

/** @param heavy estimates of the heavy owner, the last ones by their ids */
const statements = (count: number, heavy: number): [sql: string, values?: unknown[]][] => [
  [
    `INSERT INTO accounts (id, kind, email) VALUES (${CONTRACTOR}, 'USER', 'contractor@example.com'),
      (${OPERATOR}, 'USER', '${OPERATOR_EMAIL}')`,
  ],
  [
    `INSERT INTO auth_tokens (account_id, token_hash) VALUES (${CONTRACTOR}, $1), (${OPERATOR}, $2)`,
    [sha256(tokenOf(CONTRACTOR)), sha256(tokenOf(OPERATOR))],
  ],
  [
    `INSERT INTO accounts (id, kind, email)
      SELECT ${OPERATOR} + i, 'USER', 'contractor' || i || '@example.com' FROM generate_series(1, ${heavy}) i`,
  ],
  [
    `INSERT INTO contractors (id, account_id, status, commercial_name, created_at)
      SELECT 1, ${CONTRACTOR}, 'APPROVED'::"ReviewStatus", 'Best Paint', ${later('0')} UNION ALL
      SELECT 1 + i, ${OPERATOR} + i, 'APPROVED', 'Paint ' || i, ${later('i')} FROM generate_series(1, ${heavy}) i`,
  ],
  [
    `INSERT INTO contractor_requests (id, account_id, estimate_id, first_name, timeframe, created_at)
      SELECT i, ${HEAVY}, ${count - heavy} + i, 'Ann', 'ASAP', ${later('i')} FROM generate_series(1, ${heavy}) i`,
  ],
  [
    `INSERT INTO leads (id, request_id, contractor_id, status, round, document, zip3, trade, posted_at, respond_by, decided_at)
      SELECT i, i, 1, CASE WHEN i % 2 = 1 THEN 'INTRODUCED' ELSE 'AVAILABLE' END::"LeadStatus", 1, $1, '941', 'PAINTING',
        ${later('i')}, now() + interval '1 year', ${later('i')} FROM generate_series(1, ${heavy}) i`,
    [LEAD],
  ],
  [
    `INSERT INTO lead_messages (lead_id, sender_id, text, client_key, created_at, read_at)
      SELECT ${THREAD}, ${CONTRACTOR}, 'When may I look at it?', i, ${later('i')}, now() FROM generate_series(1, ${heavy}) i`,
  ],
  [
    `INSERT INTO audit_entries (actor, action, subject, subject_id, created_at)
      SELECT '${OPERATOR_EMAIL}', 'contractor.approved', 'contractor', i, ${later('i')} FROM generate_series(1, ${count}) i`,
  ],
  [
    `INSERT INTO files (account_id, kind, name, mime, size, sha256, key, created_at, unused_until)
      SELECT ${HEAVY}, 'PHOTO', 'photo.jpg', 'image/jpeg', 1000, md5(i::text), md5(i::text), ${later('i')},
        CASE WHEN i % 2 = 1 THEN now() + interval '1 year' END FROM generate_series(1, ${2 * heavy}) i`,
  ],
  [
    `INSERT INTO estimate_revisions (estimate_id, version, document, total_cents, item_count, created_at)
      SELECT ${MANY_VERSIONS}, i, $1, 1000, 1, ${later('i')} FROM generate_series(1, ${heavy}) i`,
    [JSON.stringify(documentOf(1))],
  ],
  [`UPDATE estimates SET version = ${heavy} + 1 WHERE id = ${MANY_VERSIONS}`],
];

/** Writes the other lists beside what `seedReads` wrote of `count` estimates. */
export const seedOthers = (databaseUrl: string, count: number, heavy: number): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    await client.query('SET session_replication_role = replica; SET synchronous_commit = off');
    for (const [sql, values] of statements(count, heavy)) await client.query(sql, values);
    await client.query('VACUUM (ANALYZE)');
  });
