// What the generated code calls things, as typescript-operations names the types.
import { Kind } from 'graphql';

export const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

export const isOperation = ({ kind }) => kind === Kind.OPERATION_DEFINITION;

/** Of an operation or a fragment: its module, its types, its document and its hook. */
export const namesOf = (definition) => {
  const module = definition.name.value;
  // `JobCard_job` → `JobCard_Job`.
  const name = module.split('_').map(capitalised).join('_');
  if (!isOperation(definition)) {
    const type = `${name}Fragment`;
    return { module, type, document: `${type}Doc`, hook: `use${type}` };
  }
  const type = name + capitalised(definition.operation);
  const variables = `${type}Variables`;
  // Mutations are sent through one hook of the pages' own (client/hooks/use-send.ts).
  const hook = definition.operation === 'mutation' ? null : `use${type}`;
  return { module, type, variables, document: `${name}Document`, hook };
};
