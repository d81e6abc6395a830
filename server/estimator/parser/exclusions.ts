// Finds what the user does not want: "no trim", "gutters excluded", "painting by others", "floor already done".
import { asidesOf } from './asides.ts';
import type { Aside } from './asides.ts';
import { isStop, isWord, partsOf } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import { isTarget } from './distance.ts';
import { exclusionOf } from './exclusion-of.ts';
import type { Mark, MarkOf } from './marks.ts';
import { antecedent, reachBack, reachForward } from './reach.ts';
import type { ReadExclusion } from './parsed-request.ts';
import { WHOLE_ROOM_VERBS } from './vocabulary/verbs.ts';

export interface Refusals {
  exclusions: ReadExclusion[];
  /** Marks that are no work to do. */
  negated: Set<Mark>;
  /** Things the owner brings: only their labour is priced. */
  supplied: Set<Mark>;
  /** Things only described ("the roof is 18 years old"): work only when a verb speaks of them. */
  described: Set<Mark>;
  /** Materials said to be fine for a thing: "new countertops (laminate is fine)". */
  chosen: Map<Mark, string>;
  reasons: Aside[];
}

/** "Everything except the tub in the hall bath": the room is where the work is. */
const EXCEPTING = new Set(['except', 'excluding', 'minus', 'without']);

const KEEPING = new Set(['keep', 'keeping', 'leave', 'reuse', 'retain']);

const REFUSING_VERBS = new Set(['dont', 'not', 'never', 'wont']);

/** Kinds of work people refuse as such: "no paint", "without demolition". */
const KINDS_OF_WORK = new Set(['paint', 'remove', 'clean', 'mitigate']);

/** "The rest of the kitchen stays" excludes nothing of what is ordered there. */
const isRemainder = (clause: Clause, mark: Mark): boolean =>
  isWord(clause[clause.indexOf(mark) - 1], 'rest', 'remainder', 'everything else');

class RefusalFinder {
  readonly found: Refusals;
  private readonly clause: Clause;

  constructor(clause: Clause) {
    this.clause = clause;
    const asides = asidesOf(clause);
    this.found = {
      exclusions: [],
      negated: asides.marks,
      supplied: new Set(),
      described: new Set(),
      chosen: new Map(),
      reasons: asides.reasons,
    };
    this.exclude(asides.done, false);
  }

  run(): Refusals {
    this.clause.forEach((mark, index) => {
      if (mark.kind === 'not') this.refuse(mark, index);
      if (mark.kind === 'left') this.leave(mark, index);
      if (isWord(mark, 'years old', 'dated', 'located', 'away')) this.describe(index);
      if (isWord(mark, 'have', 'has')) this.possess(index);
    });
    return this.found;
  }

  private exclude(marks: readonly Mark[], negates = true, keepsRooms = false): void {
    const { exclusions, negated } = this.found;
    const fresh = marks.filter(
      (mark) => (!negates || !negated.has(mark)) && !isRemainder(this.clause, mark),
    );
    const room = fresh.find((mark) => mark.kind === 'room');
    const hasObjects = fresh.some(({ kind }) => kind === 'object');
    for (const mark of fresh) {
      if (!(keepsRooms && hasObjects && mark.kind === 'room')) negated.add(mark);
      // "Don't touch the kitchen floor" excludes the floor, not the kitchen.
      if (mark.kind !== 'object' && mark.kind !== 'verb' && (mark.kind !== 'room' || hasObjects))
        continue;
      const isObject = mark.kind === 'object';
      exclusions.push({ ...exclusionOf(mark), ...(isObject && room ? { room: room.room } : {}) });
    }
  }

  private refuse(mark: MarkOf<'not'>, index: number): void {
    const { clause } = this;
    const covered = reachForward(clause, index + 1);
    const next = clause[index + 1];
    const before = clause[index - 1];
    if (covered.length === 0 && (!next || next.kind === 'break') && isTarget(before)) {
      // "The ceiling no."
      this.exclude(reachBack(clause, index));
      return;
    }
    if (covered.length === 0 && (!next || next.kind === 'break') && KEEPING.has(mark.word)) {
      // "Furnace is newer, keep it."
      const named = antecedent(clause, index);
      if (named && !this.isOrdered(named, index)) this.exclude([named]);
      return;
    }
    // "We are not finishing the basement" refuses the finishing, not what is done there.
    const said = clause.slice(index + 1).find(({ kind }) => kind !== 'word');
    const [place] = covered.filter(isTarget);
    if (
      said?.kind === 'verb' &&
      WHOLE_ROOM_VERBS.has(said.verb) &&
      !said.weak &&
      place?.kind === 'room' &&
      !covered.includes(said)
    ) {
      this.found.exclusions.push(exclusionOf(said));
      this.found.negated.add(said).add(place);
      return;
    }
    const [only, second] = covered;
    const bare = only?.kind === 'verb' && second === undefined;
    if (bare && isTarget(before) && KINDS_OF_WORK.has(only.verb)) {
      // "Ceilings no paint" speaks of the ceilings.
      this.exclude(reachBack(clause, index));
      this.found.negated.add(only);
      return;
    }
    if (bare && REFUSING_VERBS.has(mark.word) && !KINDS_OF_WORK.has(only.verb)) {
      const named = antecedent(clause, index);
      this.found.negated.add(only);
      if (named && !this.found.negated.has(named) && !this.isOrdered(named, index))
        this.exclude([named]);
      return;
    }
    // "Do not replace the siding" orders no replacement of something else.
    if (said?.kind === 'verb' && !covered.includes(said) && covered.length > 0)
      this.found.negated.add(said);
    const isFloor = covered.some((other) => other.kind === 'object' && other.floor !== undefined);
    this.exclude(covered, true, EXCEPTING.has(mark.word) && !isFloor);
  }

  /** "Repair the fence, not replace it": the fence has its own order. */
  private isOrdered(named: Mark, until: number): boolean {
    const at = this.clause.indexOf(named);
    const isOrder = (mark: Mark) =>
      mark.kind === 'verb' && mark.past !== true && !mark.weak && !this.found.negated.has(mark);
    // "Toilet: lift and refit, not new": the order may follow its thing.
    const after = this.clause
      .slice(at + 1, until)
      .some((mark) => isOrder(mark) && mark.kind === 'verb' && mark.verb === 'reset');
    return after || this.clause.slice(0, at).some(isOrder);
  }

  private leave(mark: MarkOf<'left'>, index: number): void {
    const { clause } = this;
    const next = clause[index + 1];
    if (mark.how === 'supplied') {
      this.supply(index);
      return;
    }
    // "Two rooftop units are done, replace both": worn out, not finished.
    const following = clause.slice(index + 1);
    const renewed = following.some(
      (other) => other.kind === 'verb' && other.verb === 'replace' && !other.weak,
    );
    if (mark.how === 'done' && renewed && !following.some(isTarget)) return;
    const isHeading = isStop(next, ':');
    const { before, after } = this.around(index);
    const leads =
      !before.some((other) => isTarget(other) || other.kind === 'verb') && after.some(isTarget);
    const things = mark.forward || isHeading || leads ? [] : reachBack(clause, index);
    if (things.length === 0 && !mark.weak) {
      const rest = isHeading ? clause.slice(index + 2) : reachForward(clause, index + 1);
      this.exclude(rest);
      return;
    }
    if (!mark.weak) {
      this.exclude(things);
      // "The stairs stay carpet": what it stays is no order.
      if (mark.how === 'stays' && next?.kind === 'object' && next.floor !== undefined)
        this.found.negated.add(next);
      // "We will paint the trim ourselves": the verb is theirs as well.
      const led = before.filter(({ kind }) => kind === 'verb');
      if (mark.how === 'others') for (const verb of led) this.found.negated.add(verb);
      return;
    }
    const isEnd =
      !next || next.kind === 'break' || isWord(next, 'but', 'so') || next.kind === 'not';
    const isChoice = things.some(
      (thing) => thing.kind === 'object' && thing.floor !== undefined && this.wantsMaterial(thing),
    );
    if (isChoice) this.choose(things);
    else if (isEnd) this.exclude(things);
  }

  private choose(things: readonly Mark[]): void {
    for (const thing of things) {
      this.found.negated.add(thing);
      const wanting = antecedent(this.clause, this.clause.indexOf(thing));
      if (wanting && thing.kind === 'object' && thing.floor !== undefined)
        this.found.chosen.set(wanting, thing.floor);
    }
  }

  /** "New countertops (laminate is fine)": a material chosen for the thing before it. */
  private wantsMaterial(thing: Mark): boolean {
    const before = this.clause.slice(0, this.clause.indexOf(thing));
    return before.some(
      (mark) =>
        mark.kind === 'object' &&
        mark.floor === undefined &&
        conceptOf(mark.concept).measure !== 'count',
    );
  }

  private supply(index: number): void {
    const { found } = this;
    const { before, after } = this.around(index);
    const leads = isTarget(
      after.find(
        (mark) => mark.kind !== 'peril' && mark.kind !== 'qualifier' && mark.kind !== 'count',
      ),
    );
    const named = reachBack(this.clause, index).filter(({ kind }) => kind === 'object');
    // "Gravel for the shed I'm buying": what stands behind the preposition.
    const link = before.findLastIndex((mark) => isStop(mark, 'in'));
    const behind = link < 0 ? [] : before.slice(link + 1).filter(({ kind }) => kind === 'object');
    const back = behind.length > 0 ? behind : named;
    const things = (leads && !before.some(isTarget)) || leads || back.length === 0 ? after : back;
    for (const thing of things) if (thing.kind === 'object') found.supplied.add(thing);
  }

  /** The marks before and after one, within its part of the sentence. */
  private around(index: number): { before: Mark[]; after: Mark[] } {
    const mark = this.clause[index];
    const part =
      partsOf(this.clause).find((marks) => mark !== undefined && marks.includes(mark)) ?? [];
    const at = mark ? part.indexOf(mark) : 0;
    return { before: part.slice(0, at), after: part.slice(at + 1) };
  }

  /** "We have a 12x14 deck": what is there; work only when a verb speaks of it. */
  private possess(index: number): void {
    const rest = this.clause.slice(index + 1);
    const end = rest.findIndex(
      (mark) => isStop(mark, ',', 'and', ':') || isWord(mark, 'but', 'so'),
    );
    const part = end < 0 ? rest : rest.slice(0, end);
    const acts = (mark: Mark) =>
      mark.kind === 'verb' || mark.kind === 'peril' || mark.kind === 'not' || mark.kind === 'left';
    const [first] = part.filter(isTarget);
    if (part.some(acts) || first?.kind !== 'object') return;
    const { always } = conceptOf(first.concept);
    if (always !== true && first.verb === undefined) this.found.described.add(first);
  }

  private describe(index: number): void {
    const rest = this.clause.slice(index);
    const asked = rest.some(
      (mark, i) => mark.kind === 'verb' && !rest.slice(0, i).some(({ kind }) => kind === 'not'),
    );
    if (asked) return;
    const part =
      partsOf(this.clause).find((marks) => marks.includes(this.clause[index] as Mark)) ?? [];
    if (
      part.some(
        (mark) =>
          mark.kind === 'verb' &&
          !this.found.negated.has(mark) &&
          part.indexOf(mark) < part.indexOf(this.clause[index] as Mark),
      )
    )
      return;
    for (const mark of reachBack(this.clause, index)) this.found.described.add(mark);
  }
}

/** Exclusions of a clause, and which of its marks are no work, described only, or brought by the owner. */
export const findRefusals = (clause: Clause): Refusals => new RefusalFinder(clause).run();
