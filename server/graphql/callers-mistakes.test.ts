// Every argument of every field of the schema with every kind of wrong value, as a variable and in the document: the caller is
// told with one code, and nobody else.
import { coerceInputValue, type GraphQLInputType, isRequiredArgument } from 'graphql';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fieldsWithArguments, type AskedField } from '../testing/any-field.ts';
import { useTestServer } from '../testing/app.ts';
import { operatorOf } from '../testing/contractors.ts';
import { introduced } from '../testing/introducing.ts';
import { type Json, literalOf, plausible, withOneWrong } from '../testing/schema-values.ts';
import { type Person, userOf } from '../testing/world.ts';
import { schema } from './schema.ts';

const server = useTestServer();

/** What is named in brackets is the operator's own. */
const ESTIMATE = 'estimate(by: {id: "<estimateId>"})';
const WAYS = {
  Viewer: ['viewer'],
  Project: ['project(id: "<projectId>")'],
  Estimate: [ESTIMATE],
  EstimateVersion: [ESTIMATE, 'versionAt(version: 1)'],
  ContractorBid: [ESTIMATE, 'bid'],
  Inventory: [ESTIMATE, 'inventory'],
  Lead: ['lead(id: "<leadId>")'],
  ScopeOfWork: [ESTIMATE, 'scope'],
  LeadThread: ['leadThread(leadId: "<leadId>")'],
  OperatorDesk: ['operatorDesk'],
};
let own: Readonly<Record<string, string>>;

/** Answers to a value that fits its type, whether it is good or not. */
const FITTING = ['answered', 'BAD_INPUT', 'NOT_FOUND', 'LIMIT_EXCEEDED', 'LOGIN_REQUIRED'];

interface Answer {
  errors?: { message: string; extensions?: { code?: string } }[];
}

const read = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const event = /^data: (\{.*)$/m.exec(text)?.[1];
  return JSON.parse(event ?? text) as Answer;
};

const codesOf = async (
  { headers }: Person,
  { kind }: AskedField,
  query: string,
  variables?: unknown,
): Promise<string> => {
  const accept = kind === 'subscription' ? 'text/event-stream' : 'application/json';
  const response = await fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers: { ...headers, accept, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: query.replaceAll(/<(\w+)>/g, (_all, name: string) => own[name] ?? ''),
      variables,
    }),
  });
  const { errors } = await read(response);
  const codes = errors?.map(({ extensions }) => extensions?.code ?? 'none');
  return codes ? [...new Set(codes)].join() : 'answered';
};

const fits = (value: Json, type: GraphQLInputType): boolean => {
  let faults = 0;
  coerceInputValue(value, type, () => (faults += 1));
  return faults === 0;
};

type Given = Record<string, Json>;

const asVariables = ({ field, document }: AskedField): string => {
  const definitions = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  return document(`(${given})`, ` (${definitions})`);
};

const asLiterals = ({ field, document }: AskedField, given: Given): string => {
  const values = field.args
    .filter(({ name }) => name in given)
    .map(({ name, type }) => `${name}: ${literalOf(given[name] ?? null, type)}`);
  return document(`(${values.join(', ')})`);
};

let operator: Person;
beforeAll(async () => {
  operator = await operatorOf(server());
  const { estimateId, projectId, leadId } = await introduced(server(), operator, 'p@example.com');
  own = { estimateId, projectId, leadId };
});

describe('wrong values are the caller’s fault', () => {
  it.each(fieldsWithArguments(schema, WAYS).map((asked) => [asked.name, asked] as const))(
    'in %s',
    async (name, asked) => {
      const { field, isRoot } = asked;
      // Whoever asks at the root owns nothing, so nothing is changed; further down there has to be something.
      const person = isRoot
        ? await userOf(server(), `${name.toLowerCase()}@example.com`)
        : operator;
      const base: Given = Object.fromEntries(
        field.args
          .filter((arg) => isRoot || isRequiredArgument(arg))
          .map(({ name: argument, type }) => [argument, plausible(type)]),
      );
      const failures = vi.spyOn(server().ports.log, 'error');
      const wrong = new Set<string>();
      const expectCodes = async (query: string, given: Given, codes: string[], sent?: Given) => {
        const code = await codesOf(person, asked, query, sent);
        if (!codes.includes(code)) wrong.add(`${code}: ${JSON.stringify(given).slice(0, 200)}`);
      };
      for (const { name: argument, type } of field.args) {
        for (const value of withOneWrong(type)) {
          const given = { ...base, [argument]: value };
          const isFit = fits(value, type);
          const codes = isFit ? FITTING : ['BAD_INPUT'];
          // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a code has its cause
          await expectCodes(asVariables(asked), given, codes, given);
          // oxlint-disable-next-line no-await-in-loop -- the same
          if (!isFit) await expectCodes(asLiterals(asked, given), given, codes);
        }
      }
      expect([...wrong]).toEqual([]);
      expect(failures.mock.calls).toEqual([]);
      failures.mockRestore();
    },
  );
});
