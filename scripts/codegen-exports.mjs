// Codegen plugin: one place to import the documents, or the hooks, of all operations and fragments from.
import { namesOf } from './codegen-names.mjs';

export const plugin = (_schema, documents, { of }) =>
  documents
    .flatMap(({ document }) => document.definitions.map(namesOf))
    .filter((names) => names[of])
    .map((names) => `export { ${names[of]} } from './operations/${names.module}.ts';`)
    .join('\n');
