// Every field of the mutation type may be null: one that fails then leaves what the others of its document came to.
import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';

export const NULLABLE_MUTATIONS = 'nullableMutations';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- how plugins of the schema builder are declared
  export namespace PothosSchemaTypes {
    // oxlint-disable-next-line typescript/no-unused-vars -- all plugins have these parameters
    export interface Plugins<Types extends SchemaTypes> {
      nullableMutations: NullableMutations<Types>;
    }
  }
}

class NullableMutations<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>) {
    if (config.parentType !== 'Mutation') return config;
    return { ...config, type: { ...config.type, nullable: true } };
  }
}

SchemaBuilder.registerPlugin(NULLABLE_MUTATIONS, NullableMutations);
