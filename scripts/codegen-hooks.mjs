// Codegen plugin: one named, typed hook per operation and per fragment, for Apollo Client 4.
// A hook passes its options through untouched, so that Apollo's own inference survives.
import { Kind } from 'graphql';

const OPTIONS = {
  query: (name) => `useQuery.Options<D.${name}Query, D.${name}QueryVariables>`,
  mutation: (name) => `useMutation.Options<D.${name}Mutation, D.${name}MutationVariables>`,
  subscription: (name) =>
    `useSubscription.Options<D.${name}Subscription, D.${name}SubscriptionVariables> | SkipToken`,
};

const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** `JobCard_job` → `JobCard_Job`, as typescript-operations names the types. */
const typeName = (name) => name.split('_').map(capitalised).join('_');

const needsVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );

function operationHook({ name, operation, variableDefinitions }) {
  const type = typeName(name.value);
  const kind = capitalised(operation);
  // A mutation gets its variables when it is called, the others when the hook is.
  const isRequired = operation !== 'mutation' && needsVariables({ variableDefinitions });
  const argument = isRequired || operation === 'mutation' ? 'options' : 'options ?? {}';
  return [
    `export const use${type}${kind} = (`,
    `  options${isRequired ? '' : '?'}: ${OPTIONS[operation](type)},`,
    `) => use${kind}(D.${type}Document, ${argument});`,
  ].join('\n');
}

function fragmentHook({ name }) {
  const type = typeName(name.value);
  return [
    `export const use${type}Fragment = (from: FragmentType<D.${type}Fragment>) =>`,
    `  useFragment({ fragment: D.${type}FragmentDoc, fragmentName: '${name.value}', from });`,
  ].join('\n');
}

export const plugin = (_schema, documents, { documentsFrom }) => {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);

  const imports = new Set(operations.map(({ operation }) => `use${capitalised(operation)}`));
  if (imports.has('useSubscription')) imports.add('type SkipToken');
  if (fragments.length > 0) imports.add('useFragment');

  return {
    prepend: [
      `import { ${[...imports].join(', ')} } from '@apollo/client/react';`,
      ...(fragments.length > 0 ? [`import type { FragmentType } from '@apollo/client';`] : []),
      `import * as D from '${documentsFrom}';`,
      '',
    ],
    content: `${[...operations.map(operationHook), ...fragments.map(fragmentHook)].join('\n\n')}\n`,
  };
};
