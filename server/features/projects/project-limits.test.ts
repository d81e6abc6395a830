// How many projects are made in a minute: each is a row that nobody counts in bytes.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createCallLimits } from '../../infra/call-limits.ts';
import { useTestServer } from '../../testing/app.ts';
import { guestBehindProxy, type Person, personAt } from '../../testing/world.ts';

const server = useTestServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } });

const MADE_A_MINUTE = 120;
/** The most of a document. */
const ALIASES = 15;
const BODY = { name: 'House', zip: '94110' };

const makeMany = (person: Person) => {
  const fields = Array.from(
    { length: ALIASES },
    (_, nr) => `m${nr}: createProject(input: { name: "House ${nr}", zip: "94110" }) { __typename }`,
  );
  return person.rest('POST', '/graphql', { query: `mutation { ${fields.join(' ')} }` });
};

it('are so many for a network, whatever keys, aliases and ways in its guests use, and another network goes on', async () => {
  const { ports, url } = server();
  const begun = ports.now();
  ports.callLimits = createCallLimits(() => begun);
  const guest = guestBehindProxy(server());
  for (let made = 0; made < MADE_A_MINUTE; made += ALIASES) await makeMany(guest);
  const neighbor = personAt(url, { ...guest.headers, 'X-Guest-Key': randomUUID() });
  expect(await (await makeMany(neighbor)).text()).toContain('THROTTLED');
  const refused = await neighbor.rest('POST', '/api/projects/', BODY);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await ports.db.project.count()).toBe(MADE_A_MINUTE);
  const other = guestBehindProxy(server());
  expect((await other.rest('POST', '/api/projects/', BODY)).status).toBe(201);
});

it('made once by a key count once, however often they are asked for', async () => {
  const { ports } = server();
  const begun = ports.now();
  ports.callLimits = createCallLimits(() => begun);
  const guest = guestBehindProxy(server());
  const again = () => guest.rest('POST', '/api/projects/', BODY, { 'Idempotency-Key': 'one' });
  for (let asked = 0; asked <= MADE_A_MINUTE; asked += 1) expect((await again()).status).toBe(201);
});
