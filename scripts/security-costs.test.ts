// Keeps whole what docs/security.md says of costs: each thing that can be asked for stands under a row, and each limit by the minute in its table.
import { globSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../server/rest/router.ts';

const notes = readFileSync('docs/security.md', 'utf8');
const between = (start: string, end: string): string =>
  notes.slice(notes.indexOf(start), notes.indexOf(end));

const costs = between('## What a guest can do', 'Which row bounds what');
const rows = [...costs.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, what = '']) => what).slice(2);
const lists = [
  ...between('Which row bounds what', '## Limits').matchAll(/^- \*\*(.+?)\*\*: (.+)$/gm),
];
const listed = lists.flatMap(([, , text = '']) =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const fields = [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
].flatMap((type) => Object.keys(type?.getFields() ?? {}));

describe('the table of costs', () => {
  it('has a row for each field of the schema and each REST address, and for nothing else', () => {
    const routes = ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect(listed.toSorted()).toEqual([...fields, ...routes].toSorted());
  });

  it('has each row that a list names', () => {
    const named = lists.map(([, row = '']) => row).filter((row) => row !== 'operators alone');
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((row) => !rows.includes(row))).toEqual([]);
  });

  it('names the tests of each row', () => {
    const lines = costs
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2);
    expect(lines.length).toBe(rows.length);
    expect(lines.filter((line) => !/`[\w./-]+\.test\.ts` “/.test(line))).toEqual([]);
  });
});

/** It counts by what others name. */
const LIMITER = 'server/features/accounts/limit-calls.ts';

/** Constants by which a file limits calls, as the table names them: its own, or one of a set in `domain/`. */
const limitsIn = (path: string): string[] => {
  const calls = readFileSync(path, 'utf8').matchAll(
    /(?:\blimitCalls|callLimits\.count)\(([\s\S]*?)\);/g,
  );
  return [...calls].map(([, given = '']) => {
    const ofSet = /[A-Z]+_LIMITS\.(\w+)/.exec(given)?.[1];
    if (ofSet !== undefined) return `domain ${ofSet}`;
    return `${path} ${/\b[A-Z_]+_(?:A|PER)_MINUTE\b/.exec(given)?.[0] ?? 'without a name'}`;
  });
};

it('each limit of calls in a minute stands in its table', () => {
  const paths = globSync('server/**/*.ts').filter(
    (path) => path !== LIMITER && !/\.test\.ts$|generated/.test(path),
  );
  const limits = [...new Set(paths.flatMap(limitsIn))];
  expect(limits.length).toBeGreaterThan(30);
  const table = [...notes.matchAll(/`(server\/[\w./-]+)` `(\w+)`/g)].flatMap(
    ([, path = '', name = '']) => [
      `${path} ${name}`,
      ...(path.startsWith('server/domain/') ? [`domain ${name}`] : []),
    ],
  );
  expect(limits.filter((limit) => !table.includes(limit))).toEqual([]);
});
