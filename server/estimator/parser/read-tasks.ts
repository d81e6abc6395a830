// Reads the objects of one run of marks as tasks: their verb, place, quantity and qualities.
import type { MeasureMark } from './accepts.ts';
import { isWord } from './clauses.ts';
import type { Clause } from './clauses.ts';
import type { Refusals } from './refusals.ts';
import { placesFor } from './places-for.ts';
import type { Group } from './groups.ts';
import type { Mark, MarkOf } from './marks.ts';
import { isNextTo, isOld, listedVerb, NEW_MEANS_ADDED, SERVICES } from './object-context.ts';
import { hasOwnRoom, isSwap } from './swaps.ts';
import { isHosted } from './hosts.ts';
import { nearbyQualifiers } from './nearby-qualifiers.ts';
import { saysWhere } from './says-where.ts';
import type { ReadPlace } from './parsed-place.ts';
import type { Task } from './parsed-task.ts';
import { isRunOfWall, lend, quantityOf } from './task-measures.ts';
import { wordSet } from './language.ts';
import { kinOf, laidInstead, putInAfterWall, isHeading, isDirect, saidOf } from './task-words.ts';

/** What the sentence around a run of marks gives its tasks. */
export interface TaskContext {
  clause: Clause;
  /** Number of the clause. */
  number: number;
  attached: ReadonlyMap<Mark, MeasureMark[]>;
  placeOf: (mark: MarkOf<'room'>) => ReadPlace;
  refusals: Pick<Refusals, 'supplied' | 'described' | 'chosen'>;
  /** Places spoken of before, for objects that name none. */
  here: readonly ReadPlace[];
  /** Tasks of the clause so far. */
  earlier: readonly Task[];
  /** Called when surfaces are only the last of all that is painted. */
  paintsAll: (places: ReadPlace[]) => void;
}

/** A verb farther from its object than this is only carried over a list. */
const OWN_REACH = 6;

/** A verb behind its object may stand after a bracket. */
const POSTPONED_REACH = 10;

const SWAPPED = wordSet('swapped');

/** A hole in these is pieced in, not patched with drywall. */
const OUTER = new Set(['siding', 'house_exterior', 'fascia', 'soffit']);

export const readTasks = (
  { verb, verbAt, marks, weak }: Group,
  { clause, number, attached, placeOf, refusals, here, earlier, paintsAll }: TaskContext,
): Task[] => {
  const { supplied, described, chosen } = refusals;
  const tasks: Task[] = [];
  marks.forEach((mark, index) => {
    if (mark.kind !== 'object') return;
    const places = placesFor(marks, index, placeOf);
    let swapped: number | undefined;
    const before = clause[clause.indexOf(mark) - 1];
    const located = saysWhere(clause, clause.indexOf(mark));
    const previous = tasks.at(-1);
    const served =
      previous !== undefined && SERVICES.has(previous.concept) && isNextTo(marks, index);
    // "Re-side the west wall": the wall says which, and how large.
    const sided =
      previous?.concept === 'siding' && mark.concept === 'house_exterior' && isNextTo(marks, index);
    const hosted = previous !== undefined && isHosted(marks, index, verb);
    if (
      previous?.concept === 'floor' &&
      (mark.concept === 'stair_tread' ||
        (mark.floor !== undefined && mark.floor !== 'rubber_base')) &&
      previous.verb === 'replace' &&
      isSwap(marks, index) &&
      !hasOwnRoom(marks, index)
    )
      previous.verb = 'remove';
    // "Change the patio slider to french doors": one door goes, the other comes.
    if (
      previous &&
      SWAPPED.has(previous.concept) &&
      SWAPPED.has(mark.concept) &&
      previous.verb === 'replace' &&
      previous.count === undefined &&
      isSwap(marks, index)
    )
      tasks.pop();
    if (
      previous?.concept === 'tub' &&
      mark.concept === 'shower' &&
      previous.verb === 'replace' &&
      isSwap(marks, index)
    )
      previous.verb = 'convert';
    if (
      previous?.concept === 'shower' &&
      mark.concept === 'tub' &&
      previous.verb === 'replace' &&
      isSwap(marks, index)
    )
      previous.verb = 'remove';
    // "Change the slider to French doors": one opening, and the new kind.
    if (
      previous !== undefined &&
      previous.concept !== mark.concept &&
      (previous.verb === 'replace' || previous.verb === 'convert') &&
      kinOf(previous.concept)?.includes(mark.concept) === true &&
      isSwap(marks, index)
    ) {
      tasks.pop();
      swapped = previous.count;
    }
    const at = clause.indexOf(mark);
    const after = clause[at + 1];
    // "With a vaulted ceiling": one word may describe it.
    const led = before?.kind === 'word' ? clause[at - 2] : before;
    const joins =
      (led?.kind === 'break' && led.stop === 'with') || isWord(after, 'too', 'included');
    if (verb === 'paint' && joins && !previous) paintsAll(placesFor(marks, index, placeOf));
    const run =
      previous !== undefined && isRunOfWall(mark, previous, verb, attached.get(mark) ?? []);
    const spoken = previous ?? (located ? earlier.at(-1) : undefined);
    if (located && spoken && !previous) {
      spoken.qualifiers.add(`near:${mark.concept}`);
      return;
    }
    // "Pet stained boards by the slider": only where, with nothing said of it.
    if (
      !attached.has(mark) &&
      located &&
      !previous &&
      (verb === null || verbAt < 0) &&
      marks.some((other) => other.kind === 'word')
    )
      return;
    if (hosted && previous?.concept === 'drywall_hole' && OUTER.has(mark.concept)) {
      previous.concept = 'siding_patch';
      previous.qualifiers.delete('plural');
      delete previous.count;
    }
    if ((located || served || hosted || sided || run) && previous) {
      if (sided)
        for (const quality of nearbyQualifiers(clause, at)) previous.qualifiers.add(quality);
      previous.qualifiers.add(`near:${mark.concept}`);
      lend(previous, attached.get(mark) ?? []);
      return;
    }
    tasks.push({
      concept: mark.concept,
      verb:
        mark.verb ??
        listedVerb(marks, index) ??
        laidInstead(marks, index, previous, verb) ??
        putInAfterWall(clause, marks, index, tasks, verb) ??
        (weak && NEW_MEANS_ADDED.has(mark.concept) ? 'install' : verb),
      ownVerb:
        verbAt >= 0 &&
        Math.abs(mark.at - verbAt) <= (verbAt > mark.at ? POSTPONED_REACH : OWN_REACH),
      qualifiers: new Set([
        ...(isOld(marks, index) ? ['old'] : []),
        ...mark.qualifiers,
        ...(isHeading(marks, index) ? ['heads'] : []),
        ...(mark.floor !== undefined && !weak && verb === 'replace' && isDirect(clause, at, verbAt)
          ? ['like_for_like']
          : []),
        ...(supplied.has(mark) ? ['supplied'] : []),
        ...(described.has(mark) ? ['described'] : []),
        ...(chosen.has(mark) ? [chosen.get(mark) ?? ''] : []),
        ...nearbyQualifiers(clause, clause.indexOf(mark)),
      ]),
      floor: mark.floor ?? null,
      places: places.length > 0 ? places : [...here],
      ...(places.length > 0 || here.length === 0 || clause.some(({ kind }) => kind === 'room')
        ? {}
        : { carried: true as const }),
      clause: number,
      at: mark.at,
      said: saidOf(mark, attached.get(mark) ?? [], clause, verbAt),
      ...(swapped === undefined ? {} : { count: swapped }),
      ...quantityOf(attached.get(mark) ?? []),
      ...(marks[index - 1]?.kind === 'all' ? { all: true } : {}),
    });
  });
  return tasks;
};
