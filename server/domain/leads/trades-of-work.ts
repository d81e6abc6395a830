// Which trades an estimate is for, by the categories of its lines.
import type { Trade } from './contractor-choices.ts';
import { sumMoney } from '../money/money.ts';
import type { WORK_CATEGORIES } from '../estimate/work-categories.ts';

type WorkCategory = (typeof WORK_CATEGORIES)[number];

/**
 * The trade that does the work of a category, as `categories.csv` of the price book has it. It is null for work that any job
 * carries with it and that nobody is looked for.
 */
const TRADE_OF: Record<WorkCategory, Trade | null> = {
  'General Conditions': null,
  'Haul-Off & Disposal': null,
  'Permits & Fees': null,
  'Whole-Job Allowances': null,
  Demolition: 'General Contractor',
  'Cleaning & Make-Ready': 'General Contractor',
  'Commercial Interiors': 'General Contractor',
  'Framing & Structure': 'Framing & Drywall',
  Insulation: 'Framing & Drywall',
  Drywall: 'Framing & Drywall',
  Painting: 'Painting',
  Flooring: 'Flooring',
  Tile: 'Flooring',
  Cabinets: 'Kitchen & Bath',
  Countertops: 'Kitchen & Bath',
  'Bath Accessories & Glass': 'Kitchen & Bath',
  Appliances: 'Kitchen & Bath',
  Plumbing: 'Plumbing',
  Electrical: 'Electrical',
  HVAC: 'HVAC',
  Windows: 'Windows & Doors',
  Doors: 'Windows & Doors',
  'Trim & Millwork': 'Carpentry',
  'Decks & Porches': 'Carpentry',
  Roofing: 'Roofing',
  Gutters: 'Roofing',
  'Siding & Exterior Trim': 'Roofing',
  'Masonry & Concrete': 'Masonry & Concrete',
  Fencing: 'Landscaping & Fencing',
  'Landscaping & Site': 'Landscaping & Fencing',
  'Water Mitigation': 'Water / Fire / Mold Remediation',
  'Mold Remediation': 'Water / Fire / Mold Remediation',
  'Fire & Smoke': 'Water / Fire / Mold Remediation',
  'Temporary Repairs & Emergency': 'Water / Fire / Mold Remediation',
};

const TRADES_MOST = 3;
/** Number of trades from which somebody has to bring them together. */
const TRADES_TO_COORDINATE = 3;
const COORDINATING_TRADE: Trade = 'General Contractor';

/** What of a line decides who is asked. */
export interface TradeLine {
  category: string;
  /** Dollars with tax. */
  total: number;
}

/** Trade of a category. It is null for categories of an owner's own, too. */
export const tradeOfCategory = (category: string): Trade | null =>
  category in TRADE_OF ? TRADE_OF[category as WorkCategory] : null;

/** The three trades with most of the value, and who coordinates them; never empty. */
export const tradesOfLines = (lines: readonly TradeLine[]): Trade[] => {
  const byTrade = Map.groupBy(lines, ({ category }) => tradeOfCategory(category));
  byTrade.delete(null);
  const ranked = [...byTrade]
    .flatMap(([trade, own]) =>
      trade === null ? [] : [{ trade, value: sumMoney(own.map(({ total }) => total)) }],
    )
    .toSorted((a, b) => b.value - a.value || a.trade.localeCompare(b.trade))
    .map(({ trade }) => trade);
  const first = ranked.slice(0, TRADES_MOST);
  const isCoordinated = ranked.length === 0 || ranked.length >= TRADES_TO_COORDINATE;
  const trades: Trade[] = [...first, ...(isCoordinated ? [COORDINATING_TRADE] : [])];
  return [...new Set(trades)];
};

/** The lines that contractors are wanted for. @param tasks categories chosen; none for all of it */
export const wantedLines = <Line extends { category: string }>(
  lines: readonly Line[],
  tasks: readonly string[],
): readonly Line[] => {
  const chosen = lines.filter(({ category }) => tasks.includes(category));
  return chosen.length > 0 ? chosen : lines;
};
