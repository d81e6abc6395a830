// "Tile" as a verb: "tile the backsplash" is no floor.
import type { Clause } from '../clauses.ts';
import { namesOf } from '../language.ts';
import type { Mark, MarkOf } from '../marks.ts';

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
