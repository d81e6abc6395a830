// Amounts of one thing told piece by piece are added up: "40 ft in front and 24 ft in back", "25 ft to the range and
// 18 ft to the dryer", "living room 24 ft, hall 18 ft", "150 and 90 sf".
import { isStop } from '../clauses.ts';
import type { Clause } from '../clauses.ts';
import { isMeasure } from '../distance.ts';
import type { Mark } from '../marks.ts';
import { addendOf, headOf, inUnit, onlyAddend, partsOf, takes, tellsPieces } from './addends.ts';
import type { Addend, Head, Part } from './addends.ts';

/** "150 sf + 90 sf of sod", "12 and 14 ft of fence". */
const withJoined = (clause: Clause): Clause => {
  const at = clause.findIndex((mark, index) => {
    const [first, second] = [addendOf(mark), addendOf(clause[index + 2])];
    if (!first || !second || second.kind === 'count' || !isStop(clause[index + 1], 'and'))
      return false;
    const elided = mark.kind === 'count' && 10 * first.value >= second.value;
    return (
      (first.kind === second.kind || elided) && mark.kind !== 'size' && second.mark.kind !== 'size'
    );
  });
  const [first, second] = [addendOf(clause[at]), addendOf(clause[at + 2])];
  if (!first || !second) return clause;
  const { mark, kind } = second;
  const sum: Mark = { kind, value: first.value + second.value, at: mark.at };
  return [...clause.slice(0, at), sum, ...clause.slice(at + 3)];
};

/** Shorter beside a longer one it may be a height or a depth, ft. */
const LEAST_RUN = 10;

/** "6 ft fence, 130 ft", "40 LF, 12 ft to the deck": another dimension, unless "and" joins them. */
const isOtherDimension = (addend: Addend, before: Addend | undefined, part: Part): boolean => {
  // "12x20 (240 sf)": the same told twice.
  if (before && (before.mark.kind === 'size') !== (addend.mark.kind === 'size')) return true;
  if (part.joint === 'and' || before === undefined) return false;
  if (before.mark.kind !== addend.mark.kind && before.kind === 'length') return true;
  const isShort = ({ mark }: Addend) => mark.kind === 'feet' && mark.value <= LEAST_RUN;
  return isShort(before) || (isShort(addend) && part.marks.length === 1);
};

/** "3 windows, 2 large": some of those counted, no further ones. */
const isSubset = (addend: Addend, part: Part, own: boolean): boolean =>
  addend.kind === 'count' &&
  own &&
  part.joint !== 'and' &&
  !part.marks.some((mark) => mark.kind === 'room' || isStop(mark, 'in'));

const sumOf = (addends: readonly Addend[]): number => {
  const values = addends.map(({ value }) => value);
  const all = values.reduce((sum, value) => sum + value, 0);
  // "1,200 sf: 300 up and 900 down", "80 and 40, 120 sf": the whole and its pieces.
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  if (values.length > 2 && all === 2 * first) return first;
  return values.length > 2 && all === 2 * last ? last : all;
};

const SURFACES = new Set(['walls', 'ceiling', 'floor', 'drywall', 'trim', 'baseboard', 'crown']);

/** "Paint the living room and dining room ceilings, 15x18 and 12x12": the sizes of the rooms. */
const isOfRooms = (owner: Mark, clause: Clause): boolean =>
  owner.kind === 'object' &&
  SURFACES.has(owner.concept) &&
  clause.some(({ kind }) => kind === 'room');

/** The clause with the pieces of each amount as one amount. */
export const withSummedPieces = (whole: Clause): Clause => {
  if (whole.filter(isMeasure).length < 2 || whole.some(({ kind }) => kind === 'total'))
    return whole;
  const clause = withJoined(whole);
  const told = new Map<Mark, readonly Mark[]>();
  let head: Head | null = null;
  let addends: Addend[] = [];
  const close = (): void => {
    const [first, ...rest] = addends;
    const owner = head?.owner;
    const fits = addends.every((addend) =>
      owner ? takes(owner, addend) : addend.mark.kind !== 'size',
    );
    const ofRooms = first?.mark.kind === 'size' && owner && isOfRooms(owner, clause);
    const apart = ofRooms || (head?.inRooms === true && first?.kind === 'area');
    if (first && rest.length > 0 && fits && !apart) {
      const { mark, kind } = first;
      const sum: Mark = { kind, value: sumOf(addends), at: mark.at };
      for (const addend of addends) told.set(addend.mark, []);
      if (owner) told.set(owner, [sum, owner]);
      else told.set(mark, [sum]);
    }
    addends = [];
  };
  for (const part of partsOf(clause)) {
    if (part.marks.length === 0 || tellsPieces(part)) continue;
    const named = headOf(part);
    const raw = onlyAddend(part, head !== null);
    const addend = raw === null ? null : inUnit(raw, addends.at(-1), part);
    const before = addends.at(-1);
    const joins =
      addend !== null &&
      (head !== null || named === null) &&
      (before === undefined || before.kind === addend.kind) &&
      !isOtherDimension(addend, before, part) &&
      !isSubset(addend, part, addends.length === 1 && head?.own !== null);
    if (addend && joins) {
      addends.push(addend);
      continue;
    }
    close();
    head = named;
    if (head?.own && takes(head.owner, head.own)) addends = [head.own];
  }
  close();
  return clause.flatMap((mark) => told.get(mark) ?? [mark]);
};
