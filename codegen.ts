// The configuration of graphql-codegen: `npx graphql-codegen`, or `npm run codegen`, which prints the schema first.
import { globSync, readFileSync, rmSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { parse, Source } from 'graphql';
import { apolloPreset } from './scripts/codegen/apollo-preset.ts';

const PAGES = 'client/**/*.graphql';
const API_TESTS = 'server/**/*.graphql';

const slashes = (path: string): string => path.replaceAll('\\', '/');

/** graphql-codegen says what is wrong with the syntax of a document, but not where. */
const showSyntaxErrors = (): void => {
  for (const path of globSync([PAGES, API_TESTS])) {
    try {
      parse(new Source(readFileSync(path, 'utf8'), path));
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
    }
  }
};

/** The preset writes a file for each operation; those of operations that are gone would stay. */
const removeOldOperations = (...written: readonly string[]): void => {
  const current = new Set(written.map(slashes));
  for (const path of globSync('client/gql/operations/*.ts')) {
    if (!current.has(slashes(path))) rmSync(path);
  }
};

const config: CodegenConfig = {
  schema: 'schema.graphql',
  config: {
    scalars: { ID: 'string', DateTime: 'string', Money: 'number', UnitPrice: 'number' },
    defaultScalarType: 'unknown',
    enumType: 'string-literal',
    useTypeImports: true,
    skipTypeNameForRoot: true,
    avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
  },
  generates: {
    'client/gql/': {
      documents: PAGES,
      preset: apolloPreset,
      plugins: ['typescript-operations'],
      // Apollo masks fragments itself; the types must agree with what it hands out.
      config: {
        nonOptionalTypename: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
    },
    'server/graphql/persisted-documents.json': {
      documents: PAGES,
      plugins: ['./scripts/codegen/persisted-documents.ts'],
      // They are validated for the types; a fault is told once.
      config: { skipDocumentsValidation: true },
    },
    'server/testing/gql/graphql.ts': {
      documents: API_TESTS,
      plugins: ['typescript-operations', 'typed-document-node'],
    },
  },
  hooks: { onError: showSyntaxErrors, afterAllFileWrite: removeOldOperations },
};

export default config;
