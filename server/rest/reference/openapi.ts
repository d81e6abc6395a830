// The REST interface as OpenAPI 3.1, made from the route table: what its rows do not say stands in the tables beside this file.
import { bodyKindsOf, mediaTypeOf } from '../media-types.ts';
import type { RestRoute } from '../route.ts';
import { COMMON_SHAPES } from './common-shapes.ts';
import { EXPORT_FILE, EXPORT_OPERATIONS, EXPORT_SHAPES } from './export-operations.ts';
import { INVENTORY_OPERATIONS } from './inventory-operations.ts';
import { file, type JsonSchema, RETRY_AFTER, shape } from './json-schema.ts';
import { LIST_SHAPES } from './list-shapes.ts';
import { GROUPS, type RestOperation, type Operations } from './operation.ts';
import { PAPER_OPERATIONS, PAPER_SHAPES } from './paper-operations.ts';
import { PEOPLE_OPERATIONS } from './people-operations.ts';
import { PEOPLE_SHAPES } from './people-shapes.ts';
import { PROPOSAL, PROPOSAL_OPERATIONS } from './proposal-operations.ts';
import { RESULT_OPERATIONS } from './result-operations.ts';
import { RESULT_SHAPES } from './result-shapes.ts';
import { WEBHOOK_SHAPES, WEBHOOKS } from './webhook-operations.ts';
import { WORK_OPERATIONS } from './work-operations.ts';

// What a route answers, and what may keep it from it.

const STATUS_WORDS: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Made.',
  202: 'Under way: ask again.',
  204: 'Done, and nothing to tell.',
  400: 'Something in the request cannot be used; `fields` names it.',
  401: 'A sign-in or a guest key is needed, or the one sent is not good.',
  402: 'The free trial is used up.',
  403: 'Not for this API token: it lacks the scope, or none may do that.',
  404: 'Missing, or somebody else’s: the answer is the same.',
  409: 'It is not in a state for that, or was changed since.',
  410: 'It will never be there.',
  413: 'Too large.',
  415: 'Sent as a type that this address does not take.',
  422: 'The key of the request was used before, with other contents.',
  429: 'Too much at once; `Retry-After` says when to come back.',
  503: 'Away for a moment; `Retry-After` says when to come back.',
};

const PAPERS = ['image/jpeg', 'image/png', 'application/pdf'];

const contentOf = (answer: JsonSchema | 'paper'): JsonSchema =>
  answer === 'paper'
    ? Object.fromEntries(PAPERS.map((mime) => [mime, { schema: file() }]))
    : { 'application/json': { schema: answer } };

const header = (description: string, schema: JsonSchema): JsonSchema => ({ description, schema });
const CHALLENGED = { 'WWW-Authenticate': { $ref: '#/components/headers/Challenge' } };

/** What stands in the head of an answer, by its status. */
const HEADERS: Readonly<Record<number, JsonSchema>> = {
  401: CHALLENGED,
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

const answered = (status: number, answer: JsonSchema | 'paper' | null): JsonSchema => ({
  description: STATUS_WORDS[status] ?? 'Done.',
  ...(HEADERS[status] && { headers: HEADERS[status] }),
  ...(answer !== null && { content: contentOf(answer) }),
});

/** Routes whose address names nothing and that may miss something all the same: one's own profile. */
const MAY_MISS = /^contractors\/me\//;

const problemsOf = (
  route: RestRoute,
  { hasKey, hasPages }: { hasKey: boolean; hasPages: boolean },
): number[] => [
  400,
  401,
  ...(route.path === 'jobs/' ? [402] : []),
  403,
  ...(hasPages || route.path.includes(':') || MAY_MISS.test(route.path) ? [404] : []),
  ...(bodyKindsOf(route) ? [409, 413, 415] : []),
  ...(hasKey ? [422] : []),
  429,
  503,
];

const responsesOf = (route: RestRoute, { answers, query, headers }: RestOperation): JsonSchema => {
  const problems = problemsOf(route, {
    hasKey: headers?.['Idempotency-Key'] !== undefined,
    hasPages: query?.['after'] !== undefined,
  });
  const problem = shape('Problem');
  return {
    ...Object.fromEntries(problems.map((status) => [status, answered(status, problem)])),
    ...Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, answered(Number(status), answer)]),
    ),
    default: { description: 'Refused, or failed.', content: contentOf(problem) },
  };
};

// What a route takes in its address, its query and its head.

const number = (description: string): JsonSchema => ({
  description,
  schema: { type: 'integer', minimum: 1 },
});
const PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  claimOrId: {
    description: 'A claim number, or the number of the job.',
    schema: { type: 'string' },
  },
  fileId: number('The number of the file.'),
  id: number('The number of what the address names.'),
  jobId: number('The number of the job.'),
  paperId: number('The number of the paper.'),
};

const parametersOf = ({ path }: RestRoute, { query = {}, headers = {} }: RestOperation) => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...PARAMETERS[name],
  })),
  ...Object.entries(query).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    description,
    schema,
  })),
  ...Object.entries(headers).map(([name, { required = false, description, ...schema }]) => ({
    name,
    in: 'header',
    required,
    description,
    schema,
  })),
];

const OPERATIONS: Operations = {
  ...WORK_OPERATIONS,
  ...RESULT_OPERATIONS,
  ...INVENTORY_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  ...PROPOSAL_OPERATIONS,
  ...PAPER_OPERATIONS,
  ...EXPORT_OPERATIONS,
};
const SHAPES = {
  ...COMMON_SHAPES,
  ...RESULT_SHAPES,
  ...LIST_SHAPES,
  ...PEOPLE_SHAPES,
  Proposal: PROPOSAL,
  ...PAPER_SHAPES,
  ...EXPORT_SHAPES,
  ...WEBHOOK_SHAPES,
};

const keyOf = ({ method, path }: RestRoute): string => `${method} ${path}`;

/** Throws where the tables forget a route or a word of its query: the process does not start then. */
const operationOf = (route: RestRoute): RestOperation => {
  const operation = OPERATIONS[keyOf(route)];
  if (!operation) throw new Error(`The reference says nothing of ${keyOf(route)}.`);
  const [taken, told] = [route.query ?? [], Object.keys(operation.query ?? {})];
  if (taken.toSorted().join() === told.toSorted().join()) return operation;
  throw new Error(`${keyOf(route)} takes ${taken.join()}, and the reference says ${told.join()}.`);
};

const bodyOf = (
  route: RestRoute,
  { body, form, isBodyOptional, example }: RestOperation,
): JsonSchema | null => {
  const kinds = bodyKindsOf(route);
  if (!kinds) return null;
  const schemas = { json: body ?? {}, form: form ?? body ?? {}, bytes: file() };
  return {
    required: !isBodyOptional,
    content: Object.fromEntries(
      kinds.map((kind) => [
        mediaTypeOf(kind),
        { schema: schemas[kind], ...(kind === 'json' && example !== undefined && { example }) },
      ]),
    ),
  };
};

/** The token comes first, as tools take the first they know. Scopes are those of API tokens, which OpenAPI has no place for. */
const securityOf = ({ ignoresToken }: RestRoute) => [
  ...(ignoresToken ? [] : [{ token: [] }]),
  { guestKey: [] },
  ...(ignoresToken ? [{}] : []),
];

const describe = (route: RestRoute): JsonSchema => {
  const operation = operationOf(route);
  const body = bodyOf(route, operation);
  const scope = route.scope ? `API tokens need \`${route.scope}\`.` : 'Not for API tokens.';
  return {
    operationId: operation.name,
    tags: [operation.group],
    summary: operation.summary,
    description: [operation.description, scope].filter(Boolean).join(' '),
    security: securityOf(route),
    ...(route.scope && { 'x-token-scope': route.scope }),
    parameters: parametersOf(route, operation),
    ...(body && { requestBody: body }),
    responses: responsesOf(route, operation),
  };
};

/** `results/:claimOrId/` → `/api/results/{claimOrId}/`. */
export const templateOf = (path: string): string => `/api/${path.replaceAll(/:(\w+)/g, '{$1}')}`;

const pathsOf = (routes: readonly RestRoute[]): JsonSchema =>
  Object.fromEntries(
    [...Map.groupBy(routes, ({ path }) => path)].map(([path, rows]) => [
      templateOf(path),
      Object.fromEntries(rows.map((route) => [route.method.toLowerCase(), describe(route)])),
    ]),
  );

/** @param origin where the server is, e.g. `https://example.com` */
export const openApiOf = (routes: readonly RestRoute[], origin: string): JsonSchema => ({
  openapi: '3.1.0',
  info: {
    title: 'Plumbline over REST',
    version: '1',
    description:
      'Files and a description in, a line-item estimate out. The same over GraphQL at `/graphql`. Whoever calls is an account (`Authorization`, with an API token or the token of a sign-in) or a guest (`X-Guest-Key`, a UUID that the client makes and keeps secret).',
    license: { name: 'Not licensed to the public', identifier: 'LicenseRef-Plumbline' },
    contact: { name: 'Whoever runs this server', url: origin },
  },
  servers: [{ url: origin, description: 'This server.' }],
  tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
  paths: { ...pathsOf(routes), ...EXPORT_FILE },
  webhooks: WEBHOOKS,
  components: {
    schemas: SHAPES,
    headers: {
      RetryAfter: header('Seconds to wait before the same is asked again.', {
        type: 'integer',
        minimum: 1,
        examples: [20],
      }),
      Challenge: header(
        'How to say who is asking (RFC 6750); `error` where a token was sent and is not good.',
        {
          type: 'string',
          examples: ['Bearer realm="Plumbline"', 'Bearer realm="Plumbline", error="invalid_token"'],
        },
      ),
    },
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description:
          'Token of a sign-in, or an API token. `Token` is understood in place of `Bearer`.',
      },
      guestKey: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Guest-Key',
        description:
          'A UUID that the client makes once, at best a random one (version 4), keeps secret and sends with every request.',
      },
      signature: {
        type: 'apiKey',
        in: 'header',
        name: 'webhook-signature',
        description:
          '`v1,` and the HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64, as Standard Webhooks has it.',
      },
    },
  },
});
