import type { Work } from '../../domain/scope/scope-of-work.ts';
import { builder } from '../../graphql/builder.ts';
import { FinishLevelEnum, QuantityBasisEnum } from '../../graphql/enums.ts';
import { ScopeBecauseRef } from './scope-place.graphql.ts';

export const ScopeLeftOutRef = builder.objectRef<string>('ScopeLeftOut').implement({
  description: 'Lines of an assembly that are left out.',
  fields: (t) => ({
    code: t.string({
      description: 'Catalog code, or the beginning of several with a star: `APL-*`.',
      resolve: (code) => code,
    }),
    name: t.string({
      nullable: true,
      description: 'Name of the row; null for several.',
      resolve: (code, _args, { priceBook }) => priceBook.items.get(code)?.name ?? null,
    }),
  }),
});

export const ScopeSetLineRef = builder.objectRef<Work['set'][number]>('ScopeSetLine').implement({
  description: 'A line of an assembly with another quantity or finish level than follows.',
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'Catalog code, or the beginning of several with a star.',
    }),
    name: t.string({
      nullable: true,
      description: 'Name of the row; null for several.',
      resolve: ({ code }, _args, { priceBook }) => priceBook.items.get(code)?.name ?? null,
    }),
    quantity: t.exposeFloat('quantity', {
      nullable: true,
      description:
        "Quantity in the row's unit, of all `times` together; null lets it follow the work.",
    }),
    finishLevel: t.expose('finishLevel', {
      type: FinishLevelEnum,
      nullable: true,
      description: 'Finish level of this line alone; null takes that of the work.',
    }),
    basis: t.expose('basis', { type: QuantityBasisEnum, description: 'Where the value is from.' }),
    because: t.field({
      type: ScopeBecauseRef,
      nullable: true,
      description: 'The words it follows from.',
      resolve: ({ because }) => because,
    }),
  }),
});
