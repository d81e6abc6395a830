// The least that can save: takes the document as it comes, writes it over the row and keeps the old one, in one transaction.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { serveDuties } from '../harness/child.ts';
import type { SaveServer } from './our-server.ts';
import type { BareSave } from './save.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const KEEP = `INSERT INTO estimate_revisions
    (estimate_id, version, document, total_cents, item_count, change, change_note, created_at)
  SELECT id, version, document, total_cents, item_count, change, change_note, updated_at
  FROM estimates WHERE id = $1 AND version = $2`;
const WRITE = `UPDATE estimates SET document = $3, version = version + 1, total_cents = $4, updated_at = now()
  WHERE id = $1 AND version = $2 RETURNING version, document`;

const save = async ({ id, version, document, totalCents }: BareSave): Promise<unknown> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query({ name: 'keep', text: KEEP, values: [id, version] });
    const values = [id, version, document, totalCents];
    const { rows } = await client.query<object>({
      name: 'write',
      text: WRITE,
      values,
    });
    await client.query('COMMIT');
    return rows[0];
  } finally {
    client.release();
  }
};

const http = createServer((request, response) => {
  json(request)
    .then((body) => save(body as BareSave))
    .then(
      (saved) => response.writeHead(200).end(JSON.stringify(saved)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
});
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

const duties: SaveServer = {
  address: () => `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
};

serveDuties(duties);
