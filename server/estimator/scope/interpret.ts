// From marks to scope: which verb, which place and which measures belong to each object. Sentence by sentence.
import { attachMeasures } from './attach.ts';
import type { Measure } from './attach.ts';
import { asideOf, splitClauses } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import { findExclusions } from './exclusions.ts';
import type { Facts, Mark, MarkOf } from './marks.ts';
import { Places } from './places.ts';
import type { Exclusion, Place, Quantity, Scope, Task } from './scope.ts';
import { isAdjective, postponedVerb, wholePlaceVerb } from './syntax.ts';
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

/** Prepositions after which an object only says where something is. */
const WHERE = new Set([
  'around',
  'near',
  'under',
  'behind',
  'above',
  'beside',
  'over',
  'beneath',
  'next',
  'below',
  'from',
  'affecting',
]);

/** Work that is done to the object named right after it: "recaulk the tub", "haul away the old fence". */
const SERVICES = new Set(['caulk', 'regrout', 'haul', 'trash_out', 'texture', 'pressure_wash']);

/** "New outlets" are further ones; a new toilet replaces the old. */
const NEW_MEANS_ADDED = new Set([
  'outlet',
  'switch',
  'fence',
  'deck',
  'patio',
  'skylight',
  'circuit',
  'bath_fan',
  'walkway',
  'partition_wall',
  'shed',
  'gas_line',
]);

/** Objects that others are built into: after "in", "on" or "for" they only say where. */
const HOSTS = new Set([
  'walls',
  'ceiling',
  'roof',
  'cabinets',
  'window',
  'door',
  'shower',
  'tub',
  'vanity',
  'island',
  'countertop',
  'kitchen_sink',
  'siding',
  'deck',
  'toilet',
  'fence',
  'stair_tread',
  'drywall',
]);

/** Damage that sits on something: the something is not replaced for it. */
const DEFECTS = new Set([
  'ceiling_stain',
  'drywall_hole',
  'crack',
  'pipe_leak',
  'roof_leak',
  'window_glass',
  'texture',
  'popcorn',
  'wallpaper',
]);

const isOld = (marks: readonly Mark[], index: number): boolean => {
  const before = marks[index - 1];
  return before?.kind === 'word' && before.text === 'old';
};

const isHosted = (marks: readonly Mark[], index: number, verb: Verb | null): boolean => {
  const [here, before] = [marks[index], marks[index - 1]];
  if (here?.kind !== 'object' || (verb !== 'move' && !HOSTS.has(here.concept))) return false;
  if (verb === 'convert') return false;
  if (before?.kind === 'break' && before.stop === 'in') return true;
  const defect = marks
    .slice(0, index)
    .findLast((mark) => mark.kind === 'object' || (mark.kind === 'break' && mark.stop === ','));
  if (defect?.kind === 'object' && DEFECTS.has(defect.concept)) return true;
  return (
    verb === 'move' &&
    marks.slice(0, index).some((mark) => mark.kind === 'break' && mark.stop === 'in')
  );
};

/** "Replace carpet with hardwood": what stands before the "with" comes out. */
const isSwap = (marks: readonly Mark[], index: number): boolean => {
  for (let i = index - 1; i >= 0; i -= 1) {
    const mark = marks[i];
    if (mark?.kind === 'object' || mark?.kind === 'verb') return false;
    if (mark?.kind === 'break') return mark.stop === 'with' || mark.stop === 'in';
  }
  return false;
};

const isNextTo = (marks: readonly Mark[], index: number): boolean => {
  const [before, here] = [marks[index - 1], marks[index]];
  return before?.kind === 'object' && here !== undefined && here.at - before.at <= 4;
};

interface Group {
  verb: Verb | null;
  verbAt: number;
  marks: Mark[];
  /** The verb is only a "new" before the object. */
  weak?: boolean;
}

const isListItem = (clause: Clause, index: number): boolean => {
  const next = clause[index + 1];
  return !next || (next.kind === 'break' && next.stop === ',');
};

/**
 * Runs of marks under one verb. A verb after its object ("walls painted") takes only its own part of the list;
 * a verb that is a list item of its own ("paint, new floor") says nothing about what follows.
 */
const groupByVerb = (clause: Clause, negated: ReadonlySet<Mark>, carried: Verb | null): Group[] => {
  const groups: Group[] = [{ verb: carried, verbAt: -1, marks: [] }];
  let standing = carried;
  clause.forEach((mark, index) => {
    if (negated.has(mark)) return;
    const group = groups.at(-1);
    if (!group) return;
    if (mark.kind !== 'verb') {
      group.marks.push(mark);
      return;
    }
    if (postponedVerb(clause, index, negated)) {
      if (group.verbAt >= 0 && group.verb !== 'replace' && group.verb !== 'install') return;
      const cut = group.marks.findLastIndex(
        (other) => other.kind === 'break' && (other.stop === ',' || other.stop === ':'),
      );
      const own = group.marks.splice(cut + 1);
      groups.push({ verb: mark.verb, verbAt: mark.at, marks: own });
      // "Kitchen remodel: new cabinets": a verb said of a room stands for the list after it.
      const saysRoom =
        own.some(({ kind }) => kind === 'room') && !own.some(({ kind }) => kind === 'object');
      if (saysRoom) standing = mark.verb;
      groups.push({ verb: standing, verbAt: -1, marks: [] });
    } else if (
      mark.weak &&
      group.verbAt >= 0 &&
      !group.marks.some(({ kind }) => kind === 'object' || kind === 'room')
    ) {
      // "Install 2 new outlets": the first verb says it.
    } else if (isListItem(clause, index) && index > 0) {
      groups.push(
        { verb: mark.verb, verbAt: mark.at, marks: [] },
        { verb: standing, verbAt: -1, marks: [] },
      );
    } else {
      standing = mark.verb;
      groups.push({ verb: mark.verb, verbAt: mark.at, marks: [], weak: mark.weak });
    }
  });
  return groups.filter(({ marks, verbAt }) => marks.length > 0 || verbAt >= 0);
};

/** The places an object belongs to: the block of rooms after it, or the one before when rooms lead. */
const placesFor = (
  marks: readonly Mark[],
  index: number,
  placeOf: (mark: MarkOf<'room'>) => Place,
): Place[] => {
  const blockFrom = (start: number, step: 1 | -1): Place[] => {
    const found: Place[] = [];
    for (let i = start; i >= 0 && i < marks.length; i += step) {
      const mark = marks[i];
      if (mark?.kind === 'object' && found.length > 0) break;
      if (mark?.kind === 'room' && !found.includes(placeOf(mark))) found.push(placeOf(mark));
    }
    return found;
  };
  const leader = marks.find((mark) => mark.kind === 'room' || mark.kind === 'object');
  const previous = blockFrom(index - 1, -1);
  const next = blockFrom(index + 1, 1);
  if (leader?.kind !== 'room' || previous.length === 0) return next.length > 0 ? next : previous;
  const isLastObject = !marks.slice(index + 1).some((mark) => mark.kind === 'object');
  const follows = marks[index + 1];
  const here =
    follows?.kind === 'break' && follows.stop === 'in' && marks[index + 2]?.kind === 'room';
  if (here) return next;
  return isLastObject ? [...new Set([...previous, ...next])] : previous;
};

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
    };
  }

  read(marks: readonly Mark[]): Scope {
    this.scope.words = new Set(marks.flatMap((mark) => (mark.kind === 'word' ? [mark.text] : [])));
    for (const clause of splitClauses(marks)) {
      const aside = asideOf(clause);
      if (aside) this.scope.ignored.push(aside);
      else this.clause(clause);
      this.clauseNumber += 1;
    }
    return this.scope;
  }

  private clause(clause: Clause): void {
    const { exclusions, negated } = findExclusions(clause);
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
      tasks.push(...this.group(clause, group, attached, placeOf));
      const rooms = group.marks.flatMap((mark) => (mark.kind === 'room' ? [placeOf(mark)] : []));
      if (rooms.length > 0) this.here = rooms;
    }
    for (const bare of this.scope.bareVerbs) {
      if (bare.clause === this.clauseNumber && bare.places.length === 0)
        bare.places = [...new Set(known.values())];
    }
    this.setFree(free, [...known.values()], tasks);
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
      if (verb === 'paint' && before?.kind === 'break' && before.stop === 'with' && !previous)
        this.paintsAll(clause, placesFor(marks, index, placeOf));
      if ((located || served || hosted) && previous) {
        previous.qualifiers.add(`near:${mark.concept}`);
        return;
      }
      tasks.push({
        concept: mark.concept,
        verb: mark.verb ?? (weak && NEW_MEANS_ADDED.has(mark.concept) ? 'install' : verb),
        ownVerb: verbAt >= 0 && mark.at - verbAt >= 0 && mark.at - verbAt <= 6,
        qualifiers: new Set([
          ...(isOld(marks, index) ? ['old'] : []),
          ...mark.qualifiers, ...nearbyQualifiers(marks, index)]),
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
    if (
      !taken &&
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
        const task = tasks.find(({ concept }) => takes(concept, measure));
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

/** A part of the list that names no object of its own: ", load bearing". */
const isRemark = (marks: readonly Mark[], at: number): boolean => {
  let says = false;
  for (let i = at + 1; i < marks.length; i += 1) {
    const mark = marks[i];
    if (!mark || mark.kind === 'break') break;
    if (mark.kind === 'object' || mark.kind === 'room') return false;
    says = true;
  }
  return says;
};

/** Qualifiers in the object's own part of the list: between the breaks around it. */
const nearbyQualifiers = (marks: readonly Mark[], index: number): string[] => {
  const found: string[] = [];
  const scan = (step: 1 | -1): void => {
    for (let i = index + step; i >= 0 && i < marks.length; i += step) {
      const mark = marks[i];
      if (!mark) return;
      const isHard = mark.kind === 'break' && mark.stop !== 'with' && mark.stop !== 'in';
      const listsRooms = isHard && mark.stop === 'and' && marks[i + 1]?.kind === 'room';
      if (isHard && !listsRooms && (step === -1 || !isRemark(marks, i))) return;
      if (mark.kind === 'object' && (step === 1 || mark.concept !== 'floor')) return;
      if (mark.kind === 'qualifier') found.push(mark.qualifier);
      if (mark.kind === 'room' && mark.qualifier !== undefined) found.push(mark.qualifier);
    }
  };
  scan(-1);
  scan(1);
  return found;
};

/** @param basis where sizes in this text come from: stated by the user, or read from a plan. */
export const interpret = (
  marks: readonly Mark[],
  facts: Facts,
  basis: QuantityBasis = 'STATED',
): Scope => new Interpreter(facts, basis).read(marks);
