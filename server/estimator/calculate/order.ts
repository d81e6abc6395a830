// The order lines stand in: as the scope names them, or for a claim as the work goes, emergency first.
import type { AgentKind } from '../../domain/catalog.ts';
import { EMERGENCY_CATEGORIES } from '../book/categories.ts';
import type { WorkLine } from './work-line.ts';

const CLAIM_ORDER: readonly (readonly string[])[] = [
  EMERGENCY_CATEGORIES,
  ['Demolition', 'Haul-Off & Disposal'],
  ['Framing & Structure', 'Roofing', 'Gutters', 'Siding & Exterior Trim', 'Masonry & Concrete'],
  ['Plumbing', 'Electrical', 'HVAC'],
  ['Insulation', 'Drywall'],
  ['Painting', 'Tile'],
  ['Cabinets', 'Countertops', 'Flooring', 'Trim & Millwork', 'Doors', 'Windows'],
  ['Bath Accessories & Glass', 'Appliances'],
  ['Cleaning & Make-Ready', 'General Conditions'],
  ['Permits & Fees'],
];

const rank = ({ item }: WorkLine): number => {
  const found = CLAIM_ORDER.findIndex((group) => group.includes(item.category));
  return found < 0 ? CLAIM_ORDER.length - 2 : found;
};

export const inWorkOrder = (lines: readonly WorkLine[], agent: AgentKind): WorkLine[] =>
  agent === 'INSURANCE' ? lines.toSorted((a, b) => rank(a) - rank(b)) : [...lines];
