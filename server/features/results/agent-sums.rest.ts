// What is worked out for an adjuster and for a contractor, as `raw_json` has it.
import type { BidSums, ClaimSums } from '../../domain/estimate/estimate-figures.ts';

export const toRestClaim = (claim: ClaimSums | null) =>
  claim
    ? {
        rcv: claim.rcv,
        recoverable_depreciation: claim.recoverableDepreciation,
        non_recoverable_depreciation: claim.nonRecoverableDepreciation,
        acv: claim.acv,
        deductible: claim.deductible,
        prior_payments: claim.priorPayments,
        code_upgrade: claim.codeUpgrade,
        net: claim.net,
        net_on_completion: claim.netOnCompletion,
        overhead_method: claim.overheadMethod.toLowerCase(),
        overhead_reason: claim.overheadReason,
      }
    : null;

export const toRestBid = (bid: BidSums | null) =>
  bid
    ? {
        labor: bid.labor,
        material: bid.material,
        equipment: bid.equipment,
        tax: bid.tax,
        direct_cost: bid.directCost,
        markup_rate: bid.markupRate,
        margin: bid.margin,
        usual_markup_rate: bid.usualMarkupRate,
        usual_price: bid.usualPrice,
        contingency_rate: bid.contingencyRate,
        contingency: bid.contingency,
        price: bid.price,
        valid_days: bid.validDays,
        alternates: bid.alternates,
        allowances: bid.allowances.map(({ unitAmount, statedIn, ...allowance }) => ({
          ...allowance,
          unit_amount: unitAmount,
          stated_in: statedIn,
        })),
        payment_schedule: bid.paymentSchedule,
        deposit_note: bid.depositNote,
      }
    : null;
