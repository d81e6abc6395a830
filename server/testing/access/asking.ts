// One question to the API, made up from its schema or its route table, and what came of it.
import { randomUUID } from 'node:crypto';
import { type GraphQLInterfaceType, parse } from 'graphql';
import { expect } from 'vitest';
import { bareKey } from '../../domain/ids.ts';
import { schema } from '../../graphql/schema.ts';
import type { RestRoute } from '../../rest/route.ts';
import { tinyPng } from '../tiny-files.ts';
import { type Person } from '../world.ts';
import type { Owner } from './owners.ts';

export interface Answer {
  outcome: string;
  text: string;
}

/** Throws when what somebody else owns shows in it. */
export const checked = ({ outcome, text }: Answer, { secrets }: Owner): string => {
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  return outcome;
};

interface GraphQLAnswer {
  data?: Record<string, { __typename?: string } | null> | null;
  errors?: { extensions?: { code?: string } }[];
}

const FAILURES: ReadonlySet<string> = new Set(
  schema
    .getPossibleTypes(schema.getType('UserError') as GraphQLInterfaceType)
    .map(({ name }) => name),
);

const outcomeOf = ({ data, errors }: GraphQLAnswer): string => {
  if (errors) return errors[0]?.extensions?.code ?? 'INVALID';
  const [value] = Object.values(data ?? {});
  if (value === null || value === undefined) return 'null';
  const type = value.__typename ?? '';
  return FAILURES.has(type) ? type : 'own';
};

export const askGraphQL = async (person: Person, query: string): Promise<Answer> => {
  const response = await person.rest('POST', '/graphql', { query });
  const text = await response.text();
  return { outcome: outcomeOf(JSON.parse(text) as GraphQLAnswer), text };
};

export const follow = async (person: Person, query: string): Promise<Answer> => {
  const events = person.subscribe<Record<string, { __typename?: string }>, Record<string, unknown>>(
    parse(query),
    {},
  );
  try {
    const data = await events.take();
    return { outcome: outcomeOf({ data }), text: JSON.stringify(data) };
  } catch (error) {
    const errors = (
      Array.isArray(error) ? error : JSON.parse((error as Error).message)
    ) as object[];
    return { outcome: outcomeOf({ errors }), text: JSON.stringify(errors) };
  } finally {
    await events.stop();
  }
};

export const FIELDS = [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => {
    const kind = (type?.name ?? '').toLowerCase();
    return { name: `${kind} ${field.name}`, kind, field };
  }),
);

export type RootField = (typeof FIELDS)[number];

/** Owner of the `:id` in a path that begins so. */
const ID_OF: Readonly<Record<string, string>> = {
  files: 'fileId',
  uploads: 'resumableId',
  jobs: 'jobId',
  projects: 'projectId',
  'contractor-leads': 'leadId',
  proposals: 'proposalId',
  'estimate-exports': 'exportId',
};

export const askRest = async (
  { method, path }: RestRoute,
  person: Person,
  { values }: Owner,
): Promise<Answer> => {
  if (path === 'files/') {
    const uploaded = await person.postFile();
    return { outcome: String(uploaded.status), text: await uploaded.text() };
  }
  const isPart = method === 'PATCH' && path.startsWith('uploads/');
  const filled = path
    .replace(':jobId', bareKey(values['jobId'] ?? ''))
    .replace(
      ':paperId',
      (path.includes('identity') ? values['documentId'] : values['applicationId']) ?? '',
    )
    .replace(':fileId', values['fileId'] ?? '')
    .replace(':claimOrId', values['claimNumber'] ?? '')
    .replace(':id', values[ID_OF[path.split('/')[0] ?? ''] ?? ''] ?? '');
  const body = {
    instructions: 'Repaint the hall',
    property_type: 'res',
    work_grade: 'low',
    agent_kind: 'home_project',
    uploads: [bareKey(values['uploads'] ?? '')],
    project: values['projectId'],
    name: 'Mine',
    zip: '94110',
    first_name: 'Eve',
    timeframe: 'FLEXIBLE',
    raw_json: { items: [] },
    inventory: [],
    email: `${randomUUID()}@example.com`,
    code: '123456',
    status: 'available',
    kind: 'photo',
    size: 1,
  };
  const response = isPart
    ? await person.sendPart(`/api/${filled}`, 0, tinyPng())
    : await person.rest(method, `/api/${filled}`, method === 'GET' ? undefined : body);
  return { outcome: String(response.status), text: await response.text() };
};
