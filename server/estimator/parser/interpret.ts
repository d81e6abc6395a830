// From marks to scope: which verb, which place and which measures belong to each object. Sentence by sentence.
import { attachMeasures } from './attach.ts';
import type { MeasureMark } from './accepts.ts';
import { isWord, splitClauses } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { findRefusals } from './exclusions.ts';
import type { Refusals } from './exclusions.ts';
import { settle } from './settle.ts';
import { withoutLocations } from './locations.ts';
import type { Facts, Mark, MarkOf } from './marks.ts';
import { countLast, placeFree } from './free-measures.ts';
import { Places } from './places.ts';
import { dropDestination } from './destinations.ts';
import { retold } from './retell.ts';
import { conceptOf } from './concepts/all.ts';
import { isMeasured } from './task-measures.ts';
import { readTasks } from './read-tasks.ts';
import { hasRoomFor, segmentsOf } from './segments.ts';
import type { Token } from './tokens.ts';
import { lastOf, MOST_THINGS } from './parsed-request.ts';
import type { ReadExclusion, ReadPlace, ReadScope, Task } from './parsed-request.ts';

import { isDwelling, isRoomsOnly, listedClauses } from './house-lists.ts';
import { isAdjective, tellsSizeOnly, wholePlaceVerb } from './syntax.ts';
import { describeLast, narrowPaint } from './follow-ups.ts';
import { groupByVerb } from './groups.ts';
import type { Group } from './groups.ts';
import type { Verb } from './vocabulary/verbs.ts';
import type { QuantityBasis } from '../../domain/catalog.ts';

/** "Paint to match", "paint those": the paint of what was mended. */
const TOUCHED_UP = ['match', 'those', 'them', 'patched', 'repaired'];

/** "Paint:" and "Replace the following" stand for the lines below. */
const isHeading = (clause: Clause): boolean => {
  const last = clause.at(-1);
  const names = clause.some(({ kind }) => kind === 'object' || kind === 'room');
  return (last?.kind === 'break' && last.stop === ':') || !names;
};

/** Work on the surfaces of a room, measured by it. */
const isOfRoom = (concept: string): boolean =>
  conceptOf(concept).pricings.otherwise.fromRoom !== undefined ||
  conceptOf(concept).pricings.otherwise.together === true;

const isTold = (mark: Mark): boolean => mark.kind === 'room' && mark.told === true;

/** What is done to a house of which a list of rooms is done anew. */
const RENEWED: ReadonlySet<Verb> = new Set(['remodel', 'refresh', 'replace', 'estimate', 'build']);

class Interpreter {
  readonly scope: ReadScope;
  private readonly places: Places;
  private verb: Verb | null = null;
  /** Verb of the line that heads a list: it stands for every line below that says none. */
  private heading: Verb | null = null;
  private clauseNumber = 0;
  private here: ReadPlace[] = [];
  /** Rooms of the list being read, each with its own work. */
  private led: ReadPlace[] = [];

  private readonly tokens: readonly Token[];

  constructor(facts: Facts, basis: QuantityBasis, tokens: readonly Token[]) {
    this.tokens = tokens;
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
      fired: new Set(),
      segments: [],
    };
  }

  read(marks: readonly Mark[]): ReadScope {
    this.scope.words = new Set(marks.flatMap((mark) => (mark.kind === 'word' ? [mark.text] : [])));
    const firstOfLine = new Set(
      marks.filter((_, index) => {
        const before = marks[index - 1];
        return before?.kind === 'break' && before.word === '\n';
      }),
    );
    for (const { clause, listed } of listedClauses(splitClauses(marks), firstOfLine)) {
      if (this.isFull()) {
        this.scope.isCut = true;
        break;
      }
      const [first] = clause;
      if (first && firstOfLine.has(first)) this.verb = this.heading;
      if (listed !== 'room') this.led = [];
      if (listed === 'house') this.item(clause);
      else if (listed === 'room') this.roomItem(clause);
      else this.clause(retold(withoutLocations(clause), this.scope.fired));
      this.clauseNumber += 1;
      if (isHeading(clause))
        this.heading = clause.some(({ kind }) => kind === 'verb') ? this.verb : null;
    }
    settle(this.scope);
    return this.scope;
  }

  private isFull(): boolean {
    const { places, tasks, bareVerbs, exclusions } = this.scope;
    return places.length + tasks.length + bareVerbs.length + exclusions.length >= MOST_THINGS;
  }

  /** One item of a list under a house: it belongs to the house, and a room that is only named is done anew. */
  private item(clause: Clause): void {
    const houses = this.places.all.filter(({ type, excluded }) => isDwelling(type) && !excluded);
    const isRooms = isRoomsOnly(clause) && !clause.some(isTold);
    const { verb } = this;
    this.here = houses;
    if (isRooms) this.verb = null;
    this.clause(retold(withoutLocations(clause), this.scope.fired));
    // "Paint, clean, carpet in the bedrooms": a verb that is an item of its own says nothing of the next.
    if (!clause.some(({ kind }) => kind === 'object' || kind === 'room')) this.verb = verb;
    const renews = houses.every(({ whole }) => whole === null || RENEWED.has(whole));
    if (!isRooms || !renews) return;
    for (const place of this.context())
      if (place.clause === this.clauseNumber && !isDwelling(place.type)) place.whole ??= 'remodel';
  }

  /** "Bath full remodel, closet shelving": no verb of one room is that of the next. */
  private roomItem(clause: Clause): void {
    const { verb, led } = this;
    this.clause(retold(withoutLocations(clause), this.scope.fired));
    this.verb = verb;
    // What follows the list is said of all its rooms.
    this.led = [...new Set([...led, ...this.here])];
    this.here = this.led;
  }

  private clause(clause: Clause): void {
    const refusals = findRefusals(clause);
    const { exclusions, negated, reasons } = refusals;
    this.scope.ignored.push(...reasons);
    if (hasRoomFor(this.scope.segments))
      this.scope.segments.push(...segmentsOf(clause, negated, this.tokens, this.clauseNumber));
    const { attached, free } = attachMeasures(clause, negated);
    this.exclude(exclusions);
    for (const mark of clause) {
      if (mark.kind === 'peril' && !negated.has(mark) && !this.scope.perils.includes(mark.peril))
        this.scope.perils.push(mark.peril);
    }
    const known = new Map<Mark, ReadPlace>();
    const placeOf = (mark: MarkOf<'room'>): ReadPlace => {
      const place = known.get(mark) ?? this.places.of(mark, attached.get(mark) ?? []);
      known.set(mark, place);
      place.clause ??= this.clauseNumber;
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
      tasks.push(...this.group(clause, group, attached, placeOf, refusals, tasks));
      const rooms = group.marks.flatMap((mark) => (mark.kind === 'room' ? [placeOf(mark)] : []));
      if (rooms.length > 0) this.here = [...new Set(rooms)];
    }
    for (const bare of lastOf(this.scope.bareVerbs, this.clauseNumber))
      if (bare.places.length === 0) bare.places = [...new Set(known.values())];
    // "Skim coat and paint the walls in 2 bedrooms": both are done there.
    const named = [...new Set(known.values())].filter(({ excluded }) => !excluded);
    for (const task of tasks)
      if (task.places.length === 0 && isOfRoom(task.concept) && !isMeasured(task))
        task.places = named;
    const space = placeFree(free, {
      rooms: [...known.values()],
      tasks,
      places: this.places,
      scope: this.scope,
      number: this.clauseNumber,
    });
    if (space && tasks.length === 0) this.here = [space];
    narrowPaint(this.scope, clause, tasks, this.clauseNumber);
    if (known.size > 0) this.here = [...new Set(known.values())];
    if (tasks.length === 0 && known.size === 0) {
      describeLast(this.scope, clause, this.clauseNumber);
      countLast(this.scope, clause, this.clauseNumber);
    }
    this.scope.tasks.push(...tasks);
  }

  private group(
    clause: Clause,
    { verb, verbAt, marks, weak }: Group,
    attached: ReadonlyMap<Mark, MeasureMark[]>,
    placeOf: (mark: MarkOf<'room'>) => ReadPlace,
    refusals: Refusals,
    earlier: readonly Task[],
  ): Task[] {
    const tasks = readTasks(
      { verb, verbAt, marks, weak: weak === true },
      {
        clause,
        number: this.clauseNumber,
        attached,
        placeOf,
        refusals,
        here: this.context(),
        earlier,
        paintsAll: (places) => this.paintsAll(clause, places),
      },
    );
    const rooms = [...new Set(marks.filter((mark) => mark.kind === 'room').map(placeOf))];
    if (verb === 'convert') dropDestination(rooms);
    const whole =
      (verbAt < 0 && clause.some((mark) => mark.kind === 'word')) || tellsSizeOnly(clause, marks)
        ? null
        : wholePlaceVerb(clause, verb, verbAt, marks);
    for (const place of (whole ?? []).map(placeOf)) {
      if (place.excluded || place.whole !== null) continue;
      place.whole = verb;
      if (verbAt >= 0) place.said = [...(place.said ?? []), [verbAt, verbAt + 1]];
    }
    const isSaid = verbAt >= 0 || !clause.some((mark) => mark.kind === 'word');
    if (tellsSizeOnly(clause, marks)) {
      this.placeEarlier(rooms);
      return tasks;
    }
    const taken = marks.some((mark) => mark.kind === 'object' && mark.verb === undefined);
    const matches =
      verb === 'paint' &&
      (this.scope.tasks.length > 0 || clause.some(({ kind }) => kind === 'object')) &&
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
        ...(verbAt >= 0 ? { at: verbAt } : {}),
        places: rooms.length > 0 ? rooms : this.context(),
        named: rooms.length > 0,
        area,
        materials: marks.flatMap((mark) => (mark.kind === 'qualifier' ? [mark.qualifier] : [])),
      });
    }
    return tasks;
  }

  /** "Paint the walls. The kitchen is 12x14.": work that named no room was meant for the one told of now. */
  private placeEarlier(rooms: readonly ReadPlace[]): void {
    const others = this.places.all.some((place) => !rooms.includes(place) && !place.excluded);
    if (others) return;
    for (const task of [...this.scope.tasks, ...this.scope.bareVerbs])
      if (task.places.length === 0) task.places = [...rooms];
  }

  /** "Paint the interior including ceilings and trim" means all of it. */
  private paintsAll(clause: Clause, places: ReadPlace[]): void {
    if (places.length === 0 || !clause.some(({ kind }) => kind === 'room')) return;
    this.scope.bareVerbs.push({
      verb: 'paint',
      clause: this.clauseNumber,
      places,
      area: null,
      all: true,
    });
  }

  private context(): ReadPlace[] {
    return this.here.filter((place) => !place.excluded);
  }

  private exclude(exclusions: readonly ReadExclusion[]): void {
    for (const exclusion of exclusions) {
      this.scope.exclusions.push(exclusion);
      if (exclusion.room === null || exclusion.concept !== null) continue;
      for (const place of this.places.all) if (place.type === exclusion.room) place.excluded = true;
    }
  }
}

/**
 * @param basis where sizes in this text come from: stated by the user, or read from a plan
 * @param tokens the words the marks were made of
 */
export const interpret = (
  marks: readonly Mark[],
  facts: Facts,
  basis: QuantityBasis = 'STATED',
  tokens: readonly Token[] = [],
): ReadScope => new Interpreter(facts, basis, tokens).read(marks);
