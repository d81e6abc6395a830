// PostGraphile as its manual has it, over the views of `views.sql`.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { postgraphile } from 'postgraphile';
import { serveDuties } from '../../harness/child.ts';

const hashOf = (key) => createHash('sha256').update(String(key)).digest('hex');

const served = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['peer'] })],
  grafserv: { graphiql: false, websockets: false, watch: false },
  grafast: {
    context: ({ node }) => ({
      pgSettings: { 'peer.guest_key_hash': hashOf(node?.req.headers['x-guest-key']) },
    }),
  },
}).createServ(grafserv);
const http = createServer();
await served.addTo(http);
await new Promise((resolve) => {
  http.listen(0, '127.0.0.1', resolve);
});

serveDuties({ address: () => `http://127.0.0.1:${http.address().port}` });
