// A field of text that may be null is never empty: what is absent is null, however it is stored.
import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import { type GraphQLFieldResolver } from 'graphql';

export const ABSENT_TEXTS = 'absentTexts';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- how plugins of the schema builder are declared
  export namespace PothosSchemaTypes {
    // oxlint-disable-next-line typescript/no-unused-vars -- all plugins have these parameters
    export interface Plugins<Types extends SchemaTypes> {
      absentTexts: AbsentTexts<Types>;
    }
  }
}

const orNull = (text: unknown): unknown => (text === '' ? null : text);

class AbsentTexts<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const { type } = field;
    if (type.kind !== 'Scalar' || !type.nullable) return resolve;
    if (this.builder.configStore.getTypeConfig(type.ref).name !== 'String') return resolve;
    return (...asked) => {
      const text = resolve(...asked);
      return text instanceof Promise ? text.then(orNull) : orNull(text);
    };
  }
}

SchemaBuilder.registerPlugin(ABSENT_TEXTS, AbsentTexts);
