// The totals of a claim from its lines: depreciation as each line has it, the rest by subtraction. Dollars.
import type { ClaimSums } from './estimate-figures.ts';
import type { EstimateDocument } from './estimate.ts';
import { estimateTotal } from './pricing.ts';
import { roundCents, sumMoney } from './money.ts';

export const refigureClaim = (claim: ClaimSums, document: EstimateDocument): ClaimSums => {
  const lost = (isRecoverable: boolean): number =>
    sumMoney(
      document.items.flatMap(({ metadata }) =>
        metadata.claim?.isRecoverable === isRecoverable ? [metadata.claim.depreciation] : [],
      ),
    );
  const rcv = estimateTotal(document);
  const [recoverableDepreciation, nonRecoverableDepreciation] = [lost(true), lost(false)];
  const acv = roundCents(rcv - recoverableDepreciation - nonRecoverableDepreciation);
  const { deductible } = claim;
  const paid = document.scope?.facts.priorPayments ?? 0;
  const after = (value: number): number | null =>
    deductible === null ? null : roundCents(Math.max(0, value - deductible - paid));
  return {
    ...claim,
    rcv,
    recoverableDepreciation,
    nonRecoverableDepreciation,
    acv,
    net: after(acv),
    netOnCompletion: after(rcv - nonRecoverableDepreciation),
  };
};
