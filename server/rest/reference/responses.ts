// What a route answers, and what may keep it from it.
import { bodyKindsOf } from '../media-types.ts';
import type { RestRoute } from '../route.ts';
import { file, type JsonSchema, shape } from './json-schema.ts';
import type { RestOperation } from './operation.ts';

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
  429: 'Too much at once; `Retry-After` says when to come back.',
  503: 'Away for a moment; `Retry-After` says when to come back.',
};

const PAPERS = ['image/jpeg', 'image/png', 'application/pdf'];

const contentOf = (answer: JsonSchema | 'paper'): JsonSchema =>
  answer === 'paper'
    ? Object.fromEntries(PAPERS.map((mime) => [mime, { schema: file() }]))
    : { 'application/json': { schema: answer } };

const answered = (status: number, answer: JsonSchema | 'paper' | null): JsonSchema => ({
  description: STATUS_WORDS[status] ?? 'Done.',
  ...(answer !== null && { content: contentOf(answer) }),
});

const problemsOf = (route: RestRoute, hasInput: boolean): number[] => [
  ...(hasInput ? [400] : []),
  401,
  ...(route.path === 'jobs/' ? [402] : []),
  403,
  ...(route.path.includes(':') ? [404] : []),
  ...(bodyKindsOf(route) ? [409, 413, 415] : []),
  429,
  503,
];

export const responsesOf = (route: RestRoute, { answers, query }: RestOperation): JsonSchema => {
  const problems = problemsOf(route, bodyKindsOf(route) !== null || query !== undefined);
  const problem = shape('Problem');
  return {
    ...Object.fromEntries(problems.map((status) => [status, answered(status, problem)])),
    ...Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, answered(Number(status), answer)]),
    ),
    default: { description: 'Refused, or failed.', content: contentOf(problem) },
  };
};
