// Words of a sentence that mean another thing beside their neighbours: "tile" as a verb, "vinyl" as a floor.
import type { Clause } from './clauses.ts';
import type { Mark, MarkOf } from './marks.ts';
import { COMMERCIAL_PLACES } from './vocabulary/rooms.ts';

type ObjectMark = MarkOf<'object'>;

/** What is tiled and is no floor, and what tiling it is. */
const TILED: Readonly<Record<string, string>> = {
  walls: 'wall_tile',
  wall_tile: 'wall_tile',
  backsplash: 'backsplash',
  shower: 'shower',
  shower_tile: 'shower_tile',
  tub_surround: 'shower_tile',
  shower_pan: 'shower_pan',
  fireplace: 'wall_tile',
  niche: 'niche',
};

const isTileOnly = (mark: Mark): mark is ObjectMark =>
  mark.kind === 'object' &&
  mark.concept === 'floor' &&
  mark.floor === 'tile' &&
  !mark.qualifiers.includes('floor_named');

const REACH = 6;

/** The object right behind a mark, with nothing but its description between. */
const objectBehind = (clause: Clause, index: number): ObjectMark | null => {
  const from = clause[index];
  for (const mark of clause.slice(index + 1)) {
    if (!from || mark.at - from.at > REACH) return null;
    if (mark.kind === 'object') return mark;
    const passes =
      mark.kind === 'room' ||
      mark.kind === 'qualifier' ||
      mark.kind === 'area' ||
      (mark.kind === 'break' && mark.stop === 'in');
    if (!passes) return null;
  }
  return null;
};

/** "Tile the backsplash": what is tiled, not a floor beside it. */
const withTiledThings = (clause: Clause): Clause => {
  let told: Mark[] = [...clause];
  clause.forEach((mark, index) => {
    if (!isTileOnly(mark)) return;
    const thing = objectBehind(clause, index);
    const concept = thing ? TILED[thing.concept] : undefined;
    if (!thing || concept === undefined) return;
    const led = clause.slice(0, index).some(({ kind }) => kind === 'verb');
    const verb: Mark = { kind: 'verb', verb: 'install', weak: false, at: mark.at };
    told = told.flatMap((other): Mark[] => {
      if (other === mark) return led ? [] : [verb];
      if (other === thing)
        return [{ ...thing, concept, qualifiers: [...thing.qualifiers, 'tiled'] }];
      // "Tile the shower and the floor": the floor gets the same.
      const isBareFloor =
        other.kind === 'object' && other.concept === 'floor' && other.floor === undefined;
      return [isBareFloor && other.at > mark.at ? { ...other, floor: 'tile' } : other];
    });
  });
  return told;
};

/** Things sold in vinyl that are no floor. */
const OF_VINYL = new Set([
  'window',
  'siding',
  'fence',
  'gate',
  'soffit',
  'fascia',
  'gutter',
  'deck_rail',
  'patio_door',
  'shutter',
  'house_exterior',
  'wallpaper',
  'blinds',
  'exterior_trim',
]);

/** "Replace vinyl and subfloor in the bath": with nothing else of vinyl in the sentence it is the floor. */
const withVinylFloor = (clause: Clause): Clause => {
  const inRoom = clause.some(({ kind }) => kind === 'room');
  const objects = clause.filter((mark) => mark.kind === 'object');
  const nearFloor = objects.some(({ concept }) => ['subfloor', 'baseboard'].includes(concept));
  if ((!inRoom && !nearFloor) || objects.some(({ concept }) => OF_VINYL.has(concept)))
    return clause;
  if (objects.some(({ concept, floor }) => concept === 'floor' && floor === undefined))
    return clause;
  return clause.map((mark, index) => {
    if (mark.kind !== 'qualifier' || mark.qualifier !== 'vinyl') return mark;
    const next = clause[index + 1];
    const describes = next?.kind === 'object' && next.concept !== 'subfloor';
    if (describes) return mark;
    return { kind: 'object', concept: 'floor', floor: 'sheetvinyl', qualifiers: [], at: mark.at };
  });
};

/** "Stucco ranch", "brick colonial": what the house is made of, not work on it. */
const BUILT_OF = new Set(['stucco', 'siding']);
const withoutDescribedHouse = (clause: Clause): Clause =>
  clause.filter((mark, index) => {
    const next = clause[index + 1];
    const isBuilding = next?.kind === 'room' && next.room === 'house' && next.at - mark.at === 1;
    return !(mark.kind === 'object' && BUILT_OF.has(mark.concept) && isBuilding);
  });

/** "Three holes from moving furniture": how the damage came about is no work. */
const withoutCauses = (clause: Clause): Clause => {
  const dropped = new Set<Mark>();
  clause.forEach((mark, index) => {
    const verb = clause[index + 1];
    const object = clause[index + 2];
    if (mark.kind !== 'word' || mark.text !== 'from' || verb?.kind !== 'verb') return;
    dropped.add(verb);
    if (object?.kind === 'object') dropped.add(object);
  });
  return dropped.size === 0 ? clause : clause.filter((mark) => !dropped.has(mark));
};

/** "A hole … and two more": the count goes to the thing named before. */
const withMore = (clause: Clause): Clause => {
  let told: Mark[] = [...clause];
  clause.forEach((mark, index) => {
    const [more, next] = [clause[index + 1], clause[index + 2]];
    if (mark.kind !== 'count' || more?.kind !== 'word' || more.text !== 'more') return;
    if (next?.kind === 'object' || next?.kind === 'room') return;
    const thing = clause.slice(0, index).findLast((other) => other.kind === 'object');
    if (!thing) return;
    const at = clause.indexOf(thing);
    const before = clause[at - 1];
    const known = before?.kind === 'count' ? before.value : 1;
    const sum: Mark = { kind: 'count', value: known + mark.value, at: thing.at };
    told = told.flatMap((other): Mark[] => {
      if (other === mark || (known > 1 && other === before)) return [];
      return other === thing ? [sum, thing] : [other];
    });
  });
  return told;
};

/** "14 stairs" beside carpet are fourteen steps to cover, not fourteen staircases. */
const withSteps = (clause: Clause): Clause => {
  const floor = clause.find((mark) => mark.kind === 'object' && mark.concept === 'floor');
  if (floor?.kind !== 'object') return clause;
  const concept = floor.floor === 'carpet' ? 'stair_carpet' : 'stair_tread';
  return clause.map((mark, index) => {
    const before = clause[index - 1];
    const counted = before?.kind === 'count' && before.value > 2;
    return mark.kind === 'room' && mark.room === 'stairs' && counted
      ? { kind: 'object', concept, qualifiers: ['plural'], at: mark.at }
      : mark;
  });
};

/** "Mini splits, 3 zones": so many heads. */
const HEADS = new Set(['zone', 'head', 'indoor unit', 'indoor']);
const withZones = (clause: Clause): Clause => {
  const split = clause.find((mark) => mark.kind === 'object' && mark.concept === 'mini_split');
  const index = clause.findIndex((mark, i) => {
    const next = clause[i + 1];
    return mark.kind === 'count' && next?.kind === 'word' && HEADS.has(next.text);
  });
  const count = clause[index];
  if (!split || count?.kind !== 'count') return clause;
  const rest = clause.filter((mark) => mark !== count && mark !== clause[index + 1]);
  return rest.flatMap((mark): Mark[] =>
    mark === split ? [{ ...count, at: split.at }, split] : [mark],
  );
};

/** "Restaurant kitchen", "office break room": one place of that business. */
const withoutInnerRooms = (clause: Clause): Clause =>
  clause.filter((mark, index) => {
    const before = clause[index - 1];
    return !(
      mark.kind === 'room' &&
      before?.kind === 'room' &&
      mark.at - before.at === 1 &&
      COMMERCIAL_PLACES.has(before.room) &&
      !COMMERCIAL_PLACES.has(mark.room)
    );
  });

const STONES = new Set(['quartz', 'granite', 'marble', 'butcher', 'solid_surface', 'formica']);

/** "Kitchen cabinets and quartz": the stone stands for its counter. */
const withCounters = (clause: Clause): Clause => {
  const has = (...concepts: string[]) =>
    clause.some((mark) => mark.kind === 'object' && concepts.includes(mark.concept));
  if (!has('cabinets') || has('countertop', 'island', 'vanity')) return clause;
  return clause.map((mark, index) => {
    const [before, next] = [clause[index - 1], clause[index + 1]];
    const alone = before?.kind === 'break' && (!next || next.kind === 'break');
    return mark.kind === 'qualifier' && STONES.has(mark.qualifier) && alone
      ? { kind: 'object', concept: 'countertop', qualifiers: [mark.qualifier], at: mark.at }
      : mark;
  });
};

/** "3 doors each with a sidelight": as many of the second as of the first. */
const withEach = (clause: Clause): Clause => {
  const at = clause.findIndex((mark, index) => {
    const next = clause[index + 1];
    return mark.kind === 'all' && next?.kind === 'break' && next.stop === 'with';
  });
  const owner = clause.slice(0, at).findLastIndex(({ kind }) => kind === 'object');
  const counted = clause.slice(0, Math.max(0, owner)).findLast(({ kind }) => kind === 'count');
  const thing = clause[at + 2];
  if (at < 0 || counted?.kind !== 'count' || thing?.kind !== 'object') return clause;
  return clause.flatMap((mark): Mark[] =>
    mark === thing ? [{ ...counted, at: thing.at }, thing] : [mark],
  );
};

const PATCHED = new Set(['act_ceiling', 'ceiling_tile', 'roof', 'driveway', 'siding', 'stucco']);

/** "Patch ceiling grid": the patch is what is done, not a hole in a wall. */
const withPatchedThings = (clause: Clause): Clause =>
  clause.map((mark, index) => {
    const next = clause[index + 1];
    const isOrder =
      mark.kind === 'object' &&
      mark.concept === 'drywall_hole' &&
      next?.kind === 'object' &&
      PATCHED.has(next.concept);
    return isOrder ? { kind: 'verb', verb: 'repair', weak: false, at: mark.at } : mark;
  });

/** "3 offices, 2 outlets each": as many times over. */
const withEachTimes = (clause: Clause): Clause => {
  const at = clause.findIndex((mark, index) => {
    const [next, count] = [clause[index + 1], clause[index - 2]];
    const ends = !next || (next.kind === 'break' && next.stop !== 'with');
    return mark.kind === 'all' && ends && count?.kind === 'count';
  });
  const own = clause[at - 2];
  const times = clause.slice(0, Math.max(0, at - 2)).find(({ kind }) => kind === 'count');
  if (own?.kind !== 'count' || times?.kind !== 'count' || clause[at - 1]?.kind !== 'object')
    return clause;
  return clause.map((mark) => (mark === own ? { ...own, value: own.value * times.value } : mark));
};

const STEPS: readonly ((clause: Clause) => Clause)[] = [
  withoutInnerRooms,
  withCounters,
  withEach,
  withEachTimes,
  withPatchedThings,
  withoutDescribedHouse,
  withoutCauses,
  withMore,
  withSteps,
  withZones,
  withTiledThings,
  withVinylFloor,
];

export const retold = (clause: Clause): Clause => STEPS.reduce((told, step) => step(told), clause);
