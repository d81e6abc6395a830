// A plugin of graphql-codegen: the texts of the pages' queries and mutations by their hashes, for the server. A text is the
// operation as Apollo sends it: with its fragments, `__typename` everywhere, and without the client's own directives.
import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  visit,
} from 'graphql';

export type Definition = OperationDefinitionNode | FragmentDefinitionNode;

/** The client removes these before it sends a document. */
const CLIENT_DIRECTIVES = new Set(['unmask', 'nonreactive', 'whole']);

const cache = new InMemoryCache();

export const isOperation = (definition: Definition): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION;

/** Subscriptions are sent whole. */
export const isPersisted = (definition: Definition): boolean =>
  isOperation(definition) && definition.operation !== OperationTypeNode.SUBSCRIPTION;

/** @throws Error for an operation without a name */
export function nameOf({ name }: Definition): string {
  if (!name) throw new Error('An operation has no name.');
  return name.value;
}

export const definitionsOf = (files: readonly Types.DocumentFile[]): Definition[] =>
  files.flatMap(({ document }) =>
    (document?.definitions ?? []).filter(
      (one) => one.kind === Kind.OPERATION_DEFINITION || one.kind === Kind.FRAGMENT_DEFINITION,
    ),
  );

/** @returns the names of the fragments that are spread in it, in their order */
export function spreadsIn(node: ASTNode): Set<string> {
  const names = new Set<string>();
  visit(node, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return names;
}

/** Depth first, each fragment once. */
function withFragments(
  definition: Definition,
  all: readonly Definition[],
  found = new Set([definition]),
): Definition[] {
  for (const name of spreadsIn(definition)) {
    const fragment = all.find((one) => !isOperation(one) && nameOf(one) === name);
    if (!fragment || found.has(fragment)) continue;
    found.add(fragment);
    withFragments(fragment, all, found);
  }
  return [...found];
}

/** The operation as the client sends it. */
export function sentDocument(operation: Definition, all: readonly Definition[]): DocumentNode {
  const document = { kind: Kind.DOCUMENT, definitions: withFragments(operation, all) } as const;
  const bare = visit(document, {
    Directive: ({ name }) => (CLIENT_DIRECTIVES.has(name.value) ? null : undefined),
  });
  return cache.transformDocument(bare);
}

export const persistedText = (operation: Definition, all: readonly Definition[]): string =>
  print(sentDocument(operation, all));

/** The definition as the client's cache knows it: a field marked with `@whole` has no parts. The same where none is marked. */
export const cachedDefinition = (definition: Definition): Definition =>
  visit(definition, {
    Field: ({ selectionSet, ...field }) =>
      selectionSet && field.directives?.some(({ name }) => name.value === 'whole')
        ? field
        : undefined,
  });

/** Whether the client's cache knows less of it than is sent. */
export const isCut = (operation: Definition, all: readonly Definition[]): boolean =>
  withFragments(operation, all).some((one) => cachedDefinition(one) !== one);

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const plugin: PluginFunction = (_schema, documents) => {
  const definitions = definitionsOf(documents);
  const entries = definitions
    .filter(isPersisted)
    .map((operation) => persistedText(operation, definitions))
    .map((text) => [hashOf(text), text] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
};
