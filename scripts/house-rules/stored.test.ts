// The rules of the house for what is stored, and for whom the server calls.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foreignTables, modelsOf, ownerOf } from './tables.ts';
import { jsonColumnsOf, readPast } from './stored.ts';
import { product } from './product.ts';

describe('tables', () => {
  it('are given their times by the database, not by the clock of whoever writes', () => {
    // `now()` would be worked out by the writing process; migrations still say `DEFAULT CURRENT_TIMESTAMP`.
    const schema = readFileSync('prisma/schema.prisma', 'utf8');
    expect(schema).toContain('@default(dbgenerated())');
    expect(schema.match(/.*@default\(now\(\)\).*|.*@updatedAt.*/g) ?? []).toEqual([]);
  });

  it('have an owner each', () => {
    const models = modelsOf(readFileSync('prisma/schema.prisma', 'utf8'));
    expect(models.length).toBeGreaterThan(0);
    expect(models.filter((model) => !ownerOf(model))).toEqual([]);
  });

  it('recognize a foreign hand', () => {
    const query = 'await tx.project.findFirst({ where })';
    expect(foreignTables('server/features/jobs/jobs.service.ts', query)).toEqual(['project']);
    expect(foreignTables('server/features/projects/projects.service.ts', query)).toEqual([]);
  });

  it('are touched by their feature’s own files only', () => {
    const faults = product.flatMap(({ path, text }) =>
      foreignTables(path, text).map((model) => `${path} queries ${model}`),
    );
    expect(faults).toEqual([]);
  });

  it('are read with what a document of types only cannot empty', () => {
    const bare = product.filter(
      ({ path, text }) => path.startsWith('server/features/') && /\.\.\.query\b/.test(text),
    );
    expect(bare.map(({ path }) => path)).toEqual([]);
  });
});

describe('stored documents', () => {
  const columns = jsonColumnsOf(readFileSync('prisma/schema.prisma', 'utf8'));

  it.each([
    'estimateDocumentSchema.parse(row.document)',
    'inputsSchema.nullable().parse(inputsBefore)',
    'const bid = document as ContractorBidDocument;',
    "sql`SELECT document->'scope'`",
  ])('are not to be read by %s', (text) => {
    const path = 'server/features/bids/bids.service.ts';
    expect(readPast([{ path, text }], columns)).toEqual([path]);
  });

  it('are read in one place', () => {
    expect(columns).toContain('inputsBefore');
    expect(readPast(product, columns)).toEqual([]);
  });
});

describe('the network', () => {
  /** Which modules call elsewhere, each at an address that the operator has set and nobody else can, but for public-call.ts. */
  const CALLERS = [
    'server/infra/db/database.ts',
    'server/infra/llm/openai-client.ts',
    'server/infra/mailer.ts',
    'server/infra/public-call.ts',
    'server/infra/queue/listener.ts',
    'server/infra/redis-bus.ts',
    'server/infra/storage/open-bucket.ts',
    'server/rate-limits.ts',
  ];
  const CALL =
    /\b(fetch|createTransport|https?\.(get|request))\(|\bnew (Redis|OpenAI|S3Client|WebSocket|EventSource|pg\.Client)\(|from '(undici|node:(https|http2|tls|dgram|dns))'/;

  it.each(['await fetch(url)', 'http.request(url)', "import tls from 'node:tls';"])(
    'recognizes %s',
    (text) => {
      expect(text).toMatch(CALL);
    },
  );

  it('is reached by the server from few places', () => {
    const calling = product.filter(
      ({ path, text }) => path.startsWith('server/') && CALL.test(text),
    );
    expect(calling.map(({ path }) => path).toSorted()).toEqual(CALLERS);
  });
});
