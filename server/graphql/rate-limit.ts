// What a caller has left: the cost of the document that asks, and the calls of its minute.
import { complexityFromQuery } from '@pothos/plugin-complexity';
import { type GraphQLResolveInfo, Kind } from 'graphql';
import type { CallsLeft, Context } from '../context.ts';
import { builder, COST_MAX } from './builder.ts';

interface RateLimit {
  cost: number;
  callsLeft: CallsLeft | null;
}

/** Cost as it is counted against what a document may cost. */
const costOf = (ctx: Context, info: GraphQLResolveInfo): number => {
  const { schema, operation, fragments, variableValues } = info;
  const definitions = [operation, ...Object.values(fragments)];
  const document = { kind: Kind.DOCUMENT, definitions } as const;
  return complexityFromQuery(document, { schema, ctx, variables: variableValues }).complexity;
};

const RateLimitRef = builder.objectRef<RateLimit>('RateLimit').implement({
  description:
    'What the caller has left. Single operations have limits of their own, told by `THROTTLED` with the seconds to wait.',
  fields: (t) => ({
    cost: t.exposeInt('cost', {
      description: `What this very document costs, of the ${COST_MAX.toLocaleString('en-US')} that one may: known before any of it is read.`,
    }),
    limit: t.int({
      nullable: true,
      description:
        'Requests, and operations over sockets, that one network may send in a minute. Null where nothing is counted.',
      resolve: ({ callsLeft }) => callsLeft?.limit ?? null,
    }),
    remaining: t.int({
      nullable: true,
      description: 'How many of them are left after this one.',
      resolve: ({ callsLeft }) => callsLeft?.remaining ?? null,
    }),
    resetsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the next minute begins, to the second.',
      resolve: ({ callsLeft }, _args, { now }) =>
        callsLeft && new Date(now().getTime() + callsLeft.seconds * 1000),
    }),
  }),
});

builder.queryField('rateLimit', (t) =>
  t.field({
    type: RateLimitRef,
    description:
      'What the caller has left to ask for in this minute, and what this document costs.',
    resolve: (_root, _args, ctx, info) => ({
      cost: costOf(ctx, info),
      callsLeft: ctx.callsLeft,
    }),
  }),
);
