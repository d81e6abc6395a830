// The schedule of a bid: phases in the order of the work, as long as their hours take a crew of two.
// Hours come from the price book (catalogue.csv), for lines without a code from their labour at a middling billed rate.
import { isCharge } from '../../domain/charges.ts';
import { type BidPhase } from '../../domain/contractor-bid.ts';
import type { LineItem } from '../../domain/estimate.ts';
import { GRADE_OF } from '../price-book/grades.ts';
import type { BidTerms } from './terms.ts';
import { BID_LIMITS } from '../../domain/limits.ts';
import { EMERGENCY_CATEGORIES } from '../price-book/categories.ts';

/** What each phase takes in, by category; in the order in which a house is worked on. */
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
const FINAL = 'Cleaning and final walk-through';
const CLEANING = 'Cleaning & Make-Ready';
/** They go on beside the work and take no days of their own. */
const ALONGSIDE = new Set(['General Conditions', 'Permits & Fees']);

const PHASE_OF = new Map([
  ...PHASES.flatMap(([name, categories]) =>
    categories.map((category) => [category, name] as const),
  ),
  [CLEANING, FINAL] as const,
]);
const ORDER = [...PHASES.map(([name]) => name), OTHER_WORK, FINAL];

/** Dollars an hour, the middle of labor_rates.csv. */
const MIDDLING_RATE = 66;
const HOURS_A_DAY = 8;
const CREW = 2;
/** Work that would take a crew longer gets a second crew for the rest. */
const ONE_CREW_DAYS = 10;
/** Nobody comes for less than half a day, and days are planned in quarters. */
const LEAST_DAYS = 0.5;
const QUARTERS = 4;
/** A job longer than this ends with a walk-through of its own. */
const WALK_THROUGH_FROM_DAYS = 2;
const DAYS_MAX = 1_000;
const START_MAX = 2_000;

interface LineHours {
  line: LineItem;
  /** Dollars of labour in the line. */
  labor: number;
}

const phaseOf = (category: string): string => PHASE_OF.get(category) ?? OTHER_WORK;

const addHours = (
  hours: Map<string, number>,
  { line, labor }: LineHours,
  { book, finishLevel }: BidTerms,
): void => {
  if (ALONGSIDE.has(line.category) || isCharge(line)) return;
  const add = (phase: string, more: number) =>
    hours.set(phase, (hours.get(phase) ?? 0) + Math.max(0, more));
  const grade = GRADE_OF[line.metadata.finishLevel ?? finishLevel];
  const item = book.items.get(line.metadata.code ?? '');
  const removal = book.items.get(line.metadata.claim?.removalCode ?? '');
  add(
    phaseOf(line.category),
    item ? line.quantity * item.costs[grade].hours : labor / MIDDLING_RATE,
  );
  if (removal) add(phaseOf(removal.category), line.quantity * removal.costs[grade].hours);
};

const daysFor = (hours: number): number => {
  const alone = hours / (CREW * HOURS_A_DAY);
  const days = alone <= ONE_CREW_DAYS ? alone : ONE_CREW_DAYS + (alone - ONE_CREW_DAYS) / 2;
  return Math.min(DAYS_MAX, Math.max(LEAST_DAYS, Math.ceil(days * QUARTERS) / QUARTERS));
};

/** Phases follow each other; one that ends at noon lets the next begin on the same day. */
export const phasesOf = (lines: readonly LineHours[], terms: BidTerms): BidPhase[] => {
  const hours = new Map<string, number>();
  for (const line of lines) addHours(hours, line, terms);
  const work = ORDER.flatMap((name) => {
    const needed = hours.get(name) ?? 0;
    return needed > 0 ? [{ name, days: daysFor(needed) }] : [];
  });
  const length = work.reduce((sum, { days }) => sum + days, 0);
  const isLong = length > WALK_THROUGH_FROM_DAYS && !hours.has(FINAL);
  const planned = isLong ? [...work, { name: FINAL, days: LEAST_DAYS }] : work;
  let done = 0;
  return planned.slice(0, BID_LIMITS.phases).map(({ name, days }) => {
    const startDay = Math.min(START_MAX, Math.floor(done) + 1);
    done += days;
    return {
      name,
      startDay,
      days: Math.max(1, Math.min(DAYS_MAX, Math.ceil(done) - startDay + 1)),
    };
  });
};
