// An amount of work with where it comes from.
import type { QuantityBasis } from '../../domain/catalog.ts';

export interface Amount {
  value: number;
  basis: QuantityBasis;
  /** For people: `50 LF as stated`, `P - 3 × doors of the room`. */
  formula: string;
}

export const stated = (value: number, unit: string): Amount => ({
  value,
  basis: 'STATED',
  formula: `${Math.round(value * 100) / 100} ${unit} as stated`,
});

export const derived = (value: number, formula: string): Amount => ({
  value,
  basis: 'DERIVED',
  formula,
});
