// What is named beside shower work and has a name of its own elsewhere: "retile the shower walls and floor".
import type { Clause } from '../clauses.ts';
import { isStop } from '../clauses.ts';
import type { Mark, MarkOf } from '../marks.ts';

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
const OF_SHOWER = (
  { concept, floor, qualifiers }: MarkOf<'object'>,
  beside: string,
): string | null => {
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
