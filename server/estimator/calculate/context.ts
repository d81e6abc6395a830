// Everything that decides a unit price besides the item itself.
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import type { AgentKind, DeliveryMode, PropertyType } from '../../domain/catalog.ts';
import type { Grade } from '../book/grades.ts';
import type { Region } from '../book/regions.ts';
import type { TaxRule } from '../book/tax-rules.ts';
import type { LaborCondition } from './labor-conditions.ts';

export interface PricingContext {
  grade: Grade;
  commercial: boolean;
  region: Region;
  /** The tax rule. It is null when the place is unknown; then a usual rate on materials is assumed. */
  tax: TaxRule | null;
  /** Conditions that raise the price of labor: commercial work, after hours, a climb, an occupied house. */
  laborConditions: readonly LaborCondition[];
  /** Factor of all conditions together. */
  laborMultiplier: number;
  agent: AgentKind;
  delivery: DeliveryMode;
  /** Rates told for the whole job, 0–1; null leaves the rules' own. */
  overheadAndProfit: ScopeFacts['overheadAndProfit'];
  /** The whole job is repair or like-for-like replacement; some states then tax labor too. */
  repairOnly: boolean;
  repairTaxStates: readonly string[];
  /** Version of the data that prices the estimate. */
  dataVersion: string;
}

export const isCommercial = (type: PropertyType): boolean => type === 'COMMERCIAL';
