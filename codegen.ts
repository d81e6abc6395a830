import { globSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { parse } from 'graphql';

const SERVER_DOCUMENTS = 'server/**/*.graphql';

const operationTypes = {
  scalars: { ID: 'string', DateTime: 'string', Money: 'number', UnitPrice: 'number' },
  defaultScalarType: 'unknown',
  enumType: 'string-literal',
  useTypeImports: true,
  skipTypeNameForRoot: true,
  avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
};

/** Apollo masks fragments itself; the types must agree with what it hands out. */
const maskedOperationTypes = {
  ...operationTypes,
  nonOptionalTypename: true,
  inlineFragmentTypes: 'mask',
  customDirectives: { apolloUnmask: true },
};

const CLIENT_DOCUMENTS = 'client/**/*.graphql';

const namesIn = (path: string): string[] =>
  parse(readFileSync(path, 'utf8')).definitions.flatMap((definition) =>
    'name' in definition && definition.name ? [definition.name.value] : [],
  );

/** A module for each operation and fragment, so that a page loads the documents that it uses. */
const clientOperations = Object.fromEntries(
  globSync(CLIENT_DOCUMENTS)
    .flatMap(namesIn)
    .map((name) => [
      `client/gql/operations/${name}.ts`,
      {
        documents: CLIENT_DOCUMENTS,
        plugins: ['./scripts/codegen-operation.mjs'],
        config: { name },
      },
    ]),
);

const client: CodegenConfig['generates'] = {
  ...clientOperations,
  'client/gql/graphql.ts': {
    documents: CLIENT_DOCUMENTS,
    plugins: ['typescript-operations', './scripts/codegen-exports.mjs'],
    config: { ...maskedOperationTypes, of: 'document' },
  },
  'server/graphql/persisted-documents.json': {
    documents: CLIENT_DOCUMENTS,
    plugins: ['./scripts/codegen-persisted.mjs'],
  },
  'client/gql/hooks.ts': {
    documents: CLIENT_DOCUMENTS,
    plugins: ['./scripts/codegen-exports.mjs'],
    config: { of: 'hook' },
  },
  'client/gql/possible-types.ts': {
    plugins: ['fragment-matcher'],
    config: { useExplicitTyping: true },
  },
};

/** The API tests' own operations. */
const server: CodegenConfig['generates'] = {
  'server/testing/gql/graphql.ts': {
    documents: SERVER_DOCUMENTS,
    plugins: ['typescript-operations', 'typed-document-node'],
    config: operationTypes,
  },
};

const config: CodegenConfig = {
  schema: 'schema.graphql',
  overwrite: true,
  ignoreNoDocuments: true,
  generates: { ...client, ...(globSync(SERVER_DOCUMENTS).length > 0 ? server : {}) },
};

export default config;
