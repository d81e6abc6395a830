// Assumptions in words: room sizes, choices of material, quantities nobody stated. The costliest come first.
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import type { PricingContext } from '../calculate/context.ts';
import type { WorkPackage } from '../calculate/work-package.ts';
import { ASSUMED_RATE } from '../calculate/tax.ts';
import type { PricedLine } from '../calculate/priced-line.ts';
import { unitWords } from '../../domain/money/unit-words.ts';
import { wholeDollars } from '../../domain/money/money.ts';
import { counted } from '../../domain/money/written.ts';
import { toTenths } from '../../domain/numbers.ts';

const OPENINGS = ['Wn', 'doors', 'windows'];

/** The size assumed for a room, when a line rests on it. */
const sizeAssumption = (
  { space, from }: WorkPackage,
  lines: readonly PricedLine[],
): string | null => {
  if (space.basis !== 'DEFAULT' || space.label === '') return null;
  const measures = lines.flatMap(({ work }) =>
    work.from.placeId === from?.place.id && work.basis === 'DEFAULT' ? work.from.measures : [],
  );
  if (!measures.some((name) => name !== 'H' && name !== 'n_rooms')) return null;
  const size =
    space.length !== null && space.width !== null
      ? `${toTenths(space.length)} x ${toTenths(space.width)} ft`
      : `${Math.round(space.area).toLocaleString('en-US')} sq ft`;
  const openings = measures.some((name) => OPENINGS.includes(name))
    ? `, ${toTenths(space.height)} ft high, ${counted(space.doors, 'door')} and ${counted(space.windows, 'window')}`
    : '';
  // Rooms taken together, of which at least one has no size of its own.
  if (space.parts !== undefined || (from && from.rooms.length > 1))
    return `${space.label}: ${size} together, with usual sizes where none was given.`;
  return `${space.label}: ${size}${openings} assumed, as no size was given.`;
};

const MOST_LINES = 5;

/** Lines resting on assumed quantities that move the total most. */
const costliest = (lines: readonly PricedLine[]): string[] =>
  lines
    .filter(({ work }) => work.basis === 'DEFAULT')
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MOST_LINES)
    .map(({ line, total }) => {
      const room = line.metadata.room ? `, ${line.metadata.room}` : '';
      const unit = unitWords(line.unit, line.quantity);
      const amount = unit === 'each' ? line.quantity : `${line.quantity} ${unit}`;
      return `${line.name}${room}: ${amount} assumed, ${wholeDollars(total)} of the total.`;
    });

export const assumptionsOf = (
  packages: readonly WorkPackage[],
  lines: readonly PricedLine[],
  context: PricingContext,
  { afterHours }: ScopeFacts,
): string[] => {
  const sizes = [...new Set(packages.flatMap((work) => sizeAssumption(work, lines) ?? []))];
  const used = sizes.filter((_, index) => index < 12);
  const notes = [
    ...new Set(
      packages.flatMap(({ assembly, work }) => (assembly === null || work ? [] : [assembly])),
    ),
  ];
  return [
    ...used,
    ...costliest(lines),
    ...(context.region.known
      ? []
      : ['US average prices, because no ZIP code with known factors was given.']),
    ...(context.tax
      ? []
      : [
          `Sales tax of ${Math.round(ASSUMED_RATE * 100)}% on materials assumed, because the state is not known.`,
        ]),
    ...(notes.includes('kitchen_remodel')
      ? ['The kitchen keeps its layout unless your text moves plumbing or walls.']
      : []),
    `Work ${afterHours ? 'at night or on weekends' : 'in normal hours'}, with free access, and no hidden damage behind finishes.`,
  ].slice(0, 30);
};
