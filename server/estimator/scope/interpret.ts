// From marks to scope: which verb, which place and which measures belong to each object. Sentence by sentence.
import { attachMeasures } from './attach.ts';
import type { Measure } from './accepts.ts';
import { isWord, splitClauses } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import { findRefusals } from './exclusions.ts';
import type { Refusals } from './exclusions.ts';
import { settle } from './settle.ts';
import { withoutLocations } from './locations.ts';
import type { Facts, Mark, MarkOf } from './marks.ts';
import { Places } from './places.ts';
import type { Exclusion, Place, Quantity, Scope, Task } from './scope.ts';
import { isAdjective, wholePlaceVerb } from './syntax.ts';
import { groupByVerb, placesFor } from './groups.ts';
import type { Group } from './groups.ts';
import {
  isHosted,
  isNextTo,
  isOld,
  isSwap,
  listedVerb,
  nearbyQualifiers,
  NEW_MEANS_ADDED,
  SERVICES,
  WHERE,
} from './object-context.ts';
import type { Verb } from './vocabulary/verbs.ts';
import type { QuantityBasis } from '../../domain/estimate.ts';

/** Beyond these a figure is a slip or a joke, not a quantity of work. */
const LARGEST = {
  count: 5_000,
  area: 500_000,
  length: 20_000,
  squares: 5_000,
  volume: 10_000,
  feet: 5_000,
  inches: 600,
} as const;

const quantityOf = (measures: readonly Measure[]): Quantity => {
  const quantity: Quantity = {};
  for (const measure of measures) {
    if (measure.kind === 'size') {
      quantity.size = { length: measure.length, width: measure.width, height: measure.height };
    } else if (measure.kind !== 'height')
      quantity[measure.kind] = Math.min(measure.value, LARGEST[measure.kind]);
  }
  return quantity;
};

/** "Paint to match", "paint those": the paint of what was mended. */
const TOUCHED_UP = ['match', 'those', 'them', 'patched', 'repaired'];

class Interpreter {
  readonly scope: Scope;
  private readonly places: Places;
  private verb: Verb | null = null;
  private clauseNumber = 0;
  private here: Place[] = [];

  constructor(facts: Facts, basis: QuantityBasis) {
    this.places = new Places(basis);
    this.scope = {
      places: this.places.all,
      tasks: [],
      exclusions: [],
      facts,
      perils: [],
      bareVerbs: [],
      words: new Set(),
      ignored: [],
      notes: [],
    };
  }

  read(marks: readonly Mark[]): Scope {
    this.scope.words = new Set(marks.flatMap((mark) => (mark.kind === 'word' ? [mark.text] : [])));
    for (const clause of splitClauses(marks)) {
      this.clause(withoutLocations(clause));
      this.clauseNumber += 1;
    }
    settle(this.scope);
    return this.scope;
  }

  private clause(clause: Clause): void {
    const { exclusions, negated, supplied, described, reasons } = findRefusals(clause);
    this.scope.ignored.push(...reasons);
    const { attached, free } = attachMeasures(clause, negated);
    this.exclude(exclusions);
    for (const mark of clause) {
      if (mark.kind === 'peril' && !negated.has(mark) && !this.scope.perils.includes(mark.peril))
        this.scope.perils.push(mark.peril);
    }
    const known = new Map<Mark, Place>();
    const placeOf = (mark: MarkOf<'room'>): Place => {
      const place = known.get(mark) ?? this.places.of(mark, attached.get(mark) ?? []);
      known.set(mark, place);
      return place;
    };
    for (const mark of clause) {
      if (mark.kind !== 'room' || negated.has(mark)) continue;
      const place = placeOf(mark);
      if (!isAdjective(clause, mark)) place.adjective = false;
    }
    const tasks: Task[] = [];
    for (const group of groupByVerb(clause, negated, this.verb)) {
      if (group.verb !== null && group.verbAt >= 0) this.verb = group.verb;
      tasks.push(...this.group(clause, group, attached, placeOf, { supplied, described }));
      const rooms = group.marks.flatMap((mark) => (mark.kind === 'room' ? [placeOf(mark)] : []));
      if (rooms.length > 0) this.here = rooms;
    }
    for (const bare of this.scope.bareVerbs) {
      if (bare.clause === this.clauseNumber && bare.places.length === 0)
        bare.places = [...new Set(known.values())];
    }
    this.setFree(free, [...known.values()], tasks);
    this.narrow(clause, tasks);
    if (known.size > 0) this.here = [...new Set(known.values())];
    this.scope.tasks.push(...tasks);
    if (
      tasks.length === 0 &&
      free.length === 0 &&
      known.size === 0 &&
      !clause.some((m) => m.kind === 'verb')
    )
      return;
  }

  private group(
    clause: Clause,
    { verb, verbAt, marks, weak }: Group,
    attached: ReadonlyMap<Mark, Measure[]>,
    placeOf: (mark: MarkOf<'room'>) => Place,
    { supplied, described }: Pick<Refusals, 'supplied' | 'described'>,
  ): Task[] {
    const tasks: Task[] = [];
    marks.forEach((mark, index) => {
      if (mark.kind !== 'object') return;
      const places = placesFor(marks, index, placeOf);
      const before = clause[clause.indexOf(mark) - 1];
      const located = before?.kind === 'word' && WHERE.has(before.text);
      const previous = tasks.at(-1);
      const served =
        previous !== undefined && SERVICES.has(previous.concept) && isNextTo(marks, index);
      const hosted = previous !== undefined && isHosted(marks, index, verb);
      if (
        previous?.concept === 'floor' &&
        mark.floor !== undefined &&
        mark.floor !== 'rubber_base' &&
        previous.verb === 'replace' &&
        isSwap(marks, index)
      )
        previous.verb = 'remove';
      if (
        previous?.concept === 'tub' &&
        mark.concept === 'shower' &&
        previous.verb === 'replace' &&
        isSwap(marks, index)
      )
        previous.verb = 'convert';
      const after = clause[clause.indexOf(mark) + 1];
      const joins =
        (before?.kind === 'break' && before.stop === 'with') || isWord(after, 'too', 'included');
      if (verb === 'paint' && joins && !previous)
        this.paintsAll(clause, placesFor(marks, index, placeOf));
      if ((located || served || hosted) && previous) {
        previous.qualifiers.add(`near:${mark.concept}`);
        return;
      }
      tasks.push({
        concept: mark.concept,
        verb:
          mark.verb ??
          listedVerb(marks, index) ??
          (weak && NEW_MEANS_ADDED.has(mark.concept) ? 'install' : verb),
        ownVerb: verbAt >= 0 && mark.at - verbAt >= 0 && mark.at - verbAt <= 6,
        qualifiers: new Set([
          ...(isOld(marks, index) ? ['old'] : []),
          ...mark.qualifiers,
          ...(supplied.has(mark) ? ['supplied'] : []),
          ...(described.has(mark) ? ['described'] : []),
          ...nearbyQualifiers(marks, index),
        ]),
        floor: mark.floor ?? null,
        places: places.length > 0 ? places : this.context(),
        clause: this.clauseNumber,
        ...quantityOf(attached.get(mark) ?? []),
        ...(marks[index - 1]?.kind === 'all' ? { all: true } : {}),
      });
    });
    const rooms = marks.filter((mark) => mark.kind === 'room').map(placeOf);
    if (verb === 'convert') this.dropDestination(rooms);
    const whole =
      verbAt < 0 && clause.some((mark) => mark.kind === 'word')
        ? null
        : wholePlaceVerb(clause, verb, verbAt, marks);
    if (whole) for (const place of whole.map(placeOf)) if (!place.excluded) place.whole ??= verb;
    const isSaid = verbAt >= 0 || !clause.some((mark) => mark.kind === 'word');
    const taken = marks.some((mark) => mark.kind === 'object' && mark.verb === undefined);
    const matches =
      verb === 'paint' &&
      this.scope.tasks.length + tasks.length > 0 &&
      marks.some((mark) => isWord(mark, ...TOUCHED_UP));
    if (
      !taken &&
      !matches &&
      verb !== null &&
      isSaid &&
      (verbAt >= 0 || rooms.length > 0) &&
      !(whole && whole.length > 0)
    ) {
      const area = marks.flatMap((mark) => (mark.kind === 'area' ? [mark.value] : []))[0] ?? null;
      this.scope.bareVerbs.push({
        verb,
        clause: this.clauseNumber,
        places: rooms.length > 0 ? rooms : this.context(),
        area,
      });
    }
    return tasks;
  }

  /** "Paint 3 bedrooms. Walls only.": the surfaces named are all that is painted. */
  private narrow(clause: Clause, tasks: readonly Task[]): void {
    const isLimit =
      tasks.length > 0 &&
      tasks.every(({ verb }) => verb === 'paint') &&
      clause.some((mark) => isWord(mark, 'only', 'just')) &&
      !clause.some(({ kind }) => kind === 'verb');
    if (!isLimit) return;
    this.scope.bareVerbs = this.scope.bareVerbs.filter(
      ({ verb, clause: at }) => verb !== 'paint' || at !== this.clauseNumber - 1,
    );
  }

  /** "Paint the interior including ceilings and trim" means all of it. */
  private paintsAll(clause: Clause, places: Place[]): void {
    if (places.length === 0 || !clause.some(({ kind }) => kind === 'room')) return;
    this.scope.bareVerbs.push({
      verb: 'paint',
      clause: this.clauseNumber,
      places,
      area: null,
      all: true,
    });
  }

  /** "Convert the garage to a living space 440 sf": one place, under the name it has now. */
  private dropDestination([source, ...destinations]: readonly Place[]): void {
    if (!source) return;
    const [destination] = destinations;
    if (destination?.type === 'sunroom') {
      source.excluded = true;
      return;
    }
    for (const place of destinations) {
      if (source.area === null && source.sizes.length === 0) {
        source.area = place.area;
        source.sizes = place.sizes;
      }
      place.excluded = true;
    }
  }

  private context(): Place[] {
    return this.here.filter((place) => !place.excluded);
  }

  /** A measure nobody took belongs to the one place still without a size, or to the sentence's own space. */
  private setFree(free: readonly Measure[], rooms: readonly Place[], tasks: readonly Task[]): void {
    for (const measure of free) {
      if (measure.kind === 'height') {
        for (const place of rooms.length > 0 ? rooms : this.places.all)
          place.height ??= measure.value;
        continue;
      }
      const value = quantityOf([measure]);
      const ofVerb = this.scope.bareVerbs.some(
        ({ clause, area }) => clause === this.clauseNumber && area !== null && area === value.area,
      );
      if (ofVerb) continue;
      const unsized = this.places.all.filter(
        (place) => place.sizes.length === 0 && place.area === null && !place.excluded,
      );
      const place =
        rooms.find((room) => unsized.includes(room)) ??
        (unsized.length === 1 ? unsized[0] : undefined);
      if (value.size && place) place.sizes = [value.size];
      else if (value.area !== undefined && place && tasks.length === 0) place.area = value.area;
      else if (value.size || value.area !== undefined) {
        const space = this.places.create('room');
        space.adjective = false;
        if (value.size) space.sizes = [value.size];
        else space.area = value.area ?? null;
        for (const task of tasks) if (task.places.length === 0) task.places = [space];
        if (tasks.length === 0) this.here = [space];
      } else {
        const task =
          tasks.find(({ concept }) => takes(concept, measure)) ??
          this.scope.tasks.findLast(
            (earlier) => takes(earlier.concept, measure) && !isMeasured(earlier),
          );
        if (task) Object.assign(task, { ...value, ...quantityFor(task, value) });
      }
    }
  }

  private exclude(exclusions: readonly Exclusion[]): void {
    for (const exclusion of exclusions) {
      this.scope.exclusions.push(exclusion);
      if (exclusion.room === null || exclusion.concept !== null) continue;
      for (const place of this.places.all) if (place.type === exclusion.room) place.excluded = true;
    }
  }
}

const isMeasured = ({ count, area, length, squares, volume, feet, size }: Task): boolean =>
  [count, area, length, squares, volume, feet, size].some((value) => value !== undefined);

const takes = (concept: string, measure: Measure): boolean => {
  const { measure: own } = conceptOf(concept);
  return (
    own === measure.kind ||
    (measure.kind === 'feet' && own === 'length') ||
    (measure.kind === 'length' && own === 'area')
  );
};

const quantityFor = (task: Task, value: Quantity): Quantity =>
  task.length === undefined && value.feet !== undefined ? { feet: value.feet } : {};

/** @param basis where sizes in this text come from: stated by the user, or read from a plan. */
export const interpret = (
  marks: readonly Mark[],
  facts: Facts,
  basis: QuantityBasis = 'STATED',
): Scope => new Interpreter(facts, basis).read(marks);
