// Bodies as clients and scanners send them.
import { expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { LARGEST_BODY_BYTES } from './body-limits.ts';

const server = useTestServer();

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

it.each(['', ' ', '{', '"text"', 'null'])('refuses %j at once', async (body) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
});

it.each(['application/json; charset=utf-8', 'application/graphql+json'])(
  'takes %s for JSON',
  async (type) => {
    const response = await post('{"query":"{ viewer { isSignedIn } }"}', { 'content-type': type });
    expect(await response.json()).toEqual({ data: { viewer: { isSignedIn: false } } });
  },
);

it('says how long a body may be', async () => {
  const response = await post(' '.repeat(LARGEST_BODY_BYTES + 1));
  expect(response.status).toBe(413);
  expect(await response.text()).toContain('8,000,000 bytes');
});

it.each(['POST', 'GET'])('refuses a %s that accepts thousands of types', async (method) => {
  const response = await fetch(`${server().url}/graphql?query={__typename}`, {
    method,
    headers: { 'content-type': 'application/json', accept: ','.repeat(8_000) },
    ...(method === 'POST' && { body: '{"query":"{ __typename }"}' }),
  });
  expect(response.status).toBe(406);
  expect(await response.text()).toContain('at most 1,000 characters');
});
