// A line with the parts of its price.
import type { LineItem } from '../../domain/estimate/estimate.ts';
import type { WorkLine } from './work-line.ts';
import type { UnitPrice } from './unit-price.ts';

export interface PricedLine {
  work: WorkLine;
  unit: UnitPrice;
  line: Omit<LineItem, 'id'>;
  /** quantity × unit price + tax, dollars. */
  total: number;
  /** The part of the tax that falls on material, dollars. */
  materialTax: number;
}
