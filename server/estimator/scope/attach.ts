// Decides which room or object each measure belongs to: the nearest that can take it, cheapest pairs first.
import { conceptOf } from './concepts/all.ts';
import type { Clause } from './clauses.ts';
import type { Mark, MarkOf } from './marks.ts';

export type Target = MarkOf<'room'> | MarkOf<'object'>;
export type Measure = MarkOf<
  'count' | 'area' | 'length' | 'squares' | 'volume' | 'feet' | 'inches' | 'height' | 'size'
>;

const MEASURES: ReadonlySet<Mark['kind']> = new Set([
  'count',
  'area',
  'length',
  'squares',
  'volume',
  'feet',
  'inches',
  'height',
  'size',
]);
const BREAK_COST: Record<MarkOf<'break'>['stop'], number> = {
  ',': 6,
  '.': 99,
  ':': 3,
  and: 4,
  with: 3,
  in: 1,
  ')': 8,
};
const FARTHEST = 16;

const isMeasure = (mark: Mark): mark is Measure => MEASURES.has(mark.kind);
const isTarget = (mark: Mark): mark is Target => mark.kind === 'room' || mark.kind === 'object';

/** Objects whose stated size is the size of a piece, never of a room. */
const SIZED_PIECES = new Set([
  'window',
  'door',
  'interior_door',
  'entry_door',
  'garage_door',
  'patio_door',
  'vanity',
  'skylight',
  'mirror',
  'shower_door',
  'storm_door',
  'french_door',
  'troffer',
  'barn_door',
  'egress_window',
]);
const SIZED_WORK = new Set([
  'island',
  'closet_system',
  'shed',
  'slab',
  'shower',
  'walkway',
  'pergola',
  'patio_cover',
  'screen_porch',
  'retaining_wall',
  'sod',
  'gravel',
]);
const FEET_MEASURES = new Set(['length', 'none']);

const accepts = (target: Target, measure: Measure): boolean => {
  if (target.kind === 'room' && target.room === 'everywhere') return false;
  if (target.kind === 'room')
    return (
      ['count', 'area', 'size', 'height'].includes(measure.kind) ||
      (measure.kind === 'squares' && target.room === 'exterior')
    );
  const concept = conceptOf(target.concept);
  const ofRoom =
    concept.measure !== 'length' &&
    Object.values(concept.recipes).some(
      (recipe) => recipe.perRoom === true || recipe.fromRoom !== undefined,
    );
  switch (measure.kind) {
    case 'count':
      return true;
    case 'area':
      return (
        concept.measure === 'area' ||
        concept.measure === 'squares' ||
        ofRoom ||
        target.concept === 'shower'
      );
    case 'size':
      return (
        SIZED_PIECES.has(target.concept) ||
        SIZED_WORK.has(target.concept) ||
        (concept.measure === 'area' &&
          concept.recipes.otherwise.perRoom === true &&
          concept.id !== 'floor')
      );
    case 'length':
      return concept.measure === 'length' || concept.measure === 'area';
    case 'feet':
      return (
        FEET_MEASURES.has(concept.measure) ||
        ['vanity', 'walls', 'countertop', 'roof', 'slab', 'retaining_wall', 'block_wall'].includes(
          concept.id,
        )
      );
    case 'squares':
      return concept.measure === 'squares' || concept.measure === 'area';
    case 'volume':
      return concept.measure === 'volume';
    case 'inches':
      return true;
    case 'height':
      return false;
  }
};

const capacity = (
  target: Target,
  kind: Measure['kind'],
  counts: ReadonlyMap<Target, number>,
): number => (kind === 'size' ? (counts.get(target) ?? 1) : 1);

const costBetween = (clause: Clause, from: number, to: number): number => {
  const [first, last] = from < to ? [from, to] : [to, from];
  let cost = 0;
  for (let i = first + 1; i < last; i += 1) {
    const mark = clause[i];
    if (!mark) continue;
    const between =
      mark.kind === 'break' &&
      mark.stop === ',' &&
      isMeasure(clause[i - 1] ?? mark) &&
      isMeasure(clause[i + 1] ?? mark);
    if (between) cost += 1;
    else if (mark.kind === 'break') cost += BREAK_COST[mark.stop];
    else if (mark.kind === 'verb') cost += 4;
    else if (isTarget(mark)) cost += 2;
    else cost += 1;
  }
  return cost;
};

/** A count stands right before what it counts: "2 large windows". */
const counted = (clause: Clause, index: number): number | null => {
  const previous = clause[index - 1];
  if (previous?.kind === 'word' && ['times', 'qty', 'quantity'].includes(previous.text)) {
    for (let i = index - 2; i >= 0; i -= 1) if (clause[i] && isTarget(clause[i] as Mark)) return i;
  }
  for (let i = index + 1; i < clause.length && i <= index + 5; i += 1) {
    const mark = clause[i];
    if (!mark || mark.kind === 'break' || (mark.kind === 'verb' && !mark.weak) || isMeasure(mark))
      break;
    if (isTarget(mark)) {
      const next = clause[i + 1];
      // "2 bathroom vanities": the room only says where the vanities are.
      return mark.kind === 'room' && next?.kind === 'object' && next.at - mark.at <= 2 ? i + 1 : i;
    }
  }
  const colon = clause[index - 1];
  if (
    colon?.kind === 'break' &&
    colon.stop === ':' &&
    clause[index - 2] &&
    isTarget(clause[index - 2] as Mark)
  )
    return index - 2;
  const closing = clause[index + 1];
  const inBrackets = closing?.kind === 'break' && closing.stop === ')';
  if (previous && isTarget(previous) && (previous.kind === 'object' || inBrackets)) {
    const next = clause[index + 1];
    if (!next || next.kind === 'break' || next.kind === 'word') return index - 1;
  }
  return null;
};

/** "3 bedrooms and the hall, total 650 sq ft": the area of the work, not of the last room. */
const isTotal = (clause: Clause, index: number): boolean =>
  clause[index]?.kind === 'area' &&
  (clause[index - 1]?.kind === 'total' || clause[index + 1]?.kind === 'total');

/** An object bought by its area takes an area said after it before the room does. */
const isOwnArea = (target: Target, measure: Measure): boolean => {
  if (target.kind !== 'object' || measure.kind !== 'area' || target.concept === 'floor')
    return false;
  const { measure: own, recipes } = conceptOf(target.concept);
  return own === 'area' && recipes.otherwise.perRoom !== true;
};

/** "5,000 sf warehouse walls": the area is that of the walls, the room only says which. */
const surfaceOfRoom = (clause: Clause, index: number, measure: Measure): boolean => {
  const [room, next] = [clause[index], clause[index + 1]];
  return (
    measure.kind === 'area' &&
    room?.kind === 'room' &&
    next?.kind === 'object' &&
    ['walls', 'ceiling', 'drywall'].includes(next.concept) &&
    next.at - room.at <= 3
  );
};

/** A size is hardly that of a whole dwelling, an area hardly that of "the area". */
const misfit = (target: Target, measure: Measure): number => {
  if (target.kind !== 'room') return 0;
  if (measure.kind === 'size' && (target.room === 'house' || target.room === 'unit_2br'))
    return FARTHEST + 1;
  return measure.kind === 'area' && target.room === 'room' ? 1 : 0;
};

/** Measures of a clause by the mark they belong to; those nobody takes come back as `free`. */
export const attachMeasures = (
  clause: Clause,
  skip: ReadonlySet<Mark>,
): { attached: Map<Target, Measure[]>; free: Measure[] } => {
  const attached = new Map<Target, Measure[]>();
  const counts = new Map<Target, number>();
  const taken = new Set<Measure>();
  const give = (target: Target, measure: Measure): void => {
    attached.set(target, [...(attached.get(target) ?? []), measure]);
    taken.add(measure);
  };
  clause.forEach((mark, index) => {
    if (mark.kind !== 'count' || skip.has(mark)) return;
    const found = counted(clause, index);
    const target = found === null ? undefined : clause[found];
    if (target && isTarget(target) && !counts.has(target)) {
      counts.set(target, mark.value);
      give(target, mark);
    } else taken.add(mark);
  });
  const pairs: { target: Target; measure: Measure; cost: number }[] = [];
  clause.forEach((measure, i) => {
    if (!isMeasure(measure) || measure.kind === 'count' || skip.has(measure)) return;
    clause.forEach((target, j) => {
      if (!isTarget(target) || skip.has(target) || !accepts(target, measure)) return;
      const bridge = costBetween(clause, i, j);
      // "1,200 sf of sod" belongs to what follows at once, else to what was named before.
      const following = j > i && bridge > 0 ? 1.5 : 0;
      const roomArea =
        misfit(target, measure) +
        (surfaceOfRoom(clause, j, measure) ? 5 : 0) -
        (i > j && isOwnArea(target, measure) ? 4 : 0) -
        (isTotal(clause, i) && target.kind === 'object' ? 12 : 0);
      if (bridge + following <= FARTHEST)
        pairs.push({ target, measure, cost: bridge + following + roomArea });
    });
  });
  pairs.sort((a, b) => a.cost - b.cost);
  for (const { target, measure } of pairs) {
    if (taken.has(measure)) continue;
    const held = (attached.get(target) ?? []).filter(({ kind }) => kind === measure.kind).length;
    if (held < capacity(target, measure.kind, counts)) give(target, measure);
  }
  for (const [target, measures] of attached) {
    // "Ceiling of the living room 15x18, part (60 sf)": a sized room leaves a further area to the object.
    const area = measures.find(({ kind }) => kind === 'area');
    if (target.kind !== 'room' || !area || !measures.some(({ kind }) => kind === 'size')) continue;
    const object = clause.find(
      (mark) =>
        mark.kind === 'object' &&
        !skip.has(mark) &&
        accepts(mark, area) &&
        !(attached.get(mark) ?? []).some(({ kind }) => kind === 'area'),
    );
    if (object?.kind !== 'object') continue;
    attached.set(
      target,
      measures.filter((measure) => measure !== area),
    );
    attached.set(object, [...(attached.get(object) ?? []), area]);
  }
  const free = clause
    .filter(isMeasure)
    .filter((measure) => !taken.has(measure) && !skip.has(measure));
  return { attached, free };
};
