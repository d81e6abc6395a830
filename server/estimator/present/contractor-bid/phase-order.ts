// The phases of a job in the order in which a house is worked on, and the categories of lines that each takes in.
import { EMERGENCY_CATEGORIES } from '../../book/categories.ts';

/** Categories of each phase, in the order in which a house is worked on. */
const PHASES: readonly (readonly [name: string, categories: readonly string[]])[] = [
  ['Emergency and mitigation', EMERGENCY_CATEGORIES],
  ['Demolition and haul-off', ['Demolition', 'Haul-Off & Disposal']],
  ['Concrete and masonry', ['Masonry & Concrete']],
  ['Framing and structure', ['Framing & Structure']],
  ['Roof, siding and windows', ['Roofing', 'Gutters', 'Siding & Exterior Trim', 'Windows']],
  ['Plumbing, electrical and HVAC', ['Plumbing', 'Electrical', 'HVAC']],
  ['Insulation and drywall', ['Insulation', 'Drywall']],
  ['Tile', ['Tile']],
  ['Cabinets and countertops', ['Cabinets', 'Countertops']],
  ['Doors, trim and millwork', ['Doors', 'Trim & Millwork']],
  ['Painting', ['Painting']],
  ['Flooring', ['Flooring']],
  ['Fixtures and appliances', ['Bath Accessories & Glass', 'Appliances']],
  ['Commercial interiors', ['Commercial Interiors']],
  ['Decks, fences and site work', ['Decks & Porches', 'Fencing', 'Landscaping & Site']],
];
const OTHER_WORK = 'Other work';
export const FINAL_PHASE = 'Cleaning and final walk-through';
const CLEANING = 'Cleaning & Make-Ready';

const PHASE_OF = new Map([
  ...PHASES.flatMap(([name, categories]) =>
    categories.map((category) => [category, name] as const),
  ),
  [CLEANING, FINAL_PHASE] as const,
]);
export const PHASE_ORDER = [...PHASES.map(([name]) => name), OTHER_WORK, FINAL_PHASE];

export const phaseOf = (category: string): string => PHASE_OF.get(category) ?? OTHER_WORK;
