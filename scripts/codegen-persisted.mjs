// Codegen plugin: the texts of the pages' queries and mutations by their hashes, for the server.
import { isOperation } from './codegen-names.mjs';
import { hashOf, persistedText } from './persisted-document.mjs';

export const plugin = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const texts = definitions
    .filter((one) => isOperation(one) && one.operation !== 'subscription')
    .map((operation) => persistedText(operation, definitions));
  const entries = texts
    .map((text) => [hashOf(text), text])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
};
