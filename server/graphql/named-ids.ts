// Ids of the schema. A field or argument of type ID says which types it names; what lies behind it has bare keys only.
// Answers: the key becomes an id that names its type, too. Arguments: such an id becomes the key; one of another type, or of
// a part of something else than the arguments name, stays as it is and is missed as any made-up id is.
import SchemaBuilder, {
  BasePlugin,
  createInputValueMapper,
  type FieldNullability,
  type FieldRequiredness,
  type InputFieldMap,
  type InputFieldsMapping,
  type InputType,
  type InputTypeFieldsMapping,
  mapInputFields,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../context.ts';
import { globalId, KEY_PATTERN, keyOf, readGlobalId, splitPartKey } from '../domain/ids.ts';
import { takeNumber } from './numbers-as-ids.ts';

export const NAMED_IDS = 'namedIds';

/** A type, or several of which each will do: the file of a paper is named by either's id. */
type Named = string | readonly string[];

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- how plugins of the schema builder are declared
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      namedIds: NamedIds<Types>;
    }
    /* oxlint-disable typescript/no-unused-vars -- interfaces are merged only with the same parameters */
    export interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /** Type that an ID names, whose key is resolved; left out for `id`, which names its own. */
      names?: string;
    }
    export interface InputFieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      Type extends InputType<Types> | [InputType<Types>] = InputType<Types> | [InputType<Types>],
      Req extends FieldRequiredness<Type> = FieldRequiredness<Type>,
    > {
      /** Types that an ID may name; the resolver gets the key. */
      names?: Named;
      /** True where people type numbers, which are taken for good. */
      takesNumbers?: boolean;
    }
    /* oxlint-enable typescript/no-unused-vars */
  }
}

/** Types of parts, and the types of what they stand in, by which arguments name it. */
const WHOLES: Readonly<Record<string, string>> = {
  LineItem: 'Estimate',
  Material: 'Estimate',
  BidLine: 'Estimate',
  ScopePlace: 'Estimate',
  ScopeWork: 'Estimate',
  ScopeQuestion: 'Estimate',
  ScopeExclusion: 'Estimate',
  PaperLine: 'File',
  PaperComparisonRow: 'File',
};

/** Ids that stay as they are: keys of the price book, the same for everybody, and one whose type its resolver knows. */
const NATURAL: ReadonlySet<string> = new Set(['WorkMeaning', 'ViewerChange', 'Node']);

const typesIn = (named: Named): readonly string[] => (typeof named === 'string' ? [named] : named);

/**
 * The key behind an id that an argument gives. A bare key, as ids were before they named their type, is taken as it is.
 * @param wholes keys of what the arguments name, as `Estimate:8`; empty where they name nothing that has parts
 */
const keyBehind = (id: string, named: Named, wholes: ReadonlySet<string> = new Set()): string => {
  const thing = readGlobalId(id);
  if (!thing || !typesIn(named).includes(thing.type)) return id;
  const whole = WHOLES[thing.type];
  if (whole === undefined) return thing.key;
  const { partOf, localId } = splitPartKey(thing.key);
  const isOfAnother = isKnown(whole, wholes) && !wholes.has(`${whole}:${stem(partOf)}`);
  return isOfAnother ? id : localId;
};

/** The key of a row that an id of its type names; null for a number, and for anything else. */
export const keyNamed = (id: unknown, type: string): number | null => {
  const thing = typeof id === 'string' ? readGlobalId(id) : null;
  return thing?.type === type ? keyOf(thing.key) : null;
};

/** Key of what a part stands in, whichever version of it. */
const stem = (partOf: string): string => /^\d+/.exec(partOf)?.[0] ?? partOf;

const isKnown = (whole: string, wholes: ReadonlySet<string>): boolean =>
  [...wholes].some((key) => key.startsWith(`${whole}:`));

/** Types whose parts arguments may name beside them: a paper has the key of its file. */
const HAS_PARTS: Readonly<Record<string, string>> = {
  Estimate: 'Estimate',
  File: 'File',
  Paper: 'File',
};

const encoded = (type: string, keys: unknown): unknown => {
  if (Array.isArray(keys)) return keys.map((key) => encoded(type, key));
  // What is no key, such as a failure, stays as it is.
  return typeof keys === 'string' || typeof keys === 'number' ? globalId(type, keys) : keys;
};

interface NamedInput {
  named: Named;
  takesNumbers: boolean;
}

const namedInput = (options: unknown): NamedInput | null => {
  const { names: named, takesNumbers = false } = options as Partial<
    Record<'names', Named> & Record<'takesNumbers', boolean>
  >;
  return named === undefined ? null : { named, takesNumbers };
};

const namesOf = (options: unknown): Named | undefined =>
  (options as { names?: Named } | undefined)?.names;

class NamedIds<Types extends SchemaTypes> extends BasePlugin<Types> {
  readonly #cache = new Map<string, InputTypeFieldsMapping<Types, NamedInput>>();

  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>) {
    const fields = mapInputFields(
      config.args,
      this.buildCache,
      (field: PothosInputFieldConfig<Types>) => namedInput(field.pothosOptions),
      this.#cache,
    );
    if (!fields) return config;
    const field = `${config.parentType}.${config.name}`;
    const onNumber = (ctx: Context) => takeNumber(ctx, field);
    return {
      ...config,
      argMappers: [
        ...config.argMappers,
        (args: Record<string, unknown>, ctx: Types['Context']) =>
          readIds(args, fields, () => onNumber(ctx as Context)),
      ],
    };
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const type = this.#typeNamedBy(field);
    if (type === null) return resolve;
    return (...asked) => {
      const keys = resolve(...asked);
      return keys instanceof Promise
        ? keys.then((found) => encoded(type, found))
        : encoded(type, keys);
    };
  }

  /** Returns null for what is no id, and for an id that stays as it is. */
  #typeNamedBy({
    name,
    parentType,
    type,
    pothosOptions,
  }: PothosOutputFieldConfig<Types>): string | null {
    const named = namesOf(pothosOptions);
    if (typeof named === 'string') return named;
    if (name !== 'id' || type.kind !== 'Scalar' || NATURAL.has(parentType)) return null;
    return this.builder.configStore.getTypeConfig(type.ref).name === 'ID' ? parentType : null;
  }
}

/** Whether the text is the number of a row, as ids were before they named their type. Parts keep numbers of their own. */
const isRowNumber = (id: string, named: Named): boolean =>
  KEY_PATTERN.test(id) &&
  typesIn(named).some((type) => WHOLES[type] === undefined && !NATURAL.has(type));

/** @param onNumber called for the number of a row in place of its id; throws where none is taken */
const readIds = <Types extends SchemaTypes>(
  args: Record<string, unknown>,
  fields: InputFieldsMapping<Types, NamedInput>,
  onNumber: () => void,
): Record<string, unknown> => {
  const wholes = new Set<string>();
  createInputValueMapper(fields, (id: unknown, { value }) => {
    if (typeof id !== 'string' || value === null) return id;
    const { named, takesNumbers } = value;
    if (!takesNumbers && isRowNumber(id, named)) onNumber();
    const whole = typesIn(named)
      .map((type) => HAS_PARTS[type])
      .find((type) => type !== undefined);
    if (whole !== undefined) wholes.add(`${whole}:${keyBehind(id, named)}`);
    return id;
  })(args);
  return createInputValueMapper(fields, (id: unknown, { value }) =>
    typeof id === 'string' && value !== null ? keyBehind(id, value.named, wholes) : id,
  )(args);
};

SchemaBuilder.registerPlugin(NAMED_IDS, NamedIds);
