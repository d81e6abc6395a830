// The schema builder: plugins, defaults and the types of scalars. Defines no types of the product.
import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import { getNullableType, type GraphQLField, isListType } from 'graphql';
import type { Context } from '../context.ts';
import type PrismaTypes from '../generated/pothos-types.ts';
import { getDatamodel } from '../generated/pothos-types.ts';

export const PAGE_SIZE = 12;
export const PAGE_MAX = 50;

const OWNED_LIST = 5;

/** A page costs as many times what it shows of each entry as it may have entries; other lists are short. */
const fieldComplexity = (
  args: Record<string, unknown>,
  _ctx: Context,
  field: GraphQLField<unknown, Context>,
) => {
  const isPage = field.args.some(({ name }) => name === 'first');
  if (isPage) return { field: 1, multiplier: Number(args['first'] ?? args['last'] ?? PAGE_SIZE) };
  const isOwnedList = isListType(getNullableType(field.type)) && field.name !== 'edges';
  return { field: 1, multiplier: isOwnedList ? OWNED_LIST : 1 };
};

export const builder = new SchemaBuilder<{
  PrismaTypes: PrismaTypes;
  Context: Context;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    Money: { Input: number; Output: number };
    ID: { Input: string; Output: string | number };
  };
}>({
  plugins: [RelayPlugin, ErrorsPlugin, ComplexityPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  relay: {},
  errors: { defaultTypes: [] },
  complexity: {
    fieldComplexity,
    limit: { complexity: 20_000, depth: 12, breadth: 800 },
  },
  prisma: {
    // Services bring their own client; the plugin needs the model only.
    client: (ctx) => ctx.db,
    dmmf: getDatamodel(),
    maxConnectionSize: PAGE_MAX,
    defaultConnectionSize: PAGE_SIZE,
  },
});

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});
