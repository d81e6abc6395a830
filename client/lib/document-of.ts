import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type DocumentNode, Kind } from 'graphql';

/** What is known of a document beside what it says; Apollo hands it on when it rewrites one. */
interface KnownDocument {
  /** Hash by which the server knows it. It is absent for a document that is not sent by its hash. */
  persistedHash?: string;
}

/** A definition with the fragments it spreads, and theirs, each once. */
export const documentOf = <Result, Variables>(
  definition: unknown,
  fragments: readonly DocumentNode[],
  persistedHash?: string,
): TypedDocumentNode<Result, Variables> => {
  const spread = fragments.flatMap(({ definitions }) => definitions);
  const definitions = [...new Set([definition as DocumentNode['definitions'][number], ...spread])];
  return {
    kind: Kind.DOCUMENT,
    definitions,
    ...(persistedHash !== undefined && { persistedHash }),
  };
};

/** Returns undefined for a document that the server does not know. */
export const persistedHashOf = (document: DocumentNode & KnownDocument): string | undefined =>
  document.persistedHash;
