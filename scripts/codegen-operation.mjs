// Codegen plugin: the module of one operation or fragment, with its typed document and a named hook for Apollo Client 4.
// Pages load the modules that they use; nothing is parsed at run time, and a fragment is written down once.
// A hook passes its options through untouched, so that Apollo's own inference survives.
import { Kind, visit } from 'graphql';
import { capitalised, isOperation, namesOf } from './codegen-names.mjs';
import { hashOf, persistedText } from './persisted-document.mjs';

const OPTIONS = {
  query: ({ type, variables }) => `useQuery.Options<T.${type}, T.${variables}>`,
  subscription: ({ type, variables }) =>
    `useSubscription.Options<T.${type}, T.${variables}> | SkipToken`,
};

const needsVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );

function operationHook(definition) {
  const { operation } = definition;
  const names = namesOf(definition);
  if (!names.hook) return { imports: [], code: [] };
  const hook = `use${capitalised(operation)}`;
  const isRequired = needsVariables(definition);
  const argument = isRequired ? 'options' : 'options ?? {}';
  const skip = operation === 'subscription' ? ', type SkipToken' : '';
  return {
    imports: [`import { ${hook}${skip} } from '@apollo/client/react';`],
    code: [
      `export const ${names.hook} = (`,
      `  options${isRequired ? '' : '?'}: ${OPTIONS[operation](names)},`,
      `) => ${hook}(${names.document}, ${argument});`,
    ],
  };
}

function fragmentHook(definition) {
  const { type, document, hook } = namesOf(definition);
  return {
    imports: [
      `import type { FragmentType } from '@apollo/client';`,
      `import { useFragment } from '@apollo/client/react';`,
    ],
    code: [
      `export const ${hook} = (from: FragmentType<T.${type}>) =>`,
      `  useFragment({ fragment: ${document}, fragmentName: '${definition.name.value}', from });`,
    ],
  };
}

const spreadsIn = (definition) => {
  const names = new Set();
  visit(definition, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return names;
};

/** Without places in the source, and without what is empty. */
const compact = (definition) =>
  JSON.stringify(definition, (key, value) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );

export const plugin = (_schema, documents, { name }) => {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const definition = definitions.find((one) => one.name.value === name);
  const spreads = spreadsIn(definition);
  const fragments = definitions
    .filter((one) => !isOperation(one) && spreads.has(one.name.value))
    .map(namesOf);
  const { type, variables, document } = namesOf(definition);
  const types = [type, variables].map((one) => (one ? `T.${one}` : 'unknown')).join(', ');
  const isPersisted = isOperation(definition) && definition.operation !== 'subscription';
  const hook = isOperation(definition) ? operationHook(definition) : fragmentHook(definition);
  return [
    ...hook.imports,
    `import { documentOf } from '../../lib/document-of.ts';`,
    `import type * as T from '../graphql.ts';`,
    ...fragments.map((one) => `import { ${one.document} } from './${one.module}.ts';`),
    '',
    `export const ${document} = /* @__PURE__ */ documentOf<${types}>(`,
    `  ${compact(definition)},`,
    `  [${fragments.map((one) => one.document).join(', ')}],`,
    ...(isPersisted ? [`  '${hashOf(persistedText(definition, definitions))}',`] : []),
    ');',
    ...(hook.code.length > 0 ? ['', ...hook.code] : []),
    '',
  ].join('\n');
};
