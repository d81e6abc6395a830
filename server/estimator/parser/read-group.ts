// One run of marks under one verb: its tasks, the rooms it is said of as a whole, and a verb that names no thing.
import { isWord } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { dropDestination } from './destinations.ts';
import type { Group } from './groups.ts';
import type { MarkOf } from './marks.ts';
import type { ReadPlace } from './parsed-place.ts';
import type { Task } from './parsed-task.ts';
import { readTasks } from './read-tasks.ts';
import type { TaskContext } from './read-tasks.ts';
import { placesHere } from './so-far.ts';
import type { SoFar } from './so-far.ts';
import { tellsSizeOnly, wholePlaceVerb } from './syntax.ts';

/** What was made of the clause before its verbs are looked at, and its tasks so far. */
type InClause = Pick<TaskContext, 'clause' | 'attached' | 'placeOf' | 'refusals' | 'earlier'>;

/** "Paint to match", "paint those": the paint of what was mended. */
const TOUCHED_UP = ['match', 'those', 'them', 'patched', 'repaired'];

/** A verb that was not said is not sure to be meant where the clause has words of its own. */
const isSaid = (clause: Clause, { verbAt }: Group): boolean =>
  verbAt >= 0 || !clause.some(({ kind }) => kind === 'word');

/** "Paint the interior including ceilings and trim" means all of it. */
const paintAll = ({ scope, number }: SoFar, clause: Clause, places: ReadPlace[]): void => {
  if (places.length === 0 || !clause.some(({ kind }) => kind === 'room')) return;
  scope.bareVerbs.push({ verb: 'paint', clause: number, places, area: null, all: true });
};

/** "Paint the walls. The kitchen is 12x14.": work that named no room was meant for the one told of now. */
const placeEarlier = ({ scope, places }: SoFar, rooms: readonly ReadPlace[]): void => {
  if (places.all.some((place) => !rooms.includes(place) && !place.excluded)) return;
  for (const task of [...scope.tasks, ...scope.bareVerbs])
    if (task.places.length === 0) task.places = [...rooms];
};

/** Notes the verb in the rooms that are done as a whole; gives those rooms. */
const doAsWhole = (
  clause: Clause,
  group: Group,
  placeOf: TaskContext['placeOf'],
): MarkOf<'room'>[] => {
  const { verb, verbAt, marks } = group;
  const whole = isSaid(clause, group) ? (wholePlaceVerb(clause, verb, verbAt, marks) ?? []) : [];
  for (const place of whole.map(placeOf)) {
    if (place.excluded || place.whole !== null) continue;
    place.whole = verb;
    if (verbAt >= 0) place.said = [...(place.said ?? []), [verbAt, verbAt + 1]];
  }
  return whole;
};

/** "Drywall repair, paint to match": the paint goes with what was mended. */
const isTouchUp = ({ scope }: SoFar, clause: Clause, { verb, marks }: Group): boolean =>
  verb === 'paint' &&
  (scope.tasks.length > 0 || clause.some(({ kind }) => kind === 'object')) &&
  marks.some((mark) => isWord(mark, ...TOUCHED_UP));

/** "Paint the bedrooms": a verb with no thing it is said of. */
const noteBareVerb = (
  soFar: SoFar,
  clause: Clause,
  group: Group,
  rooms: readonly ReadPlace[],
): void => {
  const { verb, verbAt, marks } = group;
  const isTaken = marks.some((mark) => mark.kind === 'object' && mark.verb === undefined);
  if (verb === null || isTaken || isTouchUp(soFar, clause, group)) return;
  if (!isSaid(clause, group) || (verbAt < 0 && rooms.length === 0)) return;
  soFar.scope.bareVerbs.push({
    verb,
    clause: soFar.number,
    ...(verbAt >= 0 ? { at: verbAt } : {}),
    places: rooms.length > 0 ? [...rooms] : placesHere(soFar),
    named: rooms.length > 0,
    area: marks.flatMap((mark) => (mark.kind === 'area' ? [mark.value] : []))[0] ?? null,
    materials: marks.flatMap((mark) => (mark.kind === 'qualifier' ? [mark.qualifier] : [])),
  });
};

export const readGroup = (soFar: SoFar, group: Group, inClause: InClause): Task[] => {
  const { clause, placeOf } = inClause;
  const { verb, marks } = group;
  const tasks = readTasks(group, {
    ...inClause,
    number: soFar.number,
    here: placesHere(soFar),
    paintsAll: (places) => paintAll(soFar, clause, places),
  });
  const rooms = [...new Set(marks.filter((mark) => mark.kind === 'room').map(placeOf))];
  if (verb === 'convert') dropDestination(rooms);
  if (tellsSizeOnly(clause, marks)) placeEarlier(soFar, rooms);
  else if (doAsWhole(clause, group, placeOf).length === 0)
    noteBareVerb(soFar, clause, group, rooms);
  return tasks;
};
