// Whatever the reference names is described: operations, parameters, shapes, and each of their members.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { ROUTES } from '../router.ts';
import { closed } from '../../testing/reference.ts';
import type { JsonSchema } from './json-schema.ts';
import * as figures from './figure-meanings.ts';
import { openApiOf, templateOf } from './openapi.ts';
import { SCOPE_MEANINGS } from './scope-meanings.ts';

const document = openApiOf(ROUTES, 'https://server.example');

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSentence = (value: unknown): boolean =>
  typeof value === 'string' && /^[^a-z].*[.…]$/su.test(value);

/** Where something is named, and what is said of it. */
const named: [place: string, description: unknown][] = [];

const OF_SCHEMAS = ['components', 'schemas'].join('.');

const look = (value: unknown, at: string): void => {
  if (Array.isArray(value))
    for (const [index, each] of value.entries()) look(each, `${at}.${index}`);
  if (!isRecord(value)) return;
  if (typeof value['in'] === 'string')
    named.push([`${at} ${String(value['name'])}`, value['description']]);
  for (const [name, each] of Object.entries(value)) {
    const here = `${at}.${name}`;
    if ((name === 'properties' || at.endsWith(OF_SCHEMAS)) && isRecord(each)) {
      const members = name === 'properties' ? Object.entries(each) : [[name, each] as const];
      for (const [member, schema] of members) {
        named.push([`${at}.${member}`, isRecord(schema) ? schema['description'] : undefined]);
      }
    }
    look(each, here);
  }
};

look(document, 'reference');

it('is described whole', () => {
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter(([, said]) => !isSentence(said)).map(([place]) => place)).toEqual([]);
});

it('has a member for each meaning', () => {
  const said = new Set(named.map(([, description]) => description));
  const meanings = [...Object.values(figures), SCOPE_MEANINGS].flatMap((table) =>
    Object.entries(table),
  );
  expect(meanings.filter(([, meaning]) => !said.has(meaning))).toEqual([]);
});

const at = (value: unknown, ...names: string[]): unknown =>
  names.reduce((each, name) => (isRecord(each) ? each[name] : undefined), value);

const jsonBodies = ROUTES.map(({ method, path }) => {
  const operation = at(document, 'paths', templateOf(path), method.toLowerCase());
  const sent = at(operation, 'requestBody', 'content', 'application/json');
  return [`${method} ${path}`, at(sent, 'schema'), at(sent, 'example')] as const;
}).filter(([, schema]) => Object.keys(at(schema, 'properties') ?? {}).length > 0);

it.each(jsonBodies)(
  'shows an example of the body of %s, which its schema takes',
  (_row, schema, example) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv, ['date', 'date-time', 'uri-reference']);
    const takes = ajv.compile(closed(schema) as JsonSchema);
    expect([takes(example), takes.errors]).toEqual([true, null]);
  },
);
