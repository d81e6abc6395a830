// The module of one operation or fragment, with its typed document and a named hook for Apollo Client 4.
// Pages load the modules that they use; nothing is parsed at run time, and a fragment is written down once.
// A hook passes its options through untouched, so that Apollo's own inference survives.
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { capitalised, type Definition, isOperation, nameOf, namesOf } from './names.ts';
import { isPersisted } from './persisted.ts';
import { hashOf, persistedText } from './persisted-document.ts';
import { spreadsIn } from './spreads.ts';

/** Lines of the module. */
interface Hook {
  readonly imports: readonly string[];
  readonly code: readonly string[];
}

const NO_HOOK: Hook = { imports: [], code: [] };

const needsVariables = ({ variableDefinitions = [] }: OperationDefinitionNode): boolean =>
  variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );

function operationHook(definition: OperationDefinitionNode): Hook {
  const { type, variables, document, hook: name } = namesOf(definition);
  if (!name) return NO_HOOK;
  const isSubscription = definition.operation === OperationTypeNode.SUBSCRIPTION;
  const hook = `use${capitalised(definition.operation)}`;
  const options = `${hook}.Options<T.${type}, T.${variables}>${isSubscription ? ' | SkipToken' : ''}`;
  const isRequired = needsVariables(definition);
  return {
    imports: [
      `import { ${hook}${isSubscription ? ', type SkipToken' : ''} } from '@apollo/client/react';`,
    ],
    code: [
      `export const ${name} = (`,
      `  options${isRequired ? '' : '?'}: ${options},`,
      `) => ${hook}(${document}, ${isRequired ? 'options' : 'options ?? {}'});`,
    ],
  };
}

function fragmentHook(definition: Definition): Hook {
  const { module, type, document, hook } = namesOf(definition);
  return {
    imports: [
      `import type { FragmentType } from '@apollo/client';`,
      `import { useFragment } from '@apollo/client/react';`,
    ],
    code: [
      `export const ${hook} = (from: FragmentType<T.${type}>) =>`,
      `  useFragment({ fragment: ${document}, fragmentName: '${module}', from });`,
    ],
  };
}

/** Without places in the source, and without what is empty. */
const compact = (definition: Definition): string =>
  JSON.stringify(definition, (key, value: unknown) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );

export function operationModule(
  definition: Definition,
  definitions: readonly Definition[],
): string {
  const spreads = spreadsIn(definition);
  const fragments = definitions
    .filter((one) => !isOperation(one) && spreads.has(nameOf(one)))
    .map(namesOf);
  const { type, variables, document } = namesOf(definition);
  const types = [type, variables].map((one) => (one ? `T.${one}` : 'unknown')).join(', ');
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
    ...(isPersisted(definition) ? [`  '${hashOf(persistedText(definition, definitions))}',`] : []),
    ');',
    ...(hook.code.length > 0 ? ['', ...hook.code] : []),
    '',
  ].join('\n');
}
