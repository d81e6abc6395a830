// Scores one estimate against its evaluation scope.
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { estimateTotal } from '../../domain/money/pricing.ts';
import type { EvalScope } from './scopes.ts';

export interface Score {
  id: string;
  text: string;
  total: number;
  inBand: boolean;
  /** Whether the total is near the reference total; null when the scope has none. */
  nearReference: boolean | null;
  missing: string[];
  forbidden: string[];
  /** Stated quantities of the scope that no line carries within 2 % or shows as an input. */
  lostQuantities: string[];
  statedQuantities: number;
  /** Whether it asked questions exactly when there was nothing to price. */
  asksRightly: boolean;
  milliseconds: number;
}

const NEAR_REFERENCE = 0.03;
const NEAR_QUANTITY = 0.02;

const near = (a: number, b: number, share: number): boolean =>
  Math.abs(a - b) <= share * Math.abs(b) + 1e-9;

export const scoreOf = (
  scope: EvalScope,
  document: EstimateDocument,
  milliseconds: number,
): Score => {
  const total = estimateTotal(document);
  const codes = new Set(
    document.items.flatMap(({ metadata }) => [metadata.code, metadata.claim?.removalCode]),
  );
  const { expected, reference_total: reference } = scope;
  const stated = expected.tasks.filter(({ qty, unit }) => qty !== undefined && unit !== undefined);
  const lost = stated.filter(
    ({ qty, unit }) =>
      !document.items.some(
        (item) =>
          (item.unit === unit && near(item.quantity, qty ?? 0, NEAR_QUANTITY)) ||
          (item.metadata.formula ?? '').split(/[ ,]/).includes(String(qty)),
      ),
  );
  const nothingToPrice = expected.total_high === 0;
  return {
    id: scope.id,
    text: scope.text,
    total,
    inBand: total >= expected.total_low && total <= expected.total_high,
    nearReference: reference === null ? null : near(total, reference, NEAR_REFERENCE),
    missing: expected.must_include_codes.filter((code) => !codes.has(code)),
    forbidden: expected.must_exclude_codes.filter((code) => codes.has(code)),
    lostQuantities: lost.map(({ object, qty, unit }) => `${object} ${qty} ${unit}`),
    statedQuantities: stated.length,
    asksRightly:
      nothingToPrice === document.questions.length > 0 &&
      nothingToPrice === (document.items.length === 0),
    milliseconds,
  };
};
