// Checks that the server, asked by a hash, reads what the page would have sent.
import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { type DocumentNode, Kind, OperationTypeNode, parse, print } from 'graphql';
import { from, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import * as documents from '../gql/graphql.ts';
import { persistedHashOf } from '../lib/document-of.ts';
import { persistedDocuments } from './persisted.ts';
import { wholeDocuments } from './whole-documents.ts';

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

const UNKNOWN = {
  message: 'PersistedQueryNotFound',
  extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
};

/** The operation as it leaves the client for a server that does not know its hash. */
const sentOf = async (document: DocumentNode): Promise<ApolloLink.Operation> => {
  const sent = Promise.withResolvers<ApolloLink.Operation>();
  const link = new ApolloLink((operation) => {
    if (operation.getContext().http?.includeQuery === false)
      return from(Promise.resolve({ errors: [UNKNOWN] }));
    sent.resolve(operation);
    return of({ data: {} });
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([persistedDocuments, wholeDocuments, link]),
  });
  const [definition] = document.definitions;
  const isMutation =
    definition?.kind === Kind.OPERATION_DEFINITION &&
    definition.operation === OperationTypeNode.MUTATION;
  const asking = isMutation
    ? client.mutate({ mutation: document, fetchPolicy: 'network-only' })
    : client.query({ query: document, fetchPolicy: 'network-only' });
  asking.catch((error: unknown) => sent.reject(error));
  return sent.promise;
};

const definitionsOf = (document: DocumentNode) => document.definitions.map(print).toSorted();

describe('a document of the pages', () => {
  it('is asked by a hash that stands for the text that a server is sent which does not know it', async () => {
    const persisted = Object.values(documents).filter(isPersisted);
    expect(persisted.length).toBe(Object.keys(KNOWN).length);
    for (const document of persisted) {
      const { query, extensions } = await sentOf(document);
      const hash = persistedHashOf(document) ?? '';
      expect(extensions).toMatchObject({ persistedQuery: { sha256Hash: hash } });
      expect(definitionsOf(parse(KNOWN[hash] ?? ''))).toEqual(definitionsOf(query));
    }
  });
});
