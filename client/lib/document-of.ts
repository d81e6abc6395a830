import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type DocumentNode, Kind } from 'graphql';

/** A definition with the fragments it spreads, and theirs, each once. */
export const documentOf = <Result, Variables>(
  definition: unknown,
  fragments: readonly DocumentNode[],
): TypedDocumentNode<Result, Variables> => {
  const spread = fragments.flatMap(({ definitions }) => definitions);
  const definitions = [...new Set([definition as DocumentNode['definitions'][number], ...spread])];
  return { kind: Kind.DOCUMENT, definitions };
};
