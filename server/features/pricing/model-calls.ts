// Keeps what calls to a language model took, per job, so that an operator can see what they cost.
import type { Ports } from '../../context.ts';
import type { ModelUse } from '../../estimator/estimate-observer.ts';

export const recordModelCall = async (
  { db, metrics }: Ports,
  jobId: number,
  use: ModelUse,
): Promise<void> => {
  const { model, inputTokens, outputTokens, costUsd, isEstimated, outcome } = use;
  metrics.modelCalls.inc({ outcome });
  metrics.modelTokens.inc({ direction: 'input' }, inputTokens);
  metrics.modelTokens.inc({ direction: 'output' }, outputTokens);
  metrics.modelCostUsd.inc(costUsd);
  await db.modelCall.create({
    data: { jobId, model, inputTokens, outputTokens, costUsd, isEstimated, outcome },
  });
};
