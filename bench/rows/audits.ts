// Row 15: what the audits of GraphQL over HTTP say of the product's whole process.
import { auditServer } from 'graphql-http';
import type { Row } from '../harness/bench.ts';
import { withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import type { SaveServer } from '../save/our-server.ts';

const OURS = new URL('../save/our-server.ts', import.meta.url);
const AUDITS = 61;

export const auditsRow: Row = {
  rows: [15],
  title: 'Audits of GraphQL over HTTP',
  run: (startServices) =>
    withScratch(async (scratch) => {
      const { url } = await scratch.database(await startServices());
      const env = { ...serverEnv(await scratch.folder()), DATABASE_URL: url };
      const server = await scratch.child<SaveServer>(OURS, env);
      const results = await auditServer({ url: `${await server.ask('address')}/graphql` });
      const failed = results.filter(({ status }) => status !== 'ok');
      return {
        figures: [
          {
            row: 15,
            name: 'audits of GraphQL over HTTP that pass (graphql-http)',
            measured: results.length - failed.length,
            unit: 'of 61',
            goal: { atLeast: AUDITS },
          },
        ],
        notes: failed.map(({ name }) => `Not passed: ${name}.`),
      };
    }),
};
