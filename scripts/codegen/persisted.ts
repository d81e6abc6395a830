// The texts of the pages' queries and mutations by their hashes, for the server.
import { OperationTypeNode } from 'graphql';
import { type Definition, isOperation } from './names.ts';
import { hashOf, persistedText } from './persisted-document.ts';

/** Subscriptions are sent whole. */
export const isPersisted = (definition: Definition): boolean =>
  isOperation(definition) && definition.operation !== OperationTypeNode.SUBSCRIPTION;

export function persistedDocuments(definitions: readonly Definition[]): string {
  const texts = definitions
    .filter(isPersisted)
    .map((operation) => persistedText(operation, definitions));
  const entries = texts
    .map((text) => [hashOf(text), text] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
