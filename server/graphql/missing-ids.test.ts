// What cannot be an id is missed as any other id is: the same answer, to the letter, in every place of every argument that
// takes the key of a thing.
import {
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputField,
  isInputObjectType,
  isListType,
  isScalarType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { globalId } from '../domain/ids.ts';
import { type AskedField, fieldsWithArguments } from '../testing/any-field.ts';
import { useTestServer } from '../testing/app.ts';
import { makeEstimate } from '../testing/editing.ts';
import { type Json, plausible } from '../testing/schema-values.ts';
import { type Person, userOf } from '../testing/world.ts';
import { schema } from './schema.ts';

const server = useTestServer();

const MISSING = '999999';
/** What an answer says beside itself of the number that was asked for. */
const WARNING = /,?"extensions":\{"deprecations":\[[^\]]*\]\}/g;
const UNREADABLE = ['x', '0', '-1', '1.5', '1e3', '99999999999', '\u0000', 'x'.repeat(300)];

/** Arguments that are no key of a thing to look up: they name what is within one document and have rules of their own. */
const WITHIN_A_DOCUMENT =
  /\.(lineId|rowIds|items\.|materials\.|lineItems\.|patches\.)|^ScopeOfWork\.parametersToAdd/;

type Given = Record<string, Json>;
type Place = readonly string[];

/** Where an id stands in an argument; entries of lists are not told apart. */
const placesIn = ({ name, type }: GraphQLArgument | GraphQLInputField, depth = 0): Place[] => {
  const named = getNullableType(type);
  const inner = isListType(named) ? getNullableType(named.ofType) : named;
  if (isScalarType(inner) && inner.name === 'ID') return [[name]];
  if (!isInputObjectType(inner) || depth > 3) return [];
  return Object.values(inner.getFields())
    .flatMap((field) => placesIn(field, depth + 1))
    .map((place) => [name, ...place]);
};

const put = (value: Json, [name, ...rest]: Place, id: string, isOneOf: boolean): Json => {
  if (name === undefined) return Array.isArray(value) ? [id] : id;
  const members = typeof value === 'object' && !Array.isArray(value) ? value : {};
  const kept = isOneOf ? {} : members;
  return { ...kept, [name]: put(members?.[name] ?? null, rest, id, false) };
};

const WAYS = {
  Viewer: ['viewer'],
  Project: ['project(id: "1")'],
  Estimate: ['estimate(by: {id: "1"})'],
  EstimateVersion: ['estimate(by: {id: "1"})', 'versionAt(version: 1)'],
  ContractorBid: ['estimate(by: {id: "1"})', 'bid'],
  Inventory: ['estimate(by: {id: "1"})', 'inventory'],
  Lead: ['lead(id: "1")'],
  ScopeOfWork: ['estimate(by: {id: "1"})', 'scope'],
  LeadThread: ['leadThread(leadId: "1")'],
  OperatorDesk: ['operatorDesk'],
};
const CASES = fieldsWithArguments(schema, WAYS).flatMap((asked) =>
  asked.field.args
    .flatMap((arg) => placesIn(arg))
    .map((place) => [`${asked.name}.${place.join('.')}`, asked, place] as const)
    .filter(([name]) => !WITHIN_A_DOCUMENT.test(name)),
);

let person: Person;
let own: Readonly<Record<string, Json>>;
beforeAll(async () => {
  person = await userOf(server(), 'owner@example.com');
  const projectId = await person.makeProject();
  const uploads = [await person.upload()];
  const { id: estimateId, jobId } = await makeEstimate(person, { projectId });
  own = { projectId, uploads, estimateId, jobId };
});

/** Makes the ids beside the one that is looked at good. */
const withOwn = (value: Json): Json => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, own[name] ?? withOwn(member)]),
  );
};

const answerTo = async (asked: AskedField, place: Place, id: string): Promise<string> => {
  const { field, kind, document } = asked;
  const [first = '', ...rest] = place;
  const base = Object.fromEntries(field.args.map((arg) => [arg.name, plausible(arg.type)]));
  const type = getNullableType(field.args.find(({ name }) => name === first)?.type);
  const isOneOf = isInputObjectType(type) && type.isOneOf;
  const variables: Given = {
    ...(withOwn(base) as Given),
    [first]: put(withOwn(base[first] ?? null), rest, id, isOneOf),
  };
  const definitions = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const accept = kind === 'subscription' ? 'text/event-stream' : 'application/json';
  const response = await fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers: { ...person.headers, accept, 'content-type': 'application/json' },
    body: JSON.stringify({ query: document(`(${given})`, ` (${definitions})`), variables }),
  });
  return (await response.text()).replaceAll(WARNING, '');
};

describe('an id that cannot be one is of nothing', () => {
  it.each(CASES)('%s', async (_name, asked, place) => {
    const usual = await answerTo(asked, place, MISSING);
    expect(usual).not.toContain('Success');
    for (const id of UNREADABLE) {
      // oxlint-disable-next-line no-await-in-loop -- so that an answer has its cause
      expect([id, await answerTo(asked, place, id)]).toEqual([id, usual]);
    }
  });

  it('leaves the others of a list as they are', async () => {
    const query = 'query ($ids: [ID!]!) { estimates(ids: $ids) { id } jobs(ids: ["x"]) { id } }';
    const ids = [own['estimateId'], 'x', globalId('Estimate', Number(MISSING))];
    const response = await person.rest('POST', '/graphql', { query, variables: { ids } });
    expect(await response.json()).toEqual({
      data: { estimates: [{ id: own['estimateId'] }, null, null], jobs: [null] },
    });
  });
});
