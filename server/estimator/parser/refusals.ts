// What a clause refuses or leaves as it is, as it is gathered.
import type { Aside } from './asides.ts';
import { isWord } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { exclusionOf } from './exclusion-of.ts';
import type { Mark } from './marks.ts';
import type { ReadExclusion } from './parsed-request.ts';

export interface Refusals {
  exclusions: ReadExclusion[];
  /** Marks that are no work to do. */
  negated: Set<Mark>;
  /** Things the owner brings: only their labour is priced. */
  supplied: Set<Mark>;
  /** Things only described ("the roof is 18 years old"): work only when a verb speaks of them. */
  described: Set<Mark>;
  /** Materials said to be fine for a thing: "new countertops (laminate is fine)". */
  chosen: Map<Mark, string>;
  reasons: Aside[];
}

/** "The rest of the kitchen stays" excludes nothing of what is ordered there. */
const isRemainder = (clause: Clause, mark: Mark): boolean =>
  isWord(clause[clause.indexOf(mark) - 1], 'rest', 'remainder', 'everything else');

/** How marks are left out. */
interface Manner {
  /** Also what is no work already. */
  again?: boolean;
  /** A room beside objects says where they are, and stays. */
  keepsRooms?: boolean;
}

export const leaveOut = (
  found: Refusals,
  clause: Clause,
  marks: readonly Mark[],
  { again = false, keepsRooms = false }: Manner = {},
): void => {
  const { exclusions, negated } = found;
  const fresh = marks.filter((mark) => (again || !negated.has(mark)) && !isRemainder(clause, mark));
  const room = fresh.find((mark) => mark.kind === 'room');
  const hasObjects = fresh.some(({ kind }) => kind === 'object');
  for (const mark of fresh) {
    if (!(keepsRooms && hasObjects && mark.kind === 'room')) negated.add(mark);
    // "Don't touch the kitchen floor" excludes the floor, not the kitchen.
    if (mark.kind !== 'object' && mark.kind !== 'verb' && (mark.kind !== 'room' || hasObjects))
      continue;
    const isObject = mark.kind === 'object';
    exclusions.push({ ...exclusionOf(mark), ...(isObject && room ? { room: room.room } : {}) });
  }
};
