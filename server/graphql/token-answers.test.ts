// The answer to a change gives an API token the id and version of the changed thing, and else only what queries would
// give it. A token of one write scope asks every mutation of the schema for every field of its answer, and so does a
// token with one scope more.
import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  validate,
  type GraphQLInputType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { TOKEN_SCOPES, type TokenScope } from '../domain/account/api-tokens.ts';
import { useTestServer } from '../testing/app.ts';
import { estimateOf } from '../testing/introducing.ts';
import { TestCreateApiTokenDocument } from '../testing/gql/graphql.ts';
import { type Person, personAt, userOf } from '../testing/world.ts';
import { schema } from './schema.ts';

const server = useTestServer();

const SCOPES = Object.keys(TOKEN_SCOPES) as TokenScope[];
const WRITES = SCOPES.filter((scope) => scope.endsWith('_WRITE'));
/** An account makes so many tokens in a minute. */
const TOKENS_OF_ONE = 10;

const tokens = new Map<string, Person>();
const tokenOf = (...scopes: TokenScope[]): Person => {
  const token = tokens.get(scopes.toSorted().join());
  if (!token) throw new Error(`There is no token of ${scopes.join()}.`);
  return token;
};

const makeToken = async (owner: Person, scopes: readonly TokenScope[]): Promise<Person> => {
  const { createApiToken } = await owner.runOk(TestCreateApiTokenDocument, {
    input: { name: 'Program', scopes: [...scopes], expiresInDays: 1 },
  });
  if (createApiToken.__typename !== 'CreateApiTokenSuccess') throw new Error('No token.');
  return personAt(server().url, { Authorization: `Bearer ${createApiToken.token}` });
};

const makeTokens = async (): Promise<void> => {
  const sets = [
    ...SCOPES.map((scope) => [scope]),
    ...WRITES.flatMap((write) =>
      SCOPES.filter((scope) => scope !== write).map((scope) => [write, scope].toSorted()),
    ),
  ];
  const different = [...new Map(sets.map((scopes) => [scopes.join(), scopes])).values()];
  for (let first = 0; first < different.length; first += TOKENS_OF_ONE) {
    const owner = await userOf(server(), `tokens-${first}@example.com`);
    for (const scopes of different.slice(first, first + TOKENS_OF_ONE)) {
      tokens.set(scopes.join(), await makeToken(owner, scopes));
    }
  }
};

/** A value that the type takes, of nothing that is there. */
const literalOf = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const given = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
    return `{ ${given.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
  }
  return LITERALS[type.name] ?? '"2026-01-01T00:00:00Z"';
};

const LITERALS: Readonly<Record<string, string>> = {
  ID: '"2000000000"',
  String: '""',
  Boolean: 'false',
  Int: '1',
  Float: '1',
  Money: '1',
  UnitPrice: '1',
};

type Field = GraphQLField<unknown, unknown>;

const asked = (field: Field): string => {
  const given = field.args
    .filter(isRequiredArgument)
    .map(({ name, type }) => `${name}: ${literalOf(type)}`);
  return given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name;
};

const around = (outer: string, inner: string): string => `${outer} { ${inner} }`;

const on = (type: GraphQLObjectType, inner: string): string => around(`... on ${type.name}`, inner);

/** Asks for the field, and for nothing in it. */
const bare = (field: Field): string =>
  isLeafType(getNamedType(field.type)) ? asked(field) : around(asked(field), '__typename');

/** Documents that were found valid: each is sent with several tokens. */
const valid = new Set<string>();

const expectValid = (query: string): void => {
  if (valid.has(query)) return;
  expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
  valid.add(query);
};

const codeOf = async (token: Person, query: string): Promise<string | undefined> => {
  expectValid(query);
  const response = await token.rest('POST', '/graphql', { query });
  const { errors } = (await response.json()) as { errors?: { extensions: { code?: string } }[] };
  return errors?.[0]?.extensions.code;
};

const isRefused = async (token: Person, query: string): Promise<boolean> =>
  (await codeOf(token, query)) === 'FORBIDDEN';

const typesIn = (field: Field): readonly GraphQLObjectType[] => {
  const type = getNamedType(field.type);
  if (isAbstractType(type)) return schema.getPossibleTypes(type);
  return isObjectType(type) ? [type] : [];
};

const fieldsOf = (type: GraphQLObjectType | null | undefined): readonly Field[] =>
  Object.values(type?.getFields() ?? {});

interface AskedField {
  type: string;
  field: Field;
  document: string;
}

/** Every field of an answer, and every field of the things in it. */
const answersOf = (mutation: Field): AskedField[] =>
  typesIn(mutation).flatMap((member) =>
    fieldsOf(member).flatMap((field): AskedField[] => {
      const ask = (part: string) => around('mutation', around(asked(mutation), on(member, part)));
      const things = typesIn(field);
      if (things.length === 0) return [{ type: member.name, field, document: ask(bare(field)) }];
      return things.flatMap((thing) =>
        fieldsOf(thing).map((inner) => ({
          type: thing.name,
          field: inner,
          document: ask(around(asked(field), on(thing, bare(inner)))),
        })),
      );
    }),
  );

type Way = (inner: string) => string;

/** The shortest way to each type, from each query. */
const waysByType = (): ReadonlyMap<string, Way[]> => {
  const ways = new Map<string, Way[]>();
  for (const root of fieldsOf(schema.getQueryType())) {
    const starts = root.name === 'viewer' ? fieldsOf(typesIn(root)[0]) : [root];
    for (const start of starts) {
      const reached = new Set(['Viewer']);
      const wayTo: Way = (inner) =>
        start === root
          ? around(asked(root), inner)
          : around(asked(root), around(asked(start), inner));
      let next = typesIn(start).map((type) => ({ type, way: wayTo }));
      while (next.length > 0) {
        const fresh = next.filter(({ type }, index) => {
          const isFirst = next.findIndex((other) => other.type === type) === index;
          return isFirst && !reached.has(type.name);
        });
        for (const { type, way } of fresh) {
          reached.add(type.name);
          ways.set(type.name, [...(ways.get(type.name) ?? []), (inner) => way(on(type, inner))]);
        }
        next = fresh.flatMap(({ type, way }) =>
          fieldsOf(type).flatMap((field) =>
            typesIn(field).map((inside) => ({
              type: inside,
              way: (inner: string) => way(on(type, around(asked(field), inner))),
            })),
          ),
        );
      }
    }
  }
  return ways;
};

const WAYS = waysByType();
/** What the holder of a write scope is told of anything. */
const TOLD = new Set(['id', 'version']);

const readable = new Map<string, Promise<boolean>>();

const lookUp = async (scope: TokenScope, type: string, field: Field): Promise<boolean> => {
  for (const way of WAYS.get(type) ?? []) {
    const code = await codeOf(tokenOf(scope), around('query', way(bare(field))));
    // A way that is too long for a document is none.
    if (code !== 'FORBIDDEN' && code !== 'LIMIT_EXCEEDED') return true;
  }
  return false;
};

/** Whether a query gives it to a token of the scope. */
const isReadable = (scope: TokenScope, type: string, field: Field): Promise<boolean> => {
  const key = `${scope} ${type}.${field.name}`;
  const known = readable.get(key) ?? lookUp(scope, type, field);
  readable.set(key, known);
  return known;
};

const isThing = ({ type }: AskedField): boolean => WAYS.has(type);

const askScopes = async (mutation: Field): Promise<TokenScope[]> => {
  const document = around('mutation', bare(mutation));
  const refused = await Promise.all(SCOPES.map((scope) => isRefused(tokenOf(scope), document)));
  return SCOPES.filter((_scope, index) => !refused[index]);
};

const scopesByMutation = new Map<string, Promise<TokenScope[]>>();

/** The scopes of single tokens that may send the mutation. */
const scopesFor = (mutation: Field): Promise<TokenScope[]> => {
  const scopes = scopesByMutation.get(mutation.name) ?? askScopes(mutation);
  scopesByMutation.set(mutation.name, scopes);
  return scopes;
};

const MUTATIONS = fieldsOf(schema.getMutationType()).map((field) => [field.name, field] as const);

/** Mutations that change nothing of what they have written down. Whoever may read it may have it so. */
const OF_READERS: Readonly<Record<string, readonly TokenScope[]>> = {
  exportEstimates: ['ESTIMATES_READ'],
};

describe('the answer to a change', () => {
  beforeAll(makeTokens, 120_000);

  it.each(MUTATIONS)('%s gives nothing to read', async (name, mutation) => {
    const scopes = await scopesFor(mutation);
    expect(scopes.filter((scope) => !WRITES.includes(scope))).toEqual(OF_READERS[name] ?? []);
    for (const write of scopes.filter((scope) => WRITES.includes(scope))) {
      for (const { type, field, document } of answersOf(mutation).filter(isThing)) {
        expect([type, field.name, await isRefused(tokenOf(write), document)]).toEqual([
          type,
          field.name,
          !TOLD.has(field.name),
        ]);
      }
    }
  });

  it.each(MUTATIONS)(
    '%s gives with another scope what queries give for it',
    async (_name, mutation) => {
      for (const write of (await scopesFor(mutation)).filter((scope) => WRITES.includes(scope))) {
        const things = Map.groupBy(
          answersOf(mutation).filter((answer) => isThing(answer) && !TOLD.has(answer.field.name)),
          ({ type }) => type,
        );
        for (const other of SCOPES.filter((scope) => scope !== write)) {
          for (const [answer] of things.values()) {
            if (!answer) continue;
            const isGiven = !(await isRefused(tokenOf(write, other), answer.document));
            expect([other, answer.type, isGiven]).toEqual([
              other,
              answer.type,
              await isReadable(other, answer.type, answer.field),
            ]);
          }
        }
      }
    },
  );

  it('keeps what opens the thing to be read', async () => {
    const made = fieldsOf(schema.getMutationType()).find(({ name }) => name === 'createSharedLink');
    const answers = made ? answersOf(made) : [];
    const document = answers.find(({ field }) => field.name === 'url')?.document ?? '';
    const ask = (scopes: TokenScope[]) => isRefused(tokenOf(...scopes), document);
    expect(await ask(['ESTIMATES_WRITE'])).toBe(true);
    expect(await ask(['ESTIMATES_READ', 'ESTIMATES_WRITE'])).toBe(false);
  });

  it('over REST holds the names of what was changed', async () => {
    const owner = await userOf(server(), 'rest-answers@example.com');
    const { claimNumber } = await estimateOf(owner);
    const writer = await makeToken(owner, ['ESTIMATES_WRITE']);
    const reader = await makeToken(owner, ['ESTIMATES_READ', 'ESTIMATES_WRITE']);
    const bid = async (person: Person) =>
      person.rest('POST', `/api/results/${claimNumber}/contractor_bid/`);
    const written = await bid(writer);
    expect(written.status).toBe(201);
    expect(await written.json()).toEqual({
      id: expect.any(Number),
      detail: expect.stringContaining('ESTIMATES_READ'),
    });
    expect(await (await bid(reader)).json()).toMatchObject({ line_items: [{}, {}, {}] });
    const pdf = await writer.rest('POST', `/api/results/${claimNumber}/create_pdf/`);
    expect(JSON.stringify(await pdf.json())).not.toMatch(/pdf_url|items|total/);
  });
});
