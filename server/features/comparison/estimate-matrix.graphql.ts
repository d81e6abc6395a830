// Two to six of one's own estimates side by side, category by category.
import type { Context } from '../../context.ts';
import { InvalidInput, notFound } from '../../domain/errors.ts';
import {
  type CostMatrix,
  type CostMatrixRow,
  SIDE_BY_SIDE,
} from '../../domain/estimate/cost-matrix.ts';
import { builder } from '../../graphql/builder.ts';
import { callingOwner, limitCalls } from '../accounts/limit-calls.ts';
import { takeLines } from '../document/take-lines.ts';
import type { JsonPieces } from '../../infra/json-bytes.ts';
import { loadDocumentJson, OVERTAKEN, unlessOvertaken } from '../estimates/document-in-pieces.ts';
import { findEstimates } from '../estimates/estimates.service.ts';

interface EstimateMatrix extends CostMatrix {
  estimates: { id: number }[];
}

const MATRICES_A_MINUTE = 60;

type StoredEstimates = { estimates: { id: number }[]; documents: JsonPieces[] };

/** Returns null when one is missing, not ready or someone else's. Each reading counts as a call. */
const readStored = async (
  ctx: Context,
  asked: readonly (string | number)[],
): Promise<StoredEstimates | null | typeof OVERTAKEN> => {
  const select = { id: true, version: true, itemCount: true };
  const found = await findEstimates(ctx, asked, { select });
  const estimates = found.filter((estimate) => estimate !== null);
  takeLines(
    ctx,
    estimates.map(({ itemCount }) => itemCount),
  );
  if (estimates.length < asked.length) return null;
  limitCalls(ctx, 'estimateMatrix', MATRICES_A_MINUTE);
  const documents: JsonPieces[] = [];
  for (const estimate of estimates) {
    const json = await loadDocumentJson(ctx, estimate);
    if (json === null) return OVERTAKEN;
    documents.push(json);
  }
  return { estimates, documents };
};

/** Returns null when one is missing, not ready or someone else's. Throws InvalidInput, TOO_LARGE, BUSY, UNAVAILABLE. */
const readMatrix = async (
  ctx: Context,
  ids: readonly (string | number)[],
): Promise<EstimateMatrix | null> => {
  const asked = [...new Set(ids)];
  if (asked.length < SIDE_BY_SIDE.least || asked.length > SIDE_BY_SIDE.most) {
    throw new InvalidInput(`Choose ${SIDE_BY_SIDE.least} to ${SIDE_BY_SIDE.most} estimates.`);
  }
  const stored = await unlessOvertaken(() => readStored(ctx, asked));
  if (!stored) return null;
  const { estimates, documents } = stored;
  const matrix = await ctx.estimator.sideBySide(documents, { owner: callingOwner(ctx) });
  return { estimates, ...matrix };
};

const CostMatrixRowRef = builder.objectRef<CostMatrixRow>('CostMatrixRow').implement({
  description: 'What one category costs in each of the estimates.',
  fields: (t) => ({
    category: t.string({
      nullable: true,
      description: 'Kind of work, e.g. `Drywall`; null for lines that name none.',
      resolve: ({ category }) => category || null,
    }),
    amounts: t.expose('amounts', {
      type: ['Money'],
      nullable: { list: false, items: true },
      description:
        'Amount in each estimate, in their order; null where one has no line of the category.',
    }),
  }),
});

const gone = (): never => {
  throw notFound('One of these estimates');
};

const EstimateMatrixRef = builder.objectRef<EstimateMatrix>('EstimateMatrix').implement({
  description: 'Estimates side by side. Each column sums to the total of its estimate.',
  fields: (t) => ({
    estimates: t.prismaField({
      type: ['Estimate'],
      description: 'The estimates, in the order of the question.',
      resolve: async (query, { estimates }, _args, ctx) => {
        const ids = estimates.map(({ id }) => id);
        return (await findEstimates(ctx, ids, query)).map((found) => found ?? gone());
      },
    }),
    rows: t.expose('rows', {
      type: [CostMatrixRowRef],
      description: 'The row with the largest amount first.',
    }),
    setByHand: t.expose('setByHand', {
      type: ['Money'],
      description: 'What a total set by its owner adds to the lines, or takes from them.',
    }),
  }),
});

/** Price of six documents that are read whole. */
const COST = 600;

builder.queryField('estimateMatrix', (t) =>
  t.field({
    type: EstimateMatrixRef,
    nullable: true,
    complexity: COST,
    description: `Two to six of the viewer's estimates side by side; null when one is missing, not ready or someone else's.`,
    args: {
      ids: t.arg.idList({
        names: 'Estimate',
        description: 'Their ids; one named twice counts once.',
      }),
    },
    resolve: (_root, { ids }, ctx) => readMatrix(ctx, ids),
  }),
);
