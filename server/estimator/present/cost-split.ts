// The parts of a line's price, before tax.
import type { CostSplit } from '../../domain/estimate/estimate-figures.ts';
import { roundCents } from '../../domain/money/money.ts';
import type { PricedLine } from '../calculate/priced-line.ts';

/** Adds up to quantity × unit price; cents of rounding fall to the largest part, so that none turns negative. */
export const costSplitOf = ({ line, unit }: Pick<PricedLine, 'line' | 'unit'>): CostSplit => {
  const whole = roundCents(line.quantity * line.unitPrice);
  const labor = roundCents(line.quantity * unit.labor);
  const material = roundCents(line.quantity * unit.material);
  const equipment = roundCents(line.quantity * unit.equipment);
  if (labor >= material && labor >= equipment)
    return { labor: roundCents(whole - material - equipment), material, equipment };
  return material >= equipment
    ? { labor, material: roundCents(whole - labor - equipment), equipment }
    : { labor, material, equipment: roundCents(whole - labor - material) };
};
