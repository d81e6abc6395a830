// One clause: which verb, which place and which measures belong to each of its objects.
import { attachMeasures } from './attach.ts';
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import { findRefusals } from './exclusions.ts';
import { describeLast, narrowPaint } from './follow-ups.ts';
import { countLast, placeFree } from './free-measures.ts';
import { groupByVerb } from './groups.ts';
import type { Mark, MarkOf } from './marks.ts';
import { lastOf } from './parsed-request.ts';
import type { ReadExclusion } from './parsed-request.ts';
import type { ReadPlace } from './parsed-place.ts';
import type { Task } from './parsed-task.ts';
import { readGroup } from './read-group.ts';
import { hasRoomFor, segmentsOf } from './segments.ts';
import type { SoFar } from './so-far.ts';
import { isAdjective } from './syntax.ts';
import { isMeasured } from './task-measures.ts';

/** Work on the surfaces of a room, measured by it. */
const isOfRoom = (concept: string): boolean =>
  conceptOf(concept).pricings.otherwise.fromRoom !== undefined ||
  conceptOf(concept).pricings.otherwise.together === true;

const exclude = ({ scope, places }: SoFar, exclusions: readonly ReadExclusion[]): void => {
  for (const exclusion of exclusions) {
    scope.exclusions.push(exclusion);
    if (exclusion.room === null || exclusion.concept !== null) continue;
    for (const place of places.all) if (place.type === exclusion.room) place.excluded = true;
  }
};

/** What the clause tells beside its work: losses, and its parts for a second look at their words. */
const noteClause = (soFar: SoFar, clause: Clause, negated: ReadonlySet<Mark>): void => {
  const { segments, perils } = soFar.scope;
  if (hasRoomFor(segments))
    segments.push(...segmentsOf(clause, negated, soFar.tokens, soFar.number));
  for (const mark of clause) {
    if (mark.kind === 'peril' && !negated.has(mark) && !perils.includes(mark.peril))
      perils.push(mark.peril);
  }
};

/** Verbs and work of the clause that name no room belong to the rooms that it names. */
const placeInRooms = (
  { scope, number }: SoFar,
  tasks: readonly Task[],
  rooms: readonly ReadPlace[],
): void => {
  for (const bare of lastOf(scope.bareVerbs, number))
    if (bare.places.length === 0) bare.places = [...rooms];
  // "Skim coat and paint the walls in 2 bedrooms": both are done there.
  const named = rooms.filter(({ excluded }) => !excluded);
  for (const task of tasks)
    if (task.places.length === 0 && isOfRoom(task.concept) && !isMeasured(task))
      task.places = named;
};

export const readClause = (soFar: SoFar, clause: Clause): void => {
  const { scope, places, number } = soFar;
  const refusals = findRefusals(clause);
  const { exclusions, negated, reasons } = refusals;
  scope.ignored.push(...reasons);
  noteClause(soFar, clause, negated);
  const { attached, free } = attachMeasures(clause, negated);
  exclude(soFar, exclusions);
  const known = new Map<Mark, ReadPlace>();
  const placeOf = (mark: MarkOf<'room'>): ReadPlace => {
    const place = known.get(mark) ?? places.of(mark, attached.get(mark) ?? []);
    known.set(mark, place);
    place.clause ??= number;
    return place;
  };
  for (const mark of clause) {
    if (mark.kind !== 'room' || negated.has(mark)) continue;
    const place = placeOf(mark);
    if (!isAdjective(clause, mark)) place.adjective = false;
  }
  const tasks: Task[] = [];
  for (const group of groupByVerb(clause, negated, soFar.verb)) {
    if (group.verb !== null && group.verbAt >= 0) soFar.verb = group.verb;
    tasks.push(...readGroup(soFar, group, { clause, attached, placeOf, refusals, earlier: tasks }));
    const ofGroup = group.marks.flatMap((mark) => (mark.kind === 'room' ? [placeOf(mark)] : []));
    if (ofGroup.length > 0) soFar.here = [...new Set(ofGroup)];
  }
  placeInRooms(soFar, tasks, [...new Set(known.values())]);
  const space = placeFree(free, { rooms: [...known.values()], tasks, places, scope, number });
  if (space && tasks.length === 0) soFar.here = [space];
  narrowPaint(scope, clause, tasks, number);
  if (known.size > 0) soFar.here = [...new Set(known.values())];
  if (tasks.length === 0 && known.size === 0) {
    describeLast(scope, clause, number);
    countLast(scope, clause, number);
  }
  scope.tasks.push(...tasks);
};
