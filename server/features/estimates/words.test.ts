// A search for words among thousands of one owner's estimates: what it finds, and that it reads no others.
import { beforeAll, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { TestSearchEstimatesDocument } from '../../testing/gql/graphql.ts';
import { numberOf } from '../../testing/ids.ts';
import { estimateOf } from '../../testing/introducing.ts';
import { recordQueries } from '../../testing/queries.ts';
import { guestOf, type Person } from '../../testing/world.ts';

const server = useTestServer();
const COPIES = 3_000;

/** Copies an estimate and its job, each copy a second younger than the one before and under this title (SQL over `n`). */
const copy = async (estimateId: string, title: string): Promise<void> => {
  const { pool } = server();
  const id = numberOf(estimateId);
  const { rows } = await pool.query<{ first: number }>(
    'SELECT greatest(max(id), 1000000) + 1 AS first FROM jobs',
  );
  const first = rows[0]?.first ?? 0;
  await pool.query(
    `INSERT INTO jobs SELECT (jsonb_populate_record(j, jsonb_build_object('id', ${first} + n, 'project_seq', 1000 + n,
      'claim_number', 'TST-' || (${first} + n)))).* FROM jobs j, generate_series(1, ${COPIES}) n
     WHERE j.id = (SELECT job_id FROM estimates WHERE id = $1)`,
    [id],
  );
  await pool.query(
    `INSERT INTO estimates SELECT (jsonb_populate_record(e, jsonb_build_object('id', ${first} + n, 'job_id', ${first} + n,
      'title', ${title}, 'created_at', e.created_at + n * interval '1 second'))).* FROM estimates e, generate_series(1, ${COPIES}) n
     WHERE e.id = $1`,
    [id],
  );
};

let owner: Person;
let other: Person;
beforeAll(async () => {
  [owner, other] = [guestOf(server()), guestOf(server())];
  const { estimateId } = await estimateOf(owner);
  await copy(
    estimateId,
    `CASE n WHEN 7 THEN 'Güterhalle, Tor 7' WHEN 8 THEN 'q!' ELSE 'Kitchen ' || n END`,
  );
  await copy((await estimateOf(other)).estimateId, `'Aqueduct ' || n`);
  await server().pool.query('ANALYZE estimates');
}, 120_000);

const search = async (query: string, person = owner) => {
  const { viewer } = await person.runOk(TestSearchEstimatesDocument, { query, first: 3 });
  const { totalCount, nodes } = viewer.estimates;
  return { totalCount, titles: nodes.map(({ title }) => title) };
};

it.each([
  ['güterhalle', 1, ['Güterhalle, Tor 7']],
  ['TOR 7', 1, ['Güterhalle, Tor 7']],
  ['aqueduct', 0, []],
  ['Kitchen 1999', 1, ['Kitchen 1999']],
  ['kitchen', COPIES - 2, ['Kitchen 3000', 'Kitchen 2999', 'Kitchen 2998']],
  ['kitchen 29', 111, ['Kitchen 2999', 'Kitchen 2998', 'Kitchen 2997']],
  ['q!', 1, ['q!']],
])('finds %j among the owner’s own, newest first', async (words, totalCount, titles) => {
  expect(await search(words)).toEqual({ totalCount, titles });
});

it('finds what others have for them alone, and nothing that is deleted', async () => {
  expect((await search('aqueduct', other)).totalCount).toBe(COPIES);
  await server().pool.query(
    `UPDATE estimates SET deleted_at = now() WHERE title = 'Güterhalle, Tor 7'`,
  );
  expect((await search('güterhalle')).totalCount).toBe(0);
});

it('reads the index of words under the owner’s id', async () => {
  const recorded = await recordQueries(server().pool, () => search('aqueduct'));
  const asked = recorded.filter(({ text }) => text.includes('owned_pieces'));
  expect(asked.length).toBeGreaterThan(0);
  for (const { text, values } of asked) {
    const { rows } = await server().pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('estimates_owned_pieces_idx');
    expect(plan).not.toContain('Seq Scan');
  }
});
