// The longest bodies that anybody can send: all lines of an estimate, a bid or a takeoff, and megabytes of nothing.
import { setTimeout as delay } from 'node:timers/promises';
import { type LargeEstimate, LINES } from '../../bench/large/seed.ts';
import { BID_LIMITS, MATERIAL_LIMITS } from '../../server/domain/limits.ts';
import { plainLines } from '../../server/testing/editing.ts';
import type { Person } from '../../server/testing/world.ts';
import { graphql, named, type Request } from './f20-request.ts';

/** Sends again once the bytes of a minute allow it. */
const patiently = async (send: () => Promise<Response>): Promise<Response> => {
  for (;;) {
    const answer = await send();
    const text = await answer.text();
    const wait = /"retryAfterSeconds":(\d+)|"retry_after":(\d+)/.exec(text);
    const seconds = Number(wait?.[1] ?? wait?.[2] ?? answer.headers.get('retry-after') ?? 0);
    if (seconds === 0)
      return new Response(text, { status: text.includes('InvalidInput') ? 422 : answer.status });
    await delay(seconds * 1_000);
  }
};

const versionOf = async (person: Person, query: string): Promise<number> =>
  Number(/"version":(\d+)/.exec(await (await graphql(query)(person)).text())?.[1] ?? 0);

/** Saves what `inputOf` makes of the version that stands. */
const saving =
  (field: string, typeName: string, version: string, inputOf: (at: number) => object): Request =>
  async (person) => {
    const at = await versionOf(person, version);
    const query = `mutation($input: ${typeName}!) { ${field}(input: $input) { __typename ... on UserError { message } } }`;
    return patiently(() => graphql(query, { input: { version: at, ...inputOf(at) } })(person));
  };

/** The result as a client of REST has it, with another quantity in each line. */
const sentBack =
  ({ claimNumber }: LargeEstimate): Request =>
  async (person) => {
    const shown = await (await person.rest('GET', `/api/results/${claimNumber}/`)).json();
    const { raw_json } = shown as {
      raw_json: { items: { QUANTITY: number }[] };
    };
    const items = raw_json.items.map((item) => ({ ...item, QUANTITY: item.QUANTITY + 1 }));
    const body = { raw_json: { ...raw_json, items } };
    return patiently(() => person.rest('PATCH', `/api/results/${claimNumber}/update_json/`, body));
  };

const EMPTY_LISTS = Array.from({ length: 2_600_000 }, () => []);

export const REFUSED_BODIES: Record<string, Request> = {
  'GraphQL: 8 MB of empty lists': graphql('{ viewer { __typename } }', { a: EMPTY_LISTS }),
  'REST: 8 MB of empty lists': (person) =>
    person.rest('PATCH', '/api/results/CLM-1/update_json/', { a: EMPTY_LISTS }),
};

export const requestsOfSaves = (
  one: LargeEstimate,
  two: LargeEstimate,
): Record<string, Request> => ({
  'GraphQL: all lines of 5,000 saved': saving(
    'saveEstimate',
    'SaveEstimateInput',
    `{ estimate(${named(one)}) { version } }`,
    (at) => ({
      estimateId: one.id,
      items: plainLines(LINES, (nr) => `Line ${nr} of version ${at}`),
    }),
  ),
  'REST: all lines of 5,000': (person) => person.rest('GET', `/api/results/${one.claimNumber}/`),
  'REST: all lines of 5,000 saved': sentBack(one),
  'GraphQL: all lines of a bid of 5,001 saved': saving(
    'saveBid',
    'SaveBidInput',
    `{ estimate(${named(two)}) { bid { version } } }`,
    (at) => ({
      estimateId: two.id,
      lineItems: Array.from({ length: BID_LIMITS.lines }, (_, nr) => ({
        name: `Line ${nr} of version ${at}`,
        quantity: 2,
        unit: 'EA',
        labor: 10,
        material: 20,
      })),
    }),
  ),
  'GraphQL: 2,000 materials saved': saving(
    'saveInventory',
    'SaveInventoryInput',
    `{ inventory(estimateId: "${two.id}") { version } }`,
    (at) => ({
      estimateId: two.id,
      materials: Array.from({ length: MATERIAL_LIMITS.materials }, (_, nr) => ({
        name: `Material ${nr} of version ${at}`,
        quantity: 2,
        unit: 'EA',
        unitCost: 3,
      })),
    }),
  ),
});
