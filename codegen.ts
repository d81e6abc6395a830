import { globSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

const SERVER_DOCUMENTS = 'server/**/*.graphql';

const operationTypes = {
  scalars: { ID: 'string', DateTime: 'string', Money: 'number' },
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

const typedDocuments = ['typescript-operations', 'typed-document-node'];

const client: CodegenConfig['generates'] = {
  'client/gql/graphql.ts': {
    documents: 'client/**/*.graphql',
    plugins: typedDocuments,
    config: maskedOperationTypes,
  },
  'client/gql/hooks.ts': {
    documents: 'client/**/*.graphql',
    plugins: ['./scripts/codegen-hooks.mjs'],
    config: { documentsFrom: './graphql.ts' },
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
    plugins: typedDocuments,
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
