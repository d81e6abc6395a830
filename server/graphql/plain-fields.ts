// Fields that are made of a row alone, without arguments, resolvers or further reads: what of a document asks only for such
// fields is made into one function, once.
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type InlineFragmentNode,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The answer's value of a field, from the row. */
type Make<Row> = (row: Row) => unknown;

/** Makes the function of a field; null when the document asks for what the lane does not know. */
export type PlainField<Row> = (
  set: SelectionSetNode | undefined,
  fragments: Fragments,
) => Make<Row> | null;
export type PlainFields<Row> = Readonly<Record<string, PlainField<Row>>>;

export const leaf =
  <Row>(make: Make<Row>): PlainField<Row> =>
  (set) =>
    set ? null : make;

/** An object, or null, of fields of its own. */
export const nested =
  <Row, Inner extends object>(
    innerOf: (row: Row) => Inner | null,
    fields: PlainFields<Inner>,
  ): PlainField<Row> =>
  (set, fragments) => {
    const make = set ? compile(fields, set, fragments) : null;
    if (!make) return null;
    return (row) => {
      const inner = innerOf(row);
      return inner && make(inner);
    };
  };

/** A list of objects. */
export const listed =
  <Row, Inner>(
    innersOf: (row: Row) => readonly Inner[],
    fields: PlainFields<Inner>,
  ): PlainField<Row> =>
  (set, fragments) => {
    const make = set ? compile(fields, set, fragments) : null;
    return make && ((row) => innersOf(row).map(make));
  };

/** Key under which a field is answered. */
export const keyIn = ({ alias, name }: FieldNode): string => (alias ?? name).value;

const fieldsIn = (
  one: FragmentSpreadNode | InlineFragmentNode,
  fragments: Fragments,
): readonly FieldNode[] | null => {
  const holder = one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value);
  return holder ? fieldsOf(holder.selectionSet, fragments) : null;
};

/** Fields in the order of the answer, with fragments opened; null where a directive decides what is answered. */
function fieldsOf(
  { selections }: SelectionSetNode,
  fragments: Fragments,
): readonly FieldNode[] | null {
  const fields: FieldNode[] = [];
  for (const one of selections) {
    if (one.directives?.length) return null;
    const opened = one.kind === Kind.FIELD ? [one] : fieldsIn(one, fragments);
    if (!opened) return null;
    fields.push(...opened);
  }
  return fields;
}

/** Keeps the first of what is asked twice; null for objects asked twice, which would have to be merged. */
const withoutTwins = (fields: readonly FieldNode[]): readonly FieldNode[] | null => {
  const byKey = new Map<string, FieldNode>();
  for (const field of fields) {
    const twin = byKey.get(keyIn(field));
    if (twin && (twin.selectionSet || field.selectionSet)) return null;
    if (!twin) byKey.set(keyIn(field), field);
  }
  return [...byKey.values()];
};

/** What is asked of an object, once each, with fragments opened; null when a directive or a merge decides what is answered. */
export const askedIn = (
  set: SelectionSetNode | undefined,
  fragments: Fragments,
): readonly FieldNode[] | null => {
  const fields = set ? fieldsOf(set, fragments) : null;
  return fields && withoutTwins(fields);
};

export const compile = <Row>(
  known: PlainFields<Row>,
  set: SelectionSetNode,
  fragments: Fragments,
): ((row: Row) => Record<string, unknown>) | null => {
  const fields = askedIn(set, fragments);
  if (!fields) return null;
  const makers: [key: string, make: Make<Row>][] = [];
  for (const field of fields) {
    const isPlain = Object.hasOwn(known, field.name.value) && !field.arguments?.length;
    const make = isPlain ? known[field.name.value]?.(field.selectionSet, fragments) : null;
    if (!make) return null;
    makers.push([keyIn(field), make]);
  }
  return (row) => {
    const answer: Record<string, unknown> = {};
    for (const [key, make] of makers) answer[key] = make(row);
    return answer;
  };
};

interface OnlyOperation {
  operation: OperationDefinitionNode;
  fragments: Fragments;
}

/** The operation of a document, with its fragments; null for another type, for several, and where a directive may change it. */
export const onlyOperation = (
  { definitions }: DocumentNode,
  type: OperationTypeNode,
): OnlyOperation | null => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const one of definitions) {
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
    if (one.kind === Kind.OPERATION_DEFINITION) operations.push(one);
  }
  const [operation, ...others] = operations;
  if (operation?.operation !== type || others.length > 0 || operation.directives?.length)
    return null;
  return { operation, fragments };
};

/** Makes the plan of a document once: documents are kept by the cache of parsed ones, and plans with them. */
export const plannedOnce = <Plan>(
  planOf: (document: DocumentNode) => Plan | null,
): ((document: DocumentNode) => Plan | null) => {
  const plans = new WeakMap<DocumentNode, Plan | null>();
  return (document) => {
    const known = plans.get(document);
    if (known !== undefined) return known;
    const plan = planOf(document);
    plans.set(document, plan);
    return plan;
  };
};
