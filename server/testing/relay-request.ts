// What Relay's compiler makes of a document without fragments: enough for its store to keep and read an answer.
import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isObjectType,
  Kind,
  type ObjectValueNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { ConcreteRequest, NormalizationSelection } from 'relay-runtime';

/** A list, also one whose type is hidden behind a non-null mark. */
const isPlural = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

const argumentOf = (name: string, value: ValueNode): object => {
  if (value.kind === Kind.VARIABLE) {
    return { kind: 'Variable', name, variableName: value.name.value };
  }
  if (value.kind !== Kind.OBJECT) throw new Error(`Say how Relay takes ${value.kind}.`);
  const fields = (value satisfies ObjectValueNode).fields.map((field) =>
    argumentOf(field.name.value, field.value),
  );
  return { kind: 'ObjectValue', name, fields };
};

const selectionOf = (field: FieldNode, parent: GraphQLObjectType): NormalizationSelection => {
  const name = field.name.value;
  const args = (field.arguments ?? []).map((each) => argumentOf(each.name.value, each.value));
  const known = {
    alias: null,
    args: args.length > 0 ? args : null,
    name,
    storageKey: null,
  };
  if (!field.selectionSet) {
    return { ...known, kind: 'ScalarField' } as unknown as NormalizationSelection;
  }
  const output = parent.getFields()[name]?.type;
  const type = output && getNamedType(output);
  if (!output || !isObjectType(type)) throw new Error(`${name} is no field of objects.`);
  return {
    ...known,
    kind: 'LinkedField',
    concreteType: type.name,
    plural: isPlural(output),
    selections: selectionsOf(field.selectionSet, type),
  } as unknown as NormalizationSelection;
};

const selectionsOf = (set: SelectionSetNode, type: GraphQLObjectType): NormalizationSelection[] =>
  set.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD) throw new Error('Only fields are known here.');
    return selectionOf(selection, type);
  });

export const relayRequestOf = (schema: GraphQLSchema, document: DocumentNode): ConcreteRequest => {
  const [operation] = document.definitions;
  const root = schema.getRootType(OperationTypeNode.QUERY);
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !root) throw new Error('No query.');
  const selections = selectionsOf(operation.selectionSet, root);
  const name = operation.name?.value ?? 'Query';
  const argumentDefinitions = (operation.variableDefinitions ?? []).map(({ variable }) => ({
    kind: 'LocalArgument',
    name: variable.name.value,
    defaultValue: null,
  }));
  return {
    kind: 'Request',
    fragment: {
      kind: 'Fragment',
      name,
      type: root.name,
      metadata: null,
      abstractKey: null,
      argumentDefinitions,
      selections,
    },
    operation: { kind: 'Operation', name, argumentDefinitions, selections },
    params: { cacheID: name, id: null, metadata: {}, name, operationKind: 'query', text: null },
  } as unknown as ConcreteRequest;
};
