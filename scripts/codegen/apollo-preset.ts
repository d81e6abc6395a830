// A preset of graphql-codegen for Apollo Client 4. Beside `types.ts`, which the configured plugins write, it writes
//   operations/Name.ts  the typed document of one operation or fragment, and its named hook
//   graphql.ts          all types and documents, to import them from one place
//   hooks.ts            all hooks
//   possible-types.ts   for Apollo's cache
//   sent-documents.ts   operations as they are sent, where the cache keeps fields of theirs in one piece (`@whole`)
// A page loads the operations that it uses, and a fragment is written once. The client preset puts all documents into one
// module and has no hooks; typed-document-node repeats a fragment wherever it is spread.
import { join } from 'node:path';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import {
  type ASTNode,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import { upperFirst } from '../../server/domain/text/plain-text.ts';
import {
  cachedDefinition,
  type Definition,
  definitionsOf,
  hashOf,
  isCut,
  isOperation,
  isPersisted,
  nameOf,
  persistedText,
  sentDocument,
  spreadsIn,
} from './persisted-documents.ts';

/** @returns the names that typescript-operations gives the types, and those of the document and the hook */
const namesOf = (definition: Definition) => {
  const module = nameOf(definition);
  // `JobCard_job` → `JobCard_Job`.
  const name = module.split('_').map(upperFirst).join('_');
  if (!isOperation(definition)) {
    const type = `${name}Fragment`;
    return { module, type, document: `${type}Doc`, hook: `use${type}` };
  }
  const type = name + upperFirst(definition.operation);
  // Mutations have no hook each: client/hooks/use-send.ts sends all of them.
  const hook = definition.operation === OperationTypeNode.MUTATION ? null : `use${type}`;
  return { module, type, document: `${name}Document`, hook };
};

const needsVariables = ({ variableDefinitions = [] }: OperationDefinitionNode): boolean =>
  variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );

interface Hook {
  readonly imports: string;
  readonly code: string;
}

/** Passes its options through untouched, so that Apollo infers the result from them. */
function operationHook(operation: OperationDefinitionNode): Hook {
  const { type, document, hook } = namesOf(operation);
  if (!hook) return { imports: '', code: '' };
  const isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION;
  const apolloHook = `use${upperFirst(operation.operation)}`;
  const options = `${apolloHook}.Options<T.${type}, T.${type}Variables>${isSubscription ? ' | SkipToken' : ''}`;
  const isRequired = needsVariables(operation);
  return {
    imports: `import { ${apolloHook}${isSubscription ? ', type SkipToken' : ''} } from '@apollo/client/react';\n`,
    code: `
export const ${hook} = (
  options${isRequired ? '' : '?'}: ${options},
) => ${apolloHook}(${document}, ${isRequired ? 'options' : 'options ?? {}'});
`,
  };
}

function fragmentHook(fragment: Definition): Hook {
  const { module, type, document, hook } = namesOf(fragment);
  return {
    imports: `import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
`,
    code: `
export const ${hook} = (from: FragmentType<T.${type}>) =>
  useFragment({ fragment: ${document}, fragmentName: '${module}', from });
`,
  };
}

/** Without positions in the source and without empty lists. */
const compact = (node: ASTNode): string =>
  JSON.stringify(node, (key, value: unknown) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );

function operationModule(definition: Definition, all: readonly Definition[]): string {
  const cached = cachedDefinition(definition);
  const spreads = spreadsIn(cached);
  const fragments = all.filter((one) => !isOperation(one) && spreads.has(nameOf(one))).map(namesOf);
  const { type, document } = namesOf(definition);
  const variables = isOperation(definition) ? `T.${type}Variables` : 'unknown';
  const hash = isPersisted(definition) ? `\n  '${hashOf(persistedText(definition, all))}',` : '';
  const hook = isOperation(definition) ? operationHook(definition) : fragmentHook(definition);
  return `${hook.imports}import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
${fragments.map((one) => `import { ${one.document} } from './${one.module}.ts';\n`).join('')}
export const ${document} = /* @__PURE__ */ documentOf<T.${type}, ${variables}>(
  ${compact(cached)},
  [${fragments.map((one) => one.document).join(', ')}],${hash}
);
${hook.code}`;
}

const exportsOf = (definitions: readonly Definition[], kind: 'document' | 'hook'): string =>
  definitions
    .map(namesOf)
    .filter((names) => names[kind] !== null)
    .map((names) => `export { ${names[kind]} } from './operations/${names.module}.ts';`)
    .join('\n');

/**
 * Only of types that a document names in a condition, as the cache asks for no others: what the plugin fragment-matcher
 * writes would add a kilobyte to the first load of every page.
 */
function possibleTypes(schema: GraphQLSchema, definitions: readonly Definition[]): string {
  const named = new Set<string>();
  for (const definition of definitions) {
    visit(definition, { NamedType: ({ name }) => void named.add(name.value) });
  }
  const entries = [...named].toSorted().flatMap((name) => {
    const type = schema.getType(name);
    if (!isAbstractType(type)) return [];
    return [[name, schema.getPossibleTypes(type).map((each) => each.name)] as const];
  });
  return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(entries), null, 2)};\n`;
}

function sentDocuments(definitions: readonly Definition[]): string {
  const cut = definitions.filter((one) => isOperation(one) && isCut(one, definitions));
  const entries = cut.map((operation) => {
    const [own, ...fragments] = sentDocument(operation, definitions).definitions.map(compact);
    const spread = fragments.map((fragment) => `documentOf(${fragment}, [])`).join(', ');
    return `  ['${nameOf(operation)}', documentOf(${own}, [${spread}])],\n`;
  });
  return `import type { DocumentNode } from 'graphql';
import { documentOf } from '../lib/document-of.ts';

export const sentDocuments: ReadonlyMap<string, DocumentNode> = new Map([
${entries.join('')}]);
`;
}

/** Writes a text that is already there. */
const text: CodegenPlugin<{ text: string }> = {
  plugin: (_schema, _documents, config) => config.text,
};

export const apolloPreset: Types.OutputPreset = {
  buildGeneratesSection: (options) => {
    const { baseOutputDir, documents, schemaAst } = options;
    if (!schemaAst) throw new Error('There is no schema.');
    const definitions = definitionsOf(documents);
    const file = (name: string, content: string) => ({
      ...options,
      filename: join(baseOutputDir, name),
      documents: [],
      plugins: [{ text: { text: content } }],
      pluginMap: { text },
    });
    return [
      { ...options, filename: join(baseOutputDir, 'types.ts') },
      file('graphql.ts', `export type * from './types.ts';\n${exportsOf(definitions, 'document')}`),
      file('hooks.ts', exportsOf(definitions, 'hook')),
      file('possible-types.ts', possibleTypes(schemaAst, definitions)),
      file('sent-documents.ts', sentDocuments(definitions)),
      ...definitions.map((one) =>
        file(`operations/${nameOf(one)}.ts`, operationModule(one, definitions)),
      ),
    ];
  },
};
