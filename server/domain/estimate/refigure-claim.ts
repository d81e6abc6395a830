// The totals of a claim from its lines: depreciation as each line has it, the rest by subtraction. Dollars.
import type { ClaimSums } from './estimate-figures.ts';
import type { EstimateDocument, LineItem } from './estimate.ts';
import { estimateTotal } from '../money/pricing.ts';
import { roundCents, sumMoney } from '../money/money.ts';

type ToldOfClaim = Pick<ClaimSums, 'deductible' | 'priorPayments' | 'codeUpgrade'>;
type ClaimFigures = Omit<ClaimSums, 'overheadMethod' | 'overheadReason'>;

/**
 * What is paid of `rcv`, first and in the end. A code upgrade is paid once the work is done, so the first payment goes
 * without it. No payment is below 0; without a deductible none is known.
 */
export const claimFiguresOf = (
  rcv: number,
  items: readonly Pick<LineItem, 'metadata'>[],
  told: ToldOfClaim,
): ClaimFigures => {
  const lost = (isRecoverable: boolean): number =>
    sumMoney(
      items.flatMap(({ metadata: { claim } }) =>
        claim?.isRecoverable === isRecoverable ? [claim.depreciation] : [],
      ),
    );
  const [recoverableDepreciation, nonRecoverableDepreciation] = [lost(true), lost(false)];
  const acv = roundCents(rcv - recoverableDepreciation - nonRecoverableDepreciation);
  const { deductible, priorPayments, codeUpgrade } = told;
  const paidOf = (value: number): number | null =>
    deductible === null ? null : roundCents(Math.max(0, value - deductible - (priorPayments ?? 0)));
  return {
    rcv,
    recoverableDepreciation,
    nonRecoverableDepreciation,
    acv,
    deductible,
    priorPayments,
    codeUpgrade,
    net: paidOf(acv - (codeUpgrade ?? 0)),
    netOnCompletion: paidOf(rcv - nonRecoverableDepreciation),
  };
};

export const refigureClaim = (claim: ClaimSums, document: EstimateDocument): ClaimSums => ({
  ...claim,
  ...claimFiguresOf(estimateTotal(document), document.items, claim),
});
