// `npm run codegen`, once the schema is printed: the pages' documents and hooks, the texts that the server knows of them,
// and the API tests' documents. Documents that do not fit the schema are told and nothing is written.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import type { Types } from '@graphql-codegen/plugin-helpers';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildASTSchema, parse, Source } from 'graphql';
import { exportsOf } from './scripts/codegen/exports.ts';
import { definitionsIn, nameOf } from './scripts/codegen/names.ts';
import { operationModule } from './scripts/codegen/operation.ts';
import { persistedDocuments } from './scripts/codegen/persisted.ts';
import { possibleTypes } from './scripts/codegen/possible-types.ts';

const OPERATIONS = 'client/gql/operations';

const TYPES_OF_OPERATIONS = {
  scalars: { ID: 'string', DateTime: 'string', Money: 'number', UnitPrice: 'number' },
  defaultScalarType: 'unknown',
  enumType: 'string-literal',
  useTypeImports: true,
  skipTypeNameForRoot: true,
  avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
};

/** Apollo masks fragments itself; the types must agree with what it hands out. */
const TYPES_OF_MASKED_OPERATIONS = {
  ...TYPES_OF_OPERATIONS,
  nonOptionalTypename: true,
  inlineFragmentTypes: 'mask',
  customDirectives: { apolloUnmask: true },
};

const PLUGINS = {
  'typed-document-node': typedDocumentNode,
  'typescript-operations': typescriptOperations,
};

/** @throws Error that says the line, too, for what is no GraphQL */
const parseFile = (path: string) => {
  try {
    return parse(new Source(readFileSync(path, 'utf8'), path));
  } catch (error) {
    throw new Error(String(error), { cause: error });
  }
};

const readDocuments = (pattern: string): Types.DocumentFile[] =>
  globSync(pattern)
    .toSorted()
    .map((location) => ({ location, document: parseFile(location) }));

const schema = parseFile('schema.graphql');
const schemaAst = buildASTSchema(schema);

/** @returns the path with what belongs there */
const generate = async (
  path: string,
  plugins: readonly (keyof typeof PLUGINS)[],
  documents: Types.DocumentFile[],
  config: Types.PluginConfig,
): Promise<[path: string, text: string]> => {
  const text = await codegen({
    filename: path,
    schema,
    schemaAst,
    documents,
    config,
    plugins: plugins.map((name) => ({ [name]: {} })),
    pluginMap: Object.fromEntries(plugins.map((name) => [name, PLUGINS[name]])),
  });
  return [path, text];
};

const pages = readDocuments('client/**/*.graphql');
const definitions = pages.flatMap(({ document }) => (document ? definitionsIn(document) : []));

const [pathOfTypes, types] = await generate(
  'client/gql/graphql.ts',
  ['typescript-operations'],
  pages,
  TYPES_OF_MASKED_OPERATIONS,
);

const files = new Map([
  ...definitions.map(
    (one) => [`${OPERATIONS}/${nameOf(one)}.ts`, operationModule(one, definitions)] as const,
  ),
  [pathOfTypes, `${types}\n${exportsOf(definitions, 'document')}`],
  ['client/gql/hooks.ts', exportsOf(definitions, 'hook')],
  ['client/gql/possible-types.ts', possibleTypes(schemaAst, definitions)],
  ['server/graphql/persisted-documents.json', persistedDocuments(definitions)],
  await generate(
    'server/testing/gql/graphql.ts',
    ['typescript-operations', 'typed-document-node'],
    readDocuments('server/**/*.graphql'),
    TYPES_OF_OPERATIONS,
  ),
]);

const isThere = (path: string, text: string) =>
  existsSync(path) && readFileSync(path, 'utf8') === text;

for (const path of globSync(`${OPERATIONS}/*.ts`)) {
  if (!files.has(path.replaceAll('\\', '/'))) rmSync(path);
}
for (const [path, text] of files) {
  // What is as it was stays untouched: whoever watches the files would load it anew.
  if (isThere(path, text)) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
