// What is said to a homeowner in plain words: what another finish level would cost, and what to keep for surprises.
import type { FinishTotals } from '../../domain/estimate-figures.ts';
import type { AgentFacts } from './agent-facts.ts';
import { wholeDollars } from '../../domain/money.ts';

const OLD_HOUSE = 1960;
/** Rooms where opening walls and floors brings surprises. */
const WET_ROOMS: ReadonlySet<string> = new Set(
  'kitchen bathroom primary_bathroom powder_room laundry_room'.split(' '),
);

const reserveRate = ({ lines, scope, book }: AgentFacts): number => {
  const { cosmetic, kitchen_bath, pre_1960 } =
    book.rules.contingency.homeowner_reserve_shown_not_added;
  if ((scope.facts.yearBuilt ?? 9_999) < OLD_HOUSE) return pre_1960;
  const opensUp = lines.some(
    ({ work }) =>
      work.item.category === 'Demolition' &&
      work.from.roomTypes.some((type) => WET_ROOMS.has(type)),
  );
  return opensUp ? kitchen_bath : cosmetic;
};

export const homeNotes = ({ low, standard, high }: FinishTotals, facts: AgentFacts): string[] => {
  const rate = reserveRate(facts);
  return [
    `The same work at other finish levels: good ${wholeDollars(low)}, better ${wholeDollars(standard)}, best ${wholeDollars(high)}. ` +
      `Keep about ${Math.round(rate * 100)} % (${wholeDollars(facts.total * rate)}) in reserve for what nobody can see yet; it is not in the total.`,
  ];
};
