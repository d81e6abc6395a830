// Warnings about work that an experienced estimator would expect among the lines and ask about before signing.
import { mostOf } from '../calculate/order-quantity.ts';
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import type { PricedLine } from '../calculate/priced-line.ts';

interface Check {
  /** True when something is likely missing. */
  missing(codes: readonly string[], facts: ScopeFacts): boolean;
  warning: string;
}

const any = (codes: readonly string[], ...beginnings: string[]): boolean =>
  codes.some((code) => beginnings.some((beginning) => code.startsWith(beginning)));

const LEAD_YEAR = 1978;
const ASBESTOS_YEAR = 1985;
const STRUCTURAL = ['FRM-BEAM', 'DEM-WALLLB', 'FRM-RAFTER', 'MAS-PIER'];

const CHECKS: readonly Check[] = [
  {
    missing: (codes) => any(codes, 'DEM-CABBASE') && !any(codes, 'CAB-'),
    warning: 'Cabinets are removed, but no new ones are in the scope.',
  },
  {
    missing: (codes) =>
      any(codes, 'DEM-TOILET') && !any(codes, 'PLB-TOILET', 'PLB-DETTOI', 'COM-RESTRM'),
    warning: 'A toilet is removed, but none is set again.',
  },
  {
    missing: (codes) =>
      any(codes, 'DEM-CARPET', 'DEM-TILEFLR', 'DEM-HARDWOOD', 'DEM-VINYL', 'DEM-FLOAT') &&
      !any(codes, 'FLR-', 'TIL-FLOOR', 'PNT-EPOXY', 'COM-'),
    warning: 'A floor is removed, but no new floor is in the scope.',
  },
  {
    missing: (codes) =>
      any(codes, 'DEM-DRYWALL', 'WTR-TODRY', 'MLD-TODRY') && !any(codes, 'DRW-', 'COM-PART'),
    warning: 'Drywall is removed, but its replacement is not in the scope.',
  },
  {
    missing: (codes) =>
      any(codes, 'TIL-FLOOR', 'TIL-WALL') && !any(codes, 'TIL-CBU', 'TIL-MEMB', 'COM-'),
    warning: 'Tile is set without backer board or membrane; check what it goes on.',
  },
  {
    missing: (codes) =>
      any(codes, 'DEM-') && !any(codes, 'HAU-', 'DEM-ROOF', 'DEM-FENCE', 'DEM-DECK', 'CLN-TRASH'),
    warning: 'Something is demolished, but no haul-off is in the scope.',
  },
  {
    missing: (codes) =>
      any(
        codes,
        'PLB-MOVE',
        'ELE-PANEL',
        'ELE-CIRC',
        'ELE-SVC',
        'HVC-SYSTEM',
        'FRM-BEAM',
        'PLB-REPIPE',
        'ELE-REWIRE',
        'PLB-SEWER',
      ) && !any(codes, 'PRM-'),
    warning:
      'The work usually needs a permit, and none is in the scope; ask the building department.',
  },
  {
    missing: (codes) => any(codes, ...STRUCTURAL) && !any(codes, 'GCN-ENGR', 'PRM-PLANS'),
    warning: 'Structural work without an engineer in the scope.',
  },
  {
    missing: (codes, facts) =>
      facts.yearBuilt !== null &&
      facts.yearBuilt < LEAD_YEAR &&
      any(codes, 'DEM-', 'PNT-') &&
      !any(codes, 'PRM-LEAD', 'PRM-RRP'),
    warning: `Built before ${LEAD_YEAR}: lead-safe work rules may apply; lead testing is not included.`,
  },
  {
    missing: (codes, facts) =>
      facts.yearBuilt !== null &&
      facts.yearBuilt < ASBESTOS_YEAR &&
      any(codes, 'DEM-POPCORN', 'DEM-TILEFLR', 'DEM-VINYL', 'DEM-CEIL') &&
      !any(codes, 'PRM-ASBEST'),
    warning: `Built before ${ASBESTOS_YEAR}: have old ceilings and floors tested for asbestos; testing is not included.`,
  },
];

const SOFT_SHARE = 0.7;
const SOFT_FROM = 5_000;
const WHOLE_BUILDING = 'BLD-';

/** Reasons to doubt the whole figure, whatever its lines are. */
const doubts = (lines: readonly PricedLine[], total: number): string[] => {
  const sumOf = (chosen: readonly PricedLine[]): number =>
    chosen.reduce((sum, line) => sum + line.total, 0);
  const assumed = sumOf(lines.filter(({ work }) => work.basis === 'DEFAULT'));
  const share = sumOf(lines) > 0 ? assumed / sumOf(lines) : 0;
  const cut = lines.filter(({ work }) => work.quantity >= mostOf(work.item.unit));
  const whole = lines.find(({ work }) => work.item.code.startsWith(WHOLE_BUILDING));
  return [
    ...cut.map(
      ({ work: { item, quantity } }) =>
        `"${item.name}" is cut to ${quantity.toLocaleString('en-US')} ${item.unit}, the most that one line holds. Check the figure.`,
    ),
    ...(whole
      ? [
          `"${whole.work.item.name}" is one price for all of the ${whole.work.quantity.toLocaleString('en-US')} ${whole.work.item.unit}; if only parts are meant, name them.`,
        ]
      : []),
    ...(share > SOFT_SHARE && total > SOFT_FROM
      ? [
          `${Math.round(share * 100)}% of the value rests on assumed sizes or amounts; measure them before relying on the total.`,
        ]
      : []),
  ];
};

export const warningsOf = (
  lines: readonly PricedLine[],
  facts: ScopeFacts,
  total: number,
): string[] => {
  const codes = lines.map(({ work }) => work.item.code);
  const found = CHECKS.filter((check) => check.missing(codes, facts)).map(({ warning }) => warning);
  found.push(...doubts(lines, total));
  const { budget } = facts;
  if (budget !== null && budget < total) {
    const short = Math.round(total - budget).toLocaleString('en-US');
    found.push(
      `The estimate is $${short} above your budget of $${budget.toLocaleString('en-US')}; a lower finish level, keeping the layout and reusing fixtures save most.`,
    );
  }
  return found;
};
