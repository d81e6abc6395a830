// Which of the kinds of projects that contractors choose from an estimate is.
import type { AgentKind, PropertyType } from '../catalog.ts';
import type { ProjectType } from '../leads/contractor-choices.ts';
import { sumMoney } from '../money/money.ts';
import type { TradeLine } from '../leads/trades-of-work.ts';

/** Share of the value from which a kind of project shows in the lines of its categories. */
const SHARE = 0.25;
const BY_CATEGORY: readonly (readonly [ProjectType, ReadonlySet<string>])[] = [
  [
    'Emergency (Board-up, Water, etc.)',
    new Set(['Temporary Repairs & Emergency', 'Water Mitigation']),
  ],
  ['Make-Ready / Turnover', new Set(['Cleaning & Make-Ready'])],
];

const mainType = (workflow: AgentKind, propertyType: PropertyType): ProjectType => {
  if (workflow === 'INSURANCE') return 'Insurance Claim';
  return propertyType === 'COMMERCIAL' ? 'Commercial' : 'Renovation / Flip';
};

/** Kinds of the project, the main one first. A contractor who takes any of them fits. */
export const projectTypesOf = (
  { workflow, propertyType }: { workflow: AgentKind; propertyType: PropertyType },
  lines: readonly TradeLine[],
): ProjectType[] => {
  const valueOf = (some: readonly TradeLine[]) => sumMoney(some.map(({ total }) => total));
  const whole = valueOf(lines);
  const shown = BY_CATEGORY.filter(([, categories]) => {
    const own = valueOf(lines.filter(({ category }) => categories.has(category)));
    return whole > 0 && own / whole >= SHARE;
  });
  return [mainType(workflow, propertyType), ...shown.map(([type]) => type)];
};
