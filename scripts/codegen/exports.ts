// One place to import the documents, or the hooks, of all operations and fragments from.
import { type Definition, namesOf } from './names.ts';

export const exportsOf = (definitions: readonly Definition[], of: 'document' | 'hook'): string =>
  definitions
    .map(namesOf)
    .filter((names) => names[of] !== null)
    .map((names) => `export { ${names[of]} } from './operations/${names.module}.ts';`)
    .join('\n');
