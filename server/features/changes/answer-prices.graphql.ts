// What each answer to the questions of an estimate would change. It prices, and keeps nothing.
import type { Context } from '../../context.ts';
import type { AnswerPrices } from '../../domain/scope/answer-prices.ts';
import { type PartOf, partKey, partsOf } from '../../domain/ids.ts';
import type { Estimate } from '../../generated/prisma/client.ts';
import { builder } from '../../graphql/builder.ts';
import { callingOwner, limitCalls } from '../accounts/limit-calls.ts';
import { readDocument } from '../document/read-document.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { requireStanding, termsOf } from '../estimates/standing-estimate.ts';

const LOOKS_A_MINUTE = 30;

/**
 * Returns none while nothing is priced: the first price of an estimate counts as a run.
 * Throws NOT_FOUND, EstimateConflict, BUSY, TOO_LARGE, UNAVAILABLE.
 */
const priceAnswers = async (
  ctx: Context,
  { id, version, itemCount }: Pick<Estimate, 'id' | 'version' | 'itemCount'>,
): Promise<AnswerPrices[]> => {
  if (itemCount === 0) return [];
  limitCalls(ctx, 'answerPrices', LOOKS_A_MINUTE);
  const standing = await requireStanding(ctx, id, version);
  const document = readDocument(standing.document);
  const { scope } = document;
  if (!scope) return [];
  const caller = { owner: callingOwner(ctx) };
  return ctx.estimator.priceAnswers(scope, termsOf(standing, document, ctx.now()), caller);
};

const AnswerPricesRef = builder.objectRef<PartOf<AnswerPrices>>('AnswerPrices').implement({
  description: 'What the answers to one question would change.',
  fields: (t) => ({
    questionId: t.id({
      description: 'The question, of `scope.questions`.',
      names: 'ScopeQuestion',
      resolve: ({ questionId, partOf }) => partKey({ partOf }, questionId),
    }),
    differences: t.field({
      type: ['Money'],
      nullable: { list: false, items: true },
      description:
        'Dollars by which the total changes, in the order of the answers; null where one was not priced.',
      resolve: ({ differences }) => differences,
    }),
  }),
});

builder.prismaObjectField(EstimateRef, 'answerPrices', (t) =>
  t.field({
    type: [AnswerPricesRef],
    description:
      'What each answer to the questions of the scope would change; empty while nothing is priced. Prices the scope many times. 30 a minute.',
    complexity: { field: 50, multiplier: 1 },
    select: { id: true, version: true, itemCount: true },
    resolve: async (estimate, _args, ctx) =>
      partsOf(String(estimate.id), await priceAnswers(ctx, estimate)),
  }),
);
