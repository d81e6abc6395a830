// "Swap the electric water heater for a heat pump one": the kind of the thing named before, no thing of its own.
import type { Clause } from '../clauses.ts';
import { conceptOf } from '../concepts/all.ts';
import type { Mark } from '../marks.ts';

const chosenBy = (concept: string): Set<string> =>
  new Set(
    Object.values(conceptOf(concept).recipes).flatMap(({ choose }) =>
      (choose ?? []).map(([quality]) => quality),
    ),
  );

const qualityOf = (mark: Mark): string | null =>
  mark.kind === 'qualifier' ? mark.qualifier : mark.kind === 'object' ? mark.concept : null;

export const withKindOfOne = (clause: Clause): Clause => {
  const at = clause.findIndex((mark, index) => {
    const next = clause[index + 2];
    return (
      mark.kind === 'count' && mark.value === 1 && index > 0 && !next && index === clause.length - 1
    );
  });
  const kind = clause[at - 1];
  const quality = kind ? qualityOf(kind) : null;
  const thing = clause.slice(0, Math.max(0, at - 1)).findLast((mark) => mark.kind === 'object');
  if (quality === null || thing?.kind !== 'object' || !chosenBy(thing.concept).has(quality))
    return clause;
  return clause.flatMap((mark): Mark[] => {
    if (mark === kind || mark === clause[at]) return [];
    return mark === thing ? [{ ...thing, qualifiers: [...thing.qualifiers, quality] }] : [mark];
  });
};
