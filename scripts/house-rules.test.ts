// The rules of the house that a linter cannot express.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { estimatorFault } from './house-rules/estimator-rooms.ts';
import { LINES_AT_95TH_PERCENTILE, LONG_ROOMS, MEDIAN_LINES, roomOf } from './house-rules/rooms.ts';
import { circlesIn, importsBetween } from './house-rules/cycles.ts';
import { drawFeatures, importsOfFeatures, pictureInDocument } from './house-rules/features.ts';
import { importFault, partOf } from './house-rules/layers.ts';
import { importsOf, isTest, readSources, withoutTypeImports } from './house-rules/sources.ts';
import { foreignTables, modelsOf, ownerOf } from './house-rules/tables.ts';
import { hasTerm, namesOfTwoThings } from './house-rules/type-names.ts';
import { jsonColumnsOf, readPast } from './house-rules/stored.ts';
import { retypedLimits } from './house-rules/limits.ts';

const product = readSources('{server,client}/**/*.{ts,tsx}').filter((source) => !isTest(source));

function percentile(sizes: readonly number[], share: number): number {
  const ascending = sizes.toSorted((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}

describe('imports run one way', () => {
  it.each([
    ['server/domain/money.ts', 'server/infra/logger.ts'],
    ['server/infra/queue.ts', 'server/features/jobs/jobs.service.ts'],
    ['server/features/jobs/jobs.service.ts', 'server/features/jobs/jobs.graphql.ts'],
    ['server/features/jobs/jobs.service.ts', 'server/graphql/builder.ts'],
    ['server/features/jobs/jobs.service.ts', 'server/testing/world.ts'],
    ['server/graphql/schema.ts', 'server/app.ts'],
    ['client/lib/format.ts', 'server/env.ts'],
    ['client/components/Page.tsx', 'client/features/start/StartForm.tsx'],
    ['client/features/start/StartForm.tsx', 'client/features/results/Total.tsx'],
    ['client/features/start/StartForm.tsx', 'client/routes/start.tsx'],
  ])('refuses %s ← %s', (from, to) => {
    expect(importFault(from, to)).toBeDefined();
  });

  it.each([
    ['server/features/jobs/jobs.graphql.ts', 'server/graphql/builder.ts'],
    ['server/features/jobs/jobs.service.ts', 'server/features/projects/projects.service.ts'],
    ['client/features/start/StartForm.tsx', 'server/domain/validation.ts'],
    ['client/routes/start.tsx', 'client/features/start/StartForm.tsx'],
  ])('allows %s ← %s', (from, to) => {
    expect(importFault(from, to)).toBeUndefined();
  });

  it('holds in every file', () => {
    const faults = product.flatMap((source) =>
      importsOf(source).flatMap((target) => importFault(source.path, target) ?? []),
    );
    expect(faults).toEqual([]);
  });

  it('leaves no file without a part', () => {
    expect(product.filter(({ path }) => !partOf(path))).toEqual([]);
  });

  it('lets the domain import nothing but itself and zod', () => {
    const domain = product.filter(({ path }) => partOf(path) === 'domain');
    const outside = domain.flatMap((source) =>
      importsOf(source).filter((target) => partOf(target) !== 'domain' && target !== 'zod'),
    );
    expect(outside).toEqual([]);
  });

  it('keeps the parser of the schemas out of the pages', () => {
    const programs = new Map(
      product.map((source) => [source.path, importsOf(withoutTypeImports(source))]),
    );
    const loaded = new Set([...programs.keys()].filter((path) => path.startsWith('client/')));
    for (const path of loaded) {
      for (const target of programs.get(path) ?? []) if (programs.has(target)) loaded.add(target);
    }
    expect(loaded).toContain('server/domain/limits.ts');
    const parsing = [...loaded].filter((path) => programs.get(path)?.includes('zod'));
    expect(parsing).toEqual([]);
  });

  it('sends every mutation of a page through one hook', () => {
    const senders = product.filter(({ text }) => /\buseMutation\b/.test(text));
    expect(senders.map(({ path }) => path)).toEqual(['client/hooks/use-send.ts']);
  });

  it('keeps test helpers out of the product', () => {
    const borrowed = product.filter((source) =>
      importsOf(source).some((target) => partOf(target) === 'testing'),
    );
    expect(borrowed.map(({ path }) => path)).toEqual([]);
  });
});

describe('the estimator', () => {
  it.each([
    ['server/estimator/takeoff/takeoff.ts', 'server/estimator/pricing/tax.ts'],
    ['server/estimator/parser/places.ts', 'server/estimator/select/spaces.ts'],
    ['server/features/jobs/jobs.service.ts', 'server/estimator/pricing/tax.ts'],
  ])('refuses %s ← %s', (from, to) => {
    expect(estimatorFault(from, to)).toBeDefined();
  });

  it('has rooms that import one way, and doors', () => {
    const own = product.filter(({ path }) => !path.includes('/testing/'));
    const faults = own.flatMap((source) =>
      importsOf(source).flatMap((target) => estimatorFault(source.path, target) ?? []),
    );
    expect(faults).toEqual([]);
  });
});

describe('circles of imports', () => {
  it('are found at any length, each once', () => {
    const imports = importsBetween([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
      ['c', 'd'],
      ['x', 'y'],
      ['y', 'z'],
      ['z', 'x'],
      ['d', 'd'],
    ]);
    expect(circlesIn(imports)).toEqual(['b → c → b', 'x → y → z → x']);
  });

  it('are not there between files, types included', () => {
    const pairs = product.flatMap((source) =>
      importsOf(source).map((target) => [source.path, target] as const),
    );
    expect(circlesIn(importsBetween(pairs))).toEqual([]);
  });

  it.each(['server' as const, 'client' as const])('are not there between features: %s', (side) => {
    expect(circlesIn(importsOfFeatures(product, side))).toEqual([]);
  });
});

describe('the picture of the features', () => {
  it('leaves out what follows from other arrows', () => {
    const imports = importsBetween([
      ['bids', 'estimates'],
      ['bids', 'accounts'],
      ['estimates', 'accounts'],
    ]);
    expect(drawFeatures(imports)).toBe(
      'flowchart TB\n  bids --> estimates\n  estimates --> accounts\n',
    );
  });

  it('in the documentation shows the imports as they are: node scripts/house-rules/features.ts', () => {
    expect(pictureInDocument()).toBe(drawFeatures(importsOfFeatures(product, 'server')));
  });
});

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

  it('recognise a foreign hand', () => {
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

describe('limits', () => {
  it.each([
    ['client/a.tsx', '<TextInput maxLength={60} />'],
    ['client/a.tsx', 'hint="JPEG or PNG, up to 10 MB."'],
    ['server/a.graphql.ts', "description: 'At most 300 characters.'"],
    ['server/a.graphql.ts', "description: 'It can be restored for seven days.'"],
  ])('are not to be typed again: %s %s', (path, text) => {
    expect(retypedLimits([{ path, text }])).toHaveLength(1);
  });

  it('stand once', () => {
    expect(retypedLimits(product)).toEqual([]);
  });
});

describe('the network', () => {
  /** Which modules call elsewhere, each at an address that the operator has set and nobody else can, but for public-call.ts. */
  const CALLERS = [
    'server/infra/db/database.ts',
    'server/infra/llm/openai-client.ts',
    'server/infra/mailer.ts',
    'server/infra/public-call.ts',
    'server/infra/queue/bell.ts',
    'server/infra/redis-bus.ts',
    'server/infra/storage/open-bucket.ts',
    'server/rate-limits.ts',
  ];
  const CALL =
    /\b(fetch|createTransport|https?\.(get|request))\(|\bnew (Redis|OpenAI|S3Client|WebSocket|EventSource|pg\.Client)\(|from '(undici|node:(https|http2|tls|dgram|dns))'/;

  it.each(['await fetch(url)', 'http.request(url)', "import tls from 'node:tls';"])(
    'recognises %s',
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

describe('names', () => {
  const inFile = (path: string, name: string) => ({ path, text: `export interface ${name} {}` });

  it.each([
    ['server/domain/a.ts', 'server/features/b.ts', 'Draft'],
    ['server/domain/a.ts', 'server/features/b.ts', 'Material'],
    ['server/domain/a.ts', 'client/lib/b.ts', 'Draft'],
  ])('are refused for two things: %s, %s', (one, other, name) => {
    expect(namesOfTwoThings([inFile(one, name), inFile(other, name)])).toHaveLength(1);
  });

  it('are refused where they are not exported, too', () => {
    const own = (path: string) => ({ path, text: 'type Wish = string;' });
    expect(namesOfTwoThings([own('server/domain/a.ts'), own('server/b.ts')])).toHaveLength(1);
  });

  it('stand for one thing each', () => {
    expect(namesOfTwoThings(product)).toEqual([]);
  });
});

describe('the glossary', () => {
  /** Words of GraphQL and of every API; no concepts of ours. */
  const PLAIN =
    /^(Query|Mutation|Subscription|PageInfo|NotFound|InvalidInput|UserError|OrderDirection|AnswerInput|ExcludeInput|SetLineInput|LineCost|LineMetadata|Stated(Age|Allowance)(Input)?|SignOut\w+|FinishPrices?|ReviewFigures|CreatePdf\w+|DeleteMyData\w+|ComparedSide|ChangedKind)$/;

  it.each([
    ['SaveBidInput', 'bid', true],
    ['LineItems', 'line item', true],
    ['SignInResult', 'sign-in', true],
    ['Forbidden', 'bid', false],
    ['ItemOfLine', 'line item', false],
  ])('is compared by whole words: %s, %s', (name, term, isIn) => {
    expect(hasTerm(name, term)).toBe(isIn);
  });

  it('knows a word of each type of the wire', () => {
    const known = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/\*\*([^*]+)\*\*/g)].map(
      ([, term = '']) => term,
    );
    const types = [
      ...readFileSync('schema.graphql', 'utf8').matchAll(
        /^(?:type|input|enum|union|interface) (\w+)/gm,
      ),
    ].map(([, name = '']) => name);
    const unknown = types.filter(
      (name) => !PLAIN.test(name) && !known.some((term) => hasTerm(name, term)),
    );
    expect(types.length).toBeGreaterThan(100);
    expect(unknown).toEqual([]);
  });
});

describe('file sizes', () => {
  const rooms = [...Map.groupBy(product, ({ path }) => roomOf(path))].map(([room, sources]) => {
    const sizes = sources.map(({ text }) => text.split('\n').length - 1);
    return { room, median: percentile(sizes, 0.5), high: percentile(sizes, 0.95) };
  });

  it.each([
    ['server/domain/money.ts', 'server/domain'],
    ['server/main.ts', 'server'],
    ['server/infra/db/database.ts', 'server/infra/db'],
    ['server/features/exports/sheets/cells.ts', 'server/features/exports'],
    ['client/components/Page.tsx', 'client/components'],
  ])('%s stands in the room %s', (path, room) => {
    expect(roomOf(path)).toBe(room);
  });

  it('stay small in each room', () => {
    const large = rooms.filter(({ high }) => high > LINES_AT_95TH_PERCENTILE);
    expect(large.map(({ room, high }) => `${room}: ${high} lines`)).toEqual([]);
  });

  it('are mostly small in each room, and in those that hold long ones grow no longer', () => {
    const long = rooms.filter(({ room, median }) => median > (LONG_ROOMS[room] ?? MEDIAN_LINES));
    expect(long.map(({ room, median }) => `${room}: ${median} lines`)).toEqual([]);
  });

  it('keep no room on the list that is short by now', () => {
    const short = rooms.filter(({ room, median }) => room in LONG_ROOMS && median <= MEDIAN_LINES);
    const known = new Set(rooms.map(({ room }) => room));
    const gone = Object.keys(LONG_ROOMS).filter((room) => !known.has(room));
    expect([...short.map(({ room }) => room), ...gone]).toEqual([]);
  });
});

describe('the environment', () => {
  const names = [
    ...readFileSync('server/env.ts', 'utf8').matchAll(/^\s+([A-Z][A-Z0-9_]+):\s/gm),
  ].map(([, name = '']) => name);

  it.each(['.env.example', 'docs/settings.md'])('is described whole in %s', (file) => {
    expect(names.length).toBeGreaterThan(10);
    const text = readFileSync(file, 'utf8');
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});
