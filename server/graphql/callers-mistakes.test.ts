// Every argument of every field of the schema with every kind of wrong value: the caller is told, and nobody else.
import { type GraphQLField, type GraphQLObjectType, isLeafType, getNamedType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { plausible, withOneWrong } from '../testing/schema-values.ts';
import { type Person, userOf } from '../testing/world.ts';
import { schema } from './schema.ts';

const server = useTestServer();

interface Answer {
  errors?: { message: string; extensions?: { code?: string } }[];
}

type Field = GraphQLField<unknown, unknown>;

const documentOf = (verb: string, wrap: (text: string) => string, field: Field): string => {
  const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const values = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  return `${verb} (${variables}) { ${wrap(`${field.name}(${values}) ${selection}`)} }`;
};

const fieldsOf = (type: GraphQLObjectType | null | undefined): Field[] =>
  Object.values(type?.getFields() ?? {}).filter(({ args }) => args.length > 0);

const asIs = (text: string) => text;
const VIEWER = schema.getType('Viewer') as GraphQLObjectType;

const CASES: [string, string, Field][] = [
  ...fieldsOf(schema.getQueryType()).map((field): [string, string, Field] => [
    field.name,
    documentOf('query', asIs, field),
    field,
  ]),
  ...fieldsOf(VIEWER).map((field): [string, string, Field] => [
    `viewer.${field.name}`,
    documentOf('query', (text) => `viewer { ${text} }`, field),
    field,
  ]),
  ...fieldsOf(schema.getMutationType()).map((field): [string, string, Field] => [
    field.name,
    documentOf('mutation', asIs, field),
    field,
  ]),
];

const codeOf = async ({ headers }: Person, query: string, variables: unknown): Promise<string> => {
  const response = await fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as Answer;
  return errors ? errors.map(({ extensions }) => extensions?.code ?? 'none').join() : 'answered';
};

describe('wrong values are the caller’s fault', () => {
  it.each(CASES)('in %s', async (name, query, field) => {
    const user = await userOf(server(), `${name.toLowerCase()}@example.com`);
    const base = Object.fromEntries(field.args.map((arg) => [arg.name, plausible(arg.type)]));
    const found = new Set<string>();
    for (const { name: argument, type } of field.args) {
      for (const wrong of withOneWrong(type)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a code has its cause
        const code = await codeOf(user, query, { ...base, [argument]: wrong });
        if (code === 'INTERNAL' || code === 'none') {
          found.add(`${code}: ${JSON.stringify({ ...base, [argument]: wrong }).slice(0, 200)}`);
        }
      }
    }
    expect([...found]).toEqual([]);
  });
});
