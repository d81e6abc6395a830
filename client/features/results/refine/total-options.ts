// The choices an estimate was priced for, in the order in which they are shown.
import {
  DELIVERY_MODES,
  type DeliveryMode,
  FINISH_LEVELS,
  type FinishLevel,
} from '../../../../server/domain/catalog.ts';
import type { EstimateFigures } from '../totals/live-figures.ts';

/** What the estimate would be priced again for. */
export type Choice = { delivery: DeliveryMode } | { finishLevel: FinishLevel };

export interface TotalOption {
  choice: Choice;
  label: string;
  /** The same in full, where the label is short. */
  meaning: string;
  amount: number;
  isChosen: boolean;
  /** The amount is the owner's own. */
  isOwn?: boolean;
}

/** The estimate as it stands costs what its owner says; the others cost what their lines come to. */
export const withOwnTotal = (options: readonly TotalOption[], total: number): TotalOption[] =>
  options.map((option) => (option.isChosen ? { ...option, amount: total, isOwn: true } : option));

const DELIVERY_FIELDS = [
  ['TRADE_DIRECT', 'tradeDirect'],
  ['GC_MANAGED', 'gcManaged'],
  ['FULL_SERVICE', 'fullService'],
] as const satisfies readonly (readonly [DeliveryMode, string])[];

type ShownDelivery = Pick<EstimateFigures, 'delivery' | 'deliveryTotals'>;

export const deliveryOptions = ({ deliveryTotals, delivery }: ShownDelivery): TotalOption[] =>
  deliveryTotals === null
    ? []
    : DELIVERY_FIELDS.map(([mode, field]) => ({
        choice: { delivery: mode },
        label: DELIVERY_MODES[mode],
        meaning: DELIVERY_MODES[mode],
        amount: deliveryTotals[field],
        isChosen: mode === delivery,
      }));

/** Why two of the totals are the same, where they are. */
export const deliveryHint = ({ deliveryTotals }: ShownDelivery): string | undefined =>
  deliveryTotals && deliveryTotals.tradeDirect === deliveryTotals.gcManaged
    ? 'A general contractor adds nothing here: the job is small, or one or two trades do it.'
    : undefined;

const FINISH_FIELDS = [
  ['Good', 'LOW', 'low'],
  ['Better', 'STANDARD', 'standard'],
  ['Best', 'HIGH', 'high'],
] as const satisfies readonly (readonly [string, FinishLevel, string])[];

/** @param chosen the finish level the estimate was asked for */
export const finishOptions = (
  { finishTotals }: Pick<EstimateFigures, 'finishTotals'>,
  chosen: FinishLevel,
): TotalOption[] =>
  finishTotals === null
    ? []
    : FINISH_FIELDS.map(([grade, level, field]) => ({
        choice: { finishLevel: level },
        label: `${grade} (${FINISH_LEVELS[level].toLowerCase()})`,
        meaning: `${grade} (${FINISH_LEVELS[level].toLowerCase()} finish)`,
        amount: finishTotals[field],
        isChosen: level === chosen,
      }));
