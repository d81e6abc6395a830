// The choices an estimate was priced for, in the order in which they are shown.
import { DELIVERY_MODES, type DeliveryMode } from '../../../server/domain/catalog.ts';
import type { CostSummary_EstimateFragment } from '../../gql/graphql.ts';
import type { TotalOption } from './TotalOptions.tsx';

type Summary = CostSummary_EstimateFragment['summary'];

const DELIVERY_FIELDS = [
  ['TRADE_DIRECT', 'tradeDirect'],
  ['GC_MANAGED', 'gcManaged'],
  ['FULL_SERVICE', 'fullService'],
] as const satisfies readonly (readonly [DeliveryMode, string])[];

export const deliveryOptions = ({ deliveryTotals, delivery }: Summary): TotalOption[] =>
  deliveryTotals === null
    ? []
    : DELIVERY_FIELDS.map(([mode, field]) => ({
        label: DELIVERY_MODES[mode],
        amount: deliveryTotals[field],
        isChosen: mode === delivery,
      }));

/** Why two of the totals are the same, where they are. */
export const deliveryHint = ({ deliveryTotals }: Summary): string | undefined =>
  deliveryTotals && deliveryTotals.tradeDirect === deliveryTotals.gcManaged
    ? 'A general contractor adds nothing here: the job is small, or one or two trades do it.'
    : undefined;

const FINISH_FIELDS = [
  ['Good', 'low'],
  ['Better', 'standard'],
  ['Best', 'high'],
] as const;

/** @param total marks the level whose total it is; none after an edit of the lines. */
export const finishOptions = ({ finishTotals }: Summary, total: number): TotalOption[] =>
  finishTotals === null
    ? []
    : FINISH_FIELDS.map(([label, field]) => ({
        label,
        amount: finishTotals[field],
        isChosen: finishTotals[field] === total,
      }));
