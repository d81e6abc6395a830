// What the generated code calls things, as typescript-operations names the types.
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';

/** What a document of the pages consists of; each has a name. */
export type Definition = OperationDefinitionNode | FragmentDefinitionNode;

interface GeneratedNames {
  readonly module: string;
  readonly type: string;
  /** Null for a fragment. */
  readonly variables: string | null;
  readonly document: string;
  /** Null for a mutation: these are sent through one hook of the pages' own (client/hooks/use-send.ts). */
  readonly hook: string | null;
}

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const isOperation = (definition: Definition): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION;

/** @throws Error for an operation without a name, and for what is neither operation nor fragment */
export function definitionsIn(document: DocumentNode): Definition[] {
  return document.definitions.map((definition) => {
    switch (definition.kind) {
      case Kind.OPERATION_DEFINITION:
      case Kind.FRAGMENT_DEFINITION:
        if (definition.name) return definition;
    }
    throw new Error(`A ${definition.kind} without a name in ${document.loc?.source.name}.`);
  });
}

export function nameOf({ name }: Definition): string {
  if (!name) throw new Error('An operation has no name.');
  return name.value;
}

export function namesOf(definition: Definition): GeneratedNames {
  const module = nameOf(definition);
  // `JobCard_job` → `JobCard_Job`.
  const name = module.split('_').map(capitalised).join('_');
  if (!isOperation(definition)) {
    const type = `${name}Fragment`;
    return { module, type, variables: null, document: `${type}Doc`, hook: `use${type}` };
  }
  const type = name + capitalised(definition.operation);
  return {
    module,
    type,
    variables: `${type}Variables`,
    document: `${name}Document`,
    hook: definition.operation === OperationTypeNode.MUTATION ? null : `use${type}`,
  };
}
