// Fills a database with enough rows for PostgreSQL to choose its plans as it would in a year.
import { STORED_ESTIMATE } from '../../server/domain/stored-documents.ts';
import { aDocument } from '../../server/features/exports/testing/estimates.ts';
import { sha256 } from '../../server/infra/secrets.ts';

const JOBS = 100_000;

const DOCUMENT = JSON.stringify(STORED_ESTIMATE.write(aDocument({ items: [] }))).replaceAll(
  "'",
  "''",
);

/** A thousand guests with ten projects each; the first guest is the one who asks. */
export const seed = (guestKey: string) => `
  INSERT INTO accounts (kind, guest_key_hash)
    SELECT 'GUEST', CASE n WHEN 1 THEN '${sha256(guestKey)}' ELSE md5(n::text) END FROM generate_series(1, 1000) n;
  INSERT INTO projects (account_id, name, zip, next_seq, created_at)
    SELECT 1 + n % 1000, 'Project ' || n, '94110', 100, now() - n * interval '1 minute' FROM generate_series(1, 10000) n;
  INSERT INTO files (account_id, kind, name, mime, size, sha256, key)
    SELECT 1 + n % 1000, 'PHOTO', 'photo.jpg', 'image/jpeg', 1000, md5(n::text), md5(n::text) FROM generate_series(1, ${JOBS}) n;
  INSERT INTO jobs (account_id, project_id, project_seq, claim_number, instructions, property_type, finish_level,
      agent_kind, stage, input_hash, trial_guest_id, created_at, touched_at)
    SELECT p.account_id, p.id, n, 'CLM-' || p.id || '-' || n, 'Paint', 'RESIDENTIAL', 'STANDARD', 'HOME_PROJECT', 'READY',
      'x', p.account_id, now() - (p.id + n) * interval '5 minutes', now()
    FROM projects p CROSS JOIN generate_series(1, 10) n;
  INSERT INTO job_runs (job_id, run, account_id, address_hash, started_at, counts_in_trial)
    SELECT id, 1, account_id, md5(account_id::text), created_at, true FROM jobs;
  INSERT INTO job_files (job_id, position, file_id) SELECT id, 0, id FROM jobs;
  UPDATE jobs SET is_test = true WHERE id % 1000 = 0;
  INSERT INTO estimates (job_id, account_id, project_id, premium, title, total_cents, item_count, document, created_at)
    SELECT id, account_id, project_id, false, 'Bath of house ' || id, 100, 0, '${DOCUMENT}', created_at FROM jobs;
  INSERT INTO estimate_revisions (estimate_id, version, document, total_cents, item_count)
    SELECT id, n, '${DOCUMENT}', 100, 0 FROM estimates CROSS JOIN generate_series(1, 3) n WHERE id % 10 = 0;
  INSERT INTO draft_lines (job_id, position, line)
    SELECT id, n, '{}' FROM jobs CROSS JOIN generate_series(1, 10) n WHERE id % 100 = 0;
  INSERT INTO estimate_pdfs (estimate_id, version, key, size) SELECT id, 1, md5(id::text), 1000 FROM estimates WHERE id % 10 = 0;
  INSERT INTO inventories (estimate_id, status, document) SELECT id, 'DONE', '[]' FROM estimates WHERE id % 10 = 0;
  INSERT INTO contractor_bids (estimate_id, document, total_cents, estimate_version)
    SELECT id, '{}', 100, 1 FROM estimates WHERE id % 10 = 0;
  INSERT INTO contractor_requests (account_id, estimate_id, first_name, timeframe, tasks, status, created_at)
    SELECT account_id, id, 'Ann', 'ASAP', '{}', 'ENDED', now() - interval '1 year' FROM estimates WHERE id % 10 = 0;
  INSERT INTO accounts (kind, email) SELECT 'USER', 'user' || n || '@example.com' FROM generate_series(1, 10000) n;
  INSERT INTO auth_tokens (account_id, token_hash) SELECT id, md5(id::text) FROM accounts WHERE kind = 'USER';
  INSERT INTO passkeys (account_id, credential_id, public_key, counter, name)
    SELECT id, md5(id::text), '', 0, 'Key' FROM accounts WHERE kind = 'USER';
  INSERT INTO recovery_codes (account_id, code_hash)
    SELECT id, md5(id::text || n) FROM accounts CROSS JOIN generate_series(1, 8) n WHERE kind = 'USER';
  INSERT INTO passkey_challenges (account_id, purpose, ticket_hash, caller_hash, challenge, expires_at)
    SELECT id, 'SIGN_IN', md5(id::text), md5(id::text), 'x', now() + id * interval '1 second' FROM accounts WHERE kind = 'USER';
  INSERT INTO estimate_exports (account_id, status, expires_at)
    SELECT id, 'READY', now() + id * interval '1 minute' FROM accounts WHERE kind = 'USER';
  DELETE FROM estimate_counts;
  INSERT INTO estimate_counts (account_id, change, is_sum) SELECT id, 100, true FROM accounts;
  INSERT INTO contractors (account_id) SELECT id FROM accounts WHERE kind = 'USER' AND id % 10 = 0;
  INSERT INTO sign_in_codes (email, caller_hash, address_hash, is_known, code_hash, created_at, expires_at)
    SELECT email, md5(id::text), md5(id::text), false, md5(email), now() - id * interval '1 minute', now()
    FROM accounts WHERE kind = 'USER';
  ANALYZE`;
