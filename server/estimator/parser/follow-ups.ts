// Sentences that only qualify the one before: "White vinyl, full frame.", "Walls only."
import { isWord } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import type { ReadScope } from './parsed-request.ts';
import type { Task } from './parsed-task.ts';

/** "7 windows. White vinyl, full frame.": a sentence of qualities speaks of the thing named last. */
export const describeLast = (scope: ReadScope, clause: Clause, number: number): void => {
  const last = scope.tasks.at(-1);
  if (last?.clause !== number - 1) return;
  const known = Object.values(conceptOf(last.concept).pricings).flatMap(({ choose }) =>
    (choose ?? []).map(([qualifier]) => qualifier),
  );
  for (const mark of clause)
    if (mark.kind === 'qualifier' && known.includes(mark.qualifier))
      last.qualifiers.add(mark.qualifier);
};

/** "Paint 3 bedrooms. Walls only.": the surfaces named are all that is painted. */
export const narrowPaint = (
  scope: ReadScope,
  clause: Clause,
  tasks: readonly Task[],
  number: number,
): void => {
  const isLimit =
    tasks.length > 0 &&
    tasks.every(({ verb }) => verb === 'paint') &&
    clause.some((mark) => isWord(mark, 'only', 'just')) &&
    !clause.some(({ kind }) => kind === 'verb');
  // "Paint a 10x10 room? White ceiling, and the walls one dark color": both surfaces, and no trim.
  const surfaces = new Set(tasks.map(({ concept }) => concept));
  const isColors =
    surfaces.has('walls') &&
    surfaces.has('ceiling') &&
    surfaces.size === 2 &&
    tasks.every(({ verb, ownVerb }) => verb === null || verb === 'paint' || !ownVerb) &&
    scope.bareVerbs.some(({ verb, clause: at }) => verb === 'paint' && at === number - 1);
  if (isColors) for (const task of tasks) task.verb = 'paint';
  if (!isLimit && !isColors) return;
  scope.bareVerbs = scope.bareVerbs.filter(
    ({ verb, clause: at }) => verb !== 'paint' || at >= number,
  );
};
