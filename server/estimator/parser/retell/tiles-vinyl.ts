// "Tile" as a verb and "vinyl" as a floor.
import { isStop } from '../clauses.ts';
import type { Clause } from '../clauses.ts';
import type { Mark, MarkOf } from '../marks.ts';
import { namesOf, wordSet } from '../language.ts';

type ObjectMark = MarkOf<'object'>;

/** What is tiled and is no floor, and what tiling it is. */
const TILED = namesOf('tiled');

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
      mark.kind === 'count' ||
      mark.kind === 'area' ||
      mark.kind === 'size' ||
      (mark.kind === 'break' && mark.stop === 'in');
    if (!passes) return null;
  }
  return null;
};

/** "Tile the backsplash": what is tiled, not a floor beside it. */
export const withTiledThings = (clause: Clause): Clause => {
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

/** "Retile the shower, 3x5 shower": named again only to tell its size. */
const withoutShowerAgain = (clause: Clause): Clause => {
  const tiled = clause.findIndex(
    (mark) => mark.kind === 'object' && mark.concept === 'shower_tile',
  );
  return clause.filter((mark, index) => {
    const size = clause[index - 1];
    const ofShower = (other: Mark | undefined) =>
      other?.kind === 'object' && other.concept === 'shower' && tiled >= 0 && index > tiled;
    const isSize = mark.kind === 'size' && ofShower(clause[index + 1]);
    return !isSize && !(ofShower(mark) && size?.kind === 'size');
  });
};

/** What is beside shower work and has a name of its own elsewhere, by what comes before it. */
const OF_SHOWER = ({ concept, floor, qualifiers }: ObjectMark, beside: string): string | null => {
  if (concept !== 'floor' || qualifiers.includes('floor_named')) return null;
  if (floor === undefined) return beside === 'shower_tile' ? 'shower_pan' : null;
  return floor === 'tile' && beside === 'shower_pan' ? 'shower_tile' : null;
};

/** "Retile the shower walls and floor", "the shower pan and tile": those of the shower. */
export const withShowerParts = (clause: Clause): Clause =>
  withoutShowerAgain(clause).map((mark, index, told) => {
    const [and, part] = [told[index - 1], told[index - 2]];
    if (mark.kind !== 'object' || part?.kind !== 'object' || !isStop(and, 'and')) return mark;
    const concept = OF_SHOWER(mark, part.concept);
    if (concept === null) return mark;
    const { floor: _, ...rest } = mark;
    return { ...rest, concept };
  });

/** Things sold in vinyl that are no floor. */
const OF_VINYL = wordSet('of_vinyl');

/** "Replace vinyl and subfloor in the bath": with nothing else of vinyl in the sentence it is the floor. */
export const withVinylFloor = (clause: Clause): Clause => {
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
