// Checks that the server, asked by a hash, reads what the page would have sent.
import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { type DocumentNode, Kind, OperationTypeNode, parse, print } from 'graphql';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import * as documents from '../gql/graphql.ts';
import { persistedHashOf } from '../lib/document-of.ts';
import { persistedDocuments } from './persisted.ts';

/** What the server has; its path is from the root, where tests run. */
const KNOWN = JSON.parse(
  readFileSync('server/graphql/persisted-documents.json', 'utf8'),
) as Readonly<Record<string, string>>;

const isPersisted = (document: unknown): document is DocumentNode => {
  const [definition] = (document as DocumentNode).definitions ?? [];
  return (
    definition?.kind === Kind.OPERATION_DEFINITION &&
    definition.operation !== OperationTypeNode.SUBSCRIPTION
  );
};

/** The operation as it leaves Apollo. */
const sentOf = async (document: DocumentNode): Promise<ApolloLink.Operation> => {
  const sent = Promise.withResolvers<ApolloLink.Operation>();
  const link = new ApolloLink((operation) => {
    sent.resolve(operation);
    return of({ data: {} });
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: persistedDocuments.concat(link),
  });
  const [definition] = document.definitions;
  const isMutation =
    definition?.kind === Kind.OPERATION_DEFINITION &&
    definition.operation === OperationTypeNode.MUTATION;
  const asking = isMutation
    ? client.mutate({ mutation: document, fetchPolicy: 'network-only' })
    : client.query({ query: document, fetchPolicy: 'network-only' });
  asking.catch(() => undefined);
  return sent.promise;
};

const definitionsOf = (document: DocumentNode) => document.definitions.map(print).toSorted();

describe('a document of the pages', () => {
  it('is sent by a hash that stands for what Apollo makes of it', async () => {
    const persisted = Object.values(documents).filter(isPersisted);
    expect(persisted.length).toBe(Object.keys(KNOWN).length);
    for (const document of persisted) {
      const { query, extensions, getContext } = await sentOf(document);
      const hash = persistedHashOf(document) ?? '';
      expect(extensions).toMatchObject({ persistedQuery: { sha256Hash: hash } });
      expect(getContext()).toMatchObject({ http: { includeQuery: false } });
      expect(definitionsOf(parse(KNOWN[hash] ?? ''))).toEqual(definitionsOf(query));
    }
  });
});
