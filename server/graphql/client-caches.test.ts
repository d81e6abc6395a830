// Clients that keep answers by the ids in them, as they are out of the box: what they show of one estimate stays what it was
// when another is read.
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { cacheExchange } from '@urql/exchange-graphcache';
import { Client, fetchExchange } from '@urql/core';
import { type DocumentNode, parse } from 'graphql';
import {
  createOperationDescriptor,
  Environment,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { numberOf } from '../testing/ids.ts';
import { builtInEstimator, priced } from '../testing/priced-estimates.ts';
import { relayRequestOf } from '../testing/relay-request.ts';
import { inventoriesOn } from '../testing/taking-off.ts';
import { guestOf, type Person } from '../testing/world.ts';
import { schema } from './schema.ts';

const server = useTestServer({ estimator: builtInEstimator });

/** All parts whose own ids every estimate begins anew. */
const WHOLE = parse(`
  query Whole($id: ID!) {
    estimate(by: { id: $id }) {
      __typename id databaseId total
      items { __typename id total metadata { __typename workId } }
      scope {
        __typename
        places { __typename id label areaSf }
        work { __typename id placeId total }
        questions { __typename id text about moves }
        excluded { __typename id words }
      }
      summary { __typename bidPricing { __typename alternates { __typename id amount } } }
      inventory { __typename id estimateId materials { __typename id subtotal lineIds } }
      bid { __typename id lineItems { __typename id total } }
      job { __typename id databaseId project { __typename id name } }
    }
  }
`);

interface Whole {
  estimate: {
    total: number;
    items: { id: string; total: number; metadata: { workId: string | null } }[];
    scope: { work: { id: string; total: number }[]; places: { id: string }[] };
    inventory: { materials: { id: string; subtotal: number; lineIds: string[] }[] };
    bid: { lineItems: { id: string; total: number }[] };
    job: { id: string; databaseId: number };
  } | null;
}

const ORDERS = [
  'Remodel the 5x8 bathroom, no new window. Alternate: tile to the ceiling.',
  'Paint the 12x14 bedroom and the 10x12 den, no trim. New laminate floor in the bedroom.',
];

const sum = (amounts: readonly number[]) => Math.round(amounts.reduce((a, b) => a + b, 0) * 100);

const sumsOf = ({ estimate }: Whole) => ({
  lines: sum(estimate?.items.map(({ total }) => total) ?? []),
  work: sum(estimate?.scope.work.map(({ total }) => total) ?? []),
  materials: sum(estimate?.inventory.materials.map(({ subtotal }) => subtotal) ?? []),
  bid: sum(estimate?.bid.lineItems.map(({ total }) => total) ?? []),
});

const ask = async (person: Person, query: DocumentNode, variables: object): Promise<Whole> => {
  const text = query.loc?.source.body;
  const response = await person.rest('POST', '/graphql', { query: text, variables });
  return ((await response.json()) as { data: Whole }).data;
};

let person: Person;
let ids: string[];
/** Answers of the server, by the id of the estimate. */
let told: Map<string, Whole>;

beforeAll(async () => {
  person = guestOf(server());
  ids = [];
  for (const instructions of ORDERS) {
    const { id, jobId } = await priced(person, instructions, { agentKind: 'CONTRACTOR' });
    await inventoriesOn(server).takeOff(person, id);
    await person.rest('POST', `/api/results/${jobId}/contractor_bid/`, {});
    ids.push(id);
  }
  told = new Map();
  for (const id of ids) told.set(id, await ask(person, WHOLE, { id }));
});

const first = () => ids[0] ?? '';
const second = () => ids[1] ?? '';
const toldOf = (id: string): Whole => told.get(id) ?? { estimate: null };

describe('two estimates whose parts have the same local ids', () => {
  it('differ in every sum', () => {
    const [one, other] = [sumsOf(toldOf(first())), sumsOf(toldOf(second()))];
    for (const name of ['lines', 'work', 'materials', 'bid'] as const) {
      expect([name, one[name]]).not.toEqual([name, 0]);
      expect([name, one[name]]).not.toEqual([name, other[name]]);
    }
  });

  it('are kept apart by Apollo Client with its default cache', async () => {
    const cache = new InMemoryCache();
    const link = new HttpLink({ uri: `${server().url}/graphql`, headers: person.headers });
    const client = new ApolloClient({ cache, link });
    for (const id of ids) await client.query({ query: WHOLE, variables: { id } });
    for (const id of ids) {
      const shown = cache.readQuery<Whole>({ query: WHOLE, variables: { id } });
      expect(shown).toEqual(toldOf(id));
    }
    client.stop();
  });

  it('are kept apart by urql with Graphcache', async () => {
    // It says that parts without an id, such as a summary, are kept with what they are in.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const client = new Client({
      url: `${server().url}/graphql`,
      exchanges: [cacheExchange({}), fetchExchange],
      fetchOptions: { headers: person.headers },
      preferGetMethod: false,
    });
    for (const id of ids) await client.query(WHOLE, { id }).toPromise();
    for (const id of ids) {
      const { data } = await client
        .query<Whole>(WHOLE, { id }, { requestPolicy: 'cache-only' })
        .toPromise();
      expect(data).toEqual(toldOf(id));
    }
  });

  it('are kept apart by a Relay store', () => {
    const environment = new Environment({
      network: Network.create(() => Promise.reject(new Error('Nothing is asked for.'))),
      store: new Store(new RecordSource()),
    });
    const request = relayRequestOf(schema, WHOLE);
    const operations = ids.map((id) => createOperationDescriptor(request, { id }));
    for (const [at, operation] of operations.entries()) {
      environment.retain(operation);
      environment.commitPayload(operation, structuredClone(toldOf(ids[at] ?? '')) as never);
    }
    for (const [at, operation] of operations.entries()) {
      expect(environment.lookup(operation.fragment).data).toEqual(toldOf(ids[at] ?? ''));
    }
  });

  it('give no two things one id, whatever their types', () => {
    const types = new Map<string, Set<string>>();
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) return value.forEach(walk);
      if (typeof value !== 'object' || value === null) return;
      const { id, __typename: type } = value as { id?: string; __typename?: string };
      if (id && type) types.set(id, (types.get(id) ?? new Set()).add(type));
      Object.values(value).forEach(walk);
    };
    for (const id of ids) walk(toldOf(id));
    expect([...types].filter(([, names]) => names.size > 1)).toEqual([]);
    const { estimate } = toldOf(first());
    expect(estimate?.job.databaseId).toBe(numberOf(estimate?.job.id));
  });

  it('name their parts by the very ids of these', () => {
    for (const id of ids) {
      const { estimate } = toldOf(id);
      const lines = new Set(estimate?.items.map((line) => line.id));
      const works = new Set(estimate?.scope.work.map((work) => work.id));
      const named = estimate?.items.flatMap(({ metadata }) => metadata.workId ?? []) ?? [];
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((work) => !works.has(work))).toEqual([]);
      const made = estimate?.inventory.materials.flatMap(({ lineIds }) => lineIds) ?? [];
      expect(made.length).toBeGreaterThan(0);
      expect(made.filter((line) => !lines.has(line))).toEqual([]);
    }
  });
});
