// Keeps docs/rest.md true: its calls against the route table, its members against the reference, its tests against the sources.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTES } from '../router.ts';
import type { JsonSchema } from './json-schema.ts';
import { openApiOf, templateOf } from './openapi.ts';

const notes = readFileSync('docs/rest.md', 'utf8');
const rowsOf = (heading: string): string[][] => {
  const section = notes.split(/^## /m).find((each) => each.startsWith(heading)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

interface Described {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: JsonSchema }> } }>
  >;
  components: { schemas: Record<string, JsonSchema> };
}
const reference = openApiOf(ROUTES, 'https://server.example') as unknown as Described;

/** All that a shape, or a body in any of its forms, can hold. */
const membersOf = (name: string): string[] => {
  const [method = '', path] = name.split(' ');
  const content =
    path && reference.paths[templateOf(path)]?.[method.toLowerCase()]?.requestBody?.content;
  const schemas = content
    ? Object.values(content).map(({ schema }) => schema)
    : [reference.components.schemas[name]];
  return schemas.flatMap((schema) => Object.keys(schema?.['properties'] ?? {}));
};

it('has the calls of the route table, in its order', () => {
  const calls = rowsOf('The calls').map(([method, path]) => `${method} ${path}`);
  const rows = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(calls).toHaveLength(33);
  expect(calls).toEqual(rows.slice(0, calls.length));
});

it('has the words that each query takes', () => {
  const told = rowsOf('Words of the query').flatMap(([calls = '', words = '']) =>
    [...calls.matchAll(/`([^`]+)`/g)].map(([, call]) => `${call} ${words.replaceAll('`', '')}`),
  );
  const taken = ROUTES.flatMap(({ method, path, query }) =>
    query ? [`${method} ${path} ${query.join(', ')}`] : [],
  );
  expect(told.toSorted()).toEqual(taken.toSorted());
});

it('has members that are in the reference', () => {
  const missing = rowsOf('The members').flatMap(([, name = '', members = '']) => {
    const known = new Set(membersOf(name));
    return [...members.matchAll(/`([^`]+)`/g)].flatMap(([, member = '']) =>
      known.has(member) ? [] : [`${name}: ${member}`],
    );
  });
  expect(missing).toEqual([]);
});

it('has a test for each statement', () => {
  const statements = rowsOf('What they do');
  const untrue = statements.flatMap(([, statement = '', shown = '']) => {
    const named = [...shown.matchAll(/`([\w./-]+\.test\.tsx?)`((?:,? “[^”]+”)+)/g)];
    const missing = named.flatMap(([, path = '', titles = '']) =>
      [...titles.matchAll(/“([^”]+)”/g)].filter(
        ([, title = '']) => !readFileSync(path, 'utf8').includes(title),
      ),
    );
    return named.length === 0 || missing.length > 0 ? [statement] : [];
  });
  const members = rowsOf('The members').flatMap(([, , cell = '']) => [
    ...cell.matchAll(/`[^`]+`/g),
  ]);
  expect(notes).toContain(`${members.length} members and ${statements.length} statements`);
  expect(untrue).toEqual([]);
});
