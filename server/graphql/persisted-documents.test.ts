import { createHash, randomUUID } from 'node:crypto';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import texts from './persisted-documents.json' with { type: 'json' };
import { schema } from './schema.ts';

const server = useTestServer();

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const send = async (body: object) => {
  const response = await fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-guest-key': randomUUID() },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { data?: unknown; errors?: { extensions: object }[] };
};

const byHash = (sha256Hash: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});

describe('the pages’ documents', () => {
  it('are known by the hashes of their texts, and fit the schema', () => {
    for (const [hash, text] of Object.entries(texts)) {
      expect(sha256(text)).toBe(hash);
      expect(validate(schema, parse(text))).toEqual([]);
    }
  });

  it('are answered when only the hash is sent', async () => {
    const [hash] =
      Object.entries(texts).find(([, text]) => text.startsWith('query Account {')) ?? [];
    const { data, errors } = await send({ operationName: 'Account', ...byHash(hash ?? '') });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: { __typename: 'Viewer', account: null } });
  });

  it('can be sent as texts by a page whose hashes this server does not know', async () => {
    const query = '{ viewer { isSignedIn } }';
    const unknown = byHash(sha256(query));
    expect(await send(unknown)).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
    const answer = { data: { viewer: { isSignedIn: false } } };
    expect(await send({ query, ...unknown })).toEqual(answer);
    // Nothing was learned from it.
    expect(await send(unknown)).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
    expect(await send({ query })).toEqual(answer);
  });
});
