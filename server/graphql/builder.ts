// The schema builder: plugins, defaults and scalars. Defines no other types of the product.
import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import type { ComplexityErrorFn, ComplexityErrorKind } from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import { getNullableType, GraphQLError, type GraphQLField, isListType } from 'graphql';
import { DateTimeResolver } from 'graphql-scalars';
import type { Context } from '../context.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { roundCents, roundUnitPrice } from '../domain/money/money.ts';
import { upperFirst } from '../domain/text/plain-text.ts';
import { ABSENT_TEXTS } from './absent-texts.ts';
import { NAMED_CURSORS } from './named-cursors.ts';
import { NAMED_IDS } from './named-ids.ts';
import type PrismaTypes from '../generated/pothos-types.ts';
import { getDatamodel } from '../generated/pothos-types.ts';

// A root field that can fail may be null: its failure then leaves what the others of its document came to. Every mutation
// can fail, and every query with arguments.

const NULLABLE_ROOTS = 'nullableRoots';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- how plugins of the schema builder are declared
  export namespace PothosSchemaTypes {
    // oxlint-disable-next-line typescript/no-unused-vars -- all plugins have these parameters
    export interface Plugins<Types extends SchemaTypes> {
      nullableRoots: NullableRoots<Types>;
    }
  }
}

class NullableRoots<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>) {
    const { parentType, args } = config;
    const canFail =
      parentType === 'Mutation' || (parentType === 'Query' && Object.keys(args).length > 0);
    return canFail ? { ...config, type: { ...config.type, nullable: true } } : config;
  }
}

SchemaBuilder.registerPlugin(NULLABLE_ROOTS, NullableRoots);

export const PAGE_SIZE = 12;
export const PAGE_MAX = 50;

/** What a document may cost. */
export const COST_MAX = 20_000;
/** Limits of one document. A page counts its fields once for each entry that it may have. */
export const DOCUMENT_LIMITS = { complexity: COST_MAX, depth: 12, breadth: 800 } as const;

const OWNED_LIST = 5;
/** Lists of a connection, which has counted its entries already. */
const PAGE_LISTS: ReadonlySet<string> = new Set(['edges', 'nodes']);

export const isPaged = ({ args }: Pick<GraphQLField<unknown, unknown>, 'args'>): boolean =>
  args.some(({ name }) => name === 'first');

/** A page costs as many times what it shows of each entry as it may have entries; other lists are short. */
const fieldComplexity = (
  args: Record<string, unknown>,
  _ctx: Context,
  field: GraphQLField<unknown, Context>,
) => {
  // A page that cannot be had was refused before (page-faults.ts).
  if (isPaged(field))
    return { field: 1, multiplier: Number(args['first'] ?? args['last'] ?? PAGE_SIZE) };
  const isOwnedList = isListType(getNullableType(field.type)) && !PAGE_LISTS.has(field.name);
  return { field: 1, multiplier: isOwnedList ? OWNED_LIST : 1 };
};

type OverLimit = Record<'cost' | 'limit', number | undefined>;

const overLimit = (
  kind: ComplexityErrorKind,
  sums: Parameters<ComplexityErrorFn>[1],
): OverLimit => {
  const byKind: Record<`${ComplexityErrorKind}`, OverLimit> = {
    Complexity: { cost: sums.complexity, limit: sums.maxComplexity },
    Depth: { cost: sums.depth, limit: sums.maxDepth },
    Breadth: { cost: sums.breadth, limit: sums.maxBreadth },
  };
  return byKind[kind];
};

export const builder = new SchemaBuilder<{
  PrismaTypes: PrismaTypes;
  Context: Context;
  /** What a connection has beside its page: counted only when asked for. */
  Connection: { totalCount?: number | (() => number | Promise<number>) };
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    Money: { Input: number; Output: number };
    UnitPrice: { Input: number; Output: number };
    ID: { Input: string; Output: string | number };
  };
}>({
  plugins: [
    RelayPlugin,
    ErrorsPlugin,
    ComplexityPlugin,
    PrismaPlugin,
    NULLABLE_ROOTS,
    ABSENT_TEXTS,
    NAMED_IDS,
    NAMED_CURSORS,
  ],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  relay: {
    nodeTypeOptions: { description: 'What has an id, and can be read by it again.' },
    idFieldOptions: { description: 'Names it in arguments, and nothing else; never changes.' },
    // They are in nodes.graphql.ts, where each type is read by the rules of its own queries.
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    pageInfoTypeOptions: {
      description: 'Whether pages come before and after a page, and the cursors to ask for them.',
    },
    hasNextPageFieldOptions: {
      description: 'True when more entries follow. Ask for them with `after: endCursor`.',
    },
    hasPreviousPageFieldOptions: {
      description: 'True when entries come before these. Ask for them with `before: startCursor`.',
    },
    startCursorFieldOptions: {
      description: 'Cursor of the first entry of the page; null when the page is empty.',
    },
    endCursorFieldOptions: {
      description: 'Cursor of the last entry of the page; null when the page is empty.',
    },
    pageInfoFieldOptions: {
      description: 'Whether pages come before and after this one, and the cursors to ask for them.',
    },
    edgesFieldOptions: { description: 'The entries of the page, each with its cursor.' },
    nodesOnConnection: { description: 'The entries of the page.' },
    nodeFieldOptions: { description: 'The item of this place in the list.' },
    cursorFieldOptions: {
      description: 'Marks the place of this entry in the list, for `after` and `before`.',
    },
    firstArgOptions: {
      description: `Number of entries on the page, from 1 to ${PAGE_MAX}. It is ${PAGE_SIZE} when neither \`first\` nor \`last\` is given.`,
    },
    lastArgOptions: {
      description: `Number of entries from the end of the list, from 1 to ${PAGE_MAX}. Not together with \`first\`.`,
    },
    afterArgOptions: {
      description: 'Gives the entries after this cursor: the `endCursor` of the page before.',
    },
    beforeArgOptions: {
      description: 'Gives the entries before this cursor: the `startCursor` of the page after.',
    },
  },
  // One fragment on these fits the answer of every mutation.
  errors: {
    defaultTypes: [InvalidInput, NotFound],
    defaultUnionOptions: {
      name: ({ fieldName }) => `${upperFirst(fieldName)}Result`,
      description: 'What the mutation did, or why it did nothing.',
    },
    defaultResultOptions: { name: ({ fieldName }) => `${upperFirst(fieldName)}Success` },
  },
  complexity: {
    fieldComplexity,
    limit: DOCUMENT_LIMITS,
    complexityError: (kind, sums) =>
      new GraphQLError(
        'This operation asks for too much at once. Ask for fewer or smaller pages.',
        { extensions: { code: 'LIMIT_EXCEEDED', ...overLimit(kind, sums) } },
      ),
  },
  prisma: {
    // Services bring their own client; the plugin needs the model only.
    client: (ctx) => ctx.db,
    filterConnectionTotalCount: true,
    dmmf: getDatamodel(),
    maxConnectionSize: PAGE_MAX,
    defaultConnectionSize: PAGE_SIZE,
  },
});

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description: 'How many entries all pages have together.',
    // The name by which the plugin knows that entries themselves were not asked for.
    extensions: { pothosPrismaTotalCount: true },
    resolve: async ({ totalCount }) => {
      const count = typeof totalCount === 'function' ? await totalCount() : totalCount;
      if (count === undefined) throw new Error('A connection does not count its entries.');
      return count;
    },
  }),
);

builder.queryType({ description: 'What can be read.' });
builder.mutationType({
  description: 'What can be done. One `input` each, and a union of what can come of it.',
});
builder.subscriptionType({
  description: 'What can be followed. The first event is the state as it is.',
});

/** A page of this server, whatever it is called outside: rest/reference/scalars-page.ts. */
const OWN_SCALARS = '/api/docs/scalars/';

builder.addScalarType('DateTime', DateTimeResolver, {
  description: 'An ISO 8601 moment in UTC.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
});

const dollars =
  (name: string, round: (value: number) => number) =>
  (value: unknown): number => {
    if (typeof value === 'number' && Number.isFinite(value)) return round(value);
    throw new TypeError(`${name} is a number of dollars.`);
  };

const toMoney = dollars('Money', roundCents);
const toUnitPrice = dollars('UnitPrice', roundUnitPrice);

builder.scalarType('Money', {
  description:
    'An amount with two decimals, in the currency of its estimate (US dollars). A JSON number; further decimals are rounded.',
  specifiedByURL: `${OWN_SCALARS}#money`,
  serialize: toMoney,
  parseValue: toMoney,
});

builder.scalarType('UnitPrice', {
  description:
    'A price of one unit, with up to four decimals, in the currency of its estimate (US dollars). A JSON number; further decimals are rounded. Only what it is multiplied to is rounded to cents.',
  specifiedByURL: `${OWN_SCALARS}#unit-price`,
  serialize: toUnitPrice,
  parseValue: toUnitPrice,
});

/** What can be read again by its id: see `nodes.ts`. */
export const NodeRef = builder.nodeInterfaceRef();
