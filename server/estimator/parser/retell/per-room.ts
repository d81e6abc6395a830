// So many in each of so many rooms: "one fan in each of the 3 bedrooms", "2 bars per unit, 14 units".
import { isWord } from '../clauses.ts';
import type { Clause } from '../clauses.ts';
import { conceptOf } from '../concepts/all.ts';
import type { Mark, MarkOf } from '../marks.ts';

type CountMark = MarkOf<'count'>;

const isCount = (mark: Mark | undefined): mark is CountMark => mark?.kind === 'count';
const isRoom = (mark: Mark | undefined): mark is MarkOf<'room'> => mark?.kind === 'room';

const isSame = (mark: Mark, other: Mark | undefined): boolean =>
  mark.kind === 'object' && other?.kind === 'object' && mark.concept === other.concept;

/** How many rooms "each" or "per" speaks of: said between, behind in brackets, or elsewhere in the sentence. */
const roomsMeant = (clause: Clause, each: number): CountMark | null => {
  const between = clause[each + 1];
  if (isCount(between) && isRoom(clause[each + 2])) return between;
  const room = isRoom(between) ? between : undefined;
  const behind = clause[each + 2];
  if (room && isCount(behind) && !isRoom(clause[each + 3])) return behind;
  const many = clause.find((mark, index): mark is CountMark => {
    const next = clause[index + 1];
    const told = next?.kind === 'word' && next.text !== 'per' ? clause[index + 2] : next;
    return isCount(mark) && isRoom(told) && (room === undefined || told.room === room.room);
  });
  return many ?? null;
};

/** The count and its thing multiplied by the rooms each of which gets so many. */
export const withPerRoom = (clause: Clause): Clause => {
  const each = clause.findIndex((mark) => mark.kind === 'all' || isWord(mark, 'per'));
  if (each < 0) return clause;
  const lead = clause.slice(0, each);
  const things = clause.filter(
    (mark) => mark.kind === 'object' && conceptOf(mark.concept).measure === 'count',
  );
  const [thing, ...more] = things;
  const before = clause[each - 1];
  const isOfSize = before?.kind === 'size' || before?.kind === 'area';
  // "Grab bars in 14 units, 2 bars per unit".
  const sameThing = more.every((other) => isSame(other, thing) || other === before);
  const rooms = roomsMeant(clause, each);
  const ends = !clause[each + 1] || clause[each + 1]?.kind === 'break';
  if (
    !thing ||
    !sameThing ||
    isOfSize ||
    !rooms ||
    (!ends && !isRoom(clause[each + 1]) && clause[each + 1] !== rooms)
  )
    return clause;
  const at = clause.indexOf(thing);
  const own =
    lead.findLast((mark): mark is CountMark => isCount(mark) && mark !== rooms) ??
    (isWord(clause[each], 'per') ? undefined : null);
  if (own === undefined) return clause;
  const total: Mark = { kind: 'count', value: (own?.value ?? 1) * rooms.value, at: thing.at };
  const from = own === null ? at : clause.indexOf(own);
  const isSaid = Math.abs(from - at) <= 3 || from >= each - 2;
  if (!isSaid) return clause;
  return clause.flatMap((mark): Mark[] => {
    if (mark === own || mark === clause[each] || more.includes(mark)) return [];
    if (mark === rooms && !isRoom(clause[clause.indexOf(rooms) + 1])) return [];
    return mark === thing ? [total, thing] : [mark];
  });
};
