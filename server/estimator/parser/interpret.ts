// From marks to scope, clause by clause: items of a list are read with what its head says of them.
import type { QuantityBasis } from '../../domain/catalog.ts';
import { splitClauses } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { isDwelling, isRoomsOnly, listedClauses } from './house-lists.ts';
import { withoutLocations } from './locations.ts';
import type { Facts, Mark } from './marks.ts';
import { MOST_THINGS } from './parsed-request.ts';
import type { ReadScope } from './parsed-request.ts';
import type { ReadPlace } from './parsed-place.ts';
import { Places } from './places.ts';
import { readClause } from './read-clause.ts';
import { retold } from './retell.ts';
import { settle } from './settle.ts';
import { placesHere } from './so-far.ts';
import type { SoFar } from './so-far.ts';
import type { Token } from './tokens.ts';
import type { Verb } from './vocabulary/verbs.ts';

/** "Paint:" and "Replace the following" stand for the lines below. */
const isHeading = (clause: Clause): boolean => {
  const last = clause.at(-1);
  const names = clause.some(({ kind }) => kind === 'object' || kind === 'room');
  return (last?.kind === 'break' && last.stop === ':') || !names;
};

const isTold = (mark: Mark): boolean => mark.kind === 'room' && mark.told === true;

/** What is done to a house of which a list of rooms is done anew. */
const RENEWED: ReadonlySet<Verb> = new Set(['remodel', 'refresh', 'replace', 'estimate', 'build']);

const startOf = (places: Places, tokens: readonly Token[], facts: Facts): SoFar => ({
  scope: {
    places: places.all,
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
  },
  places,
  tokens,
  number: 0,
  verb: null,
  here: [],
});

const isFull = ({ places, tasks, bareVerbs, exclusions }: ReadScope): boolean =>
  places.length + tasks.length + bareVerbs.length + exclusions.length >= MOST_THINGS;

class Interpreter {
  private readonly soFar: SoFar;
  /** Verb of the line that heads a list: it stands for every line below that says none. */
  private heading: Verb | null = null;
  /** Rooms of the list being read, each with its own work. */
  private led: ReadPlace[] = [];

  constructor(soFar: SoFar) {
    this.soFar = soFar;
  }

  read(marks: readonly Mark[]): ReadScope {
    const { soFar } = this;
    const { scope } = soFar;
    scope.words = new Set(marks.flatMap((mark) => (mark.kind === 'word' ? [mark.text] : [])));
    const firstOfLine = new Set(
      marks.filter((_, index) => {
        const before = marks[index - 1];
        return before?.kind === 'break' && before.word === '\n';
      }),
    );
    for (const { clause, listed } of listedClauses(splitClauses(marks), firstOfLine)) {
      if (isFull(scope)) {
        scope.isCut = true;
        break;
      }
      const [first] = clause;
      if (first && firstOfLine.has(first)) soFar.verb = this.heading;
      if (listed !== 'room') this.led = [];
      if (listed === 'house') this.item(clause);
      else if (listed === 'room') this.roomItem(clause);
      else this.clause(clause);
      soFar.number += 1;
      if (isHeading(clause))
        this.heading = clause.some(({ kind }) => kind === 'verb') ? soFar.verb : null;
    }
    settle(scope);
    return scope;
  }

  /** One item of a list under a house: it belongs to the house, and a room that is only named is done anew. */
  private item(clause: Clause): void {
    const { soFar } = this;
    const houses = soFar.places.all.filter(({ type, excluded }) => isDwelling(type) && !excluded);
    const isRooms = isRoomsOnly(clause) && !clause.some(isTold);
    const { verb } = soFar;
    soFar.here = houses;
    if (isRooms) soFar.verb = null;
    this.clause(clause);
    // "Paint, clean, carpet in the bedrooms": a verb that is an item of its own says nothing of the next.
    if (!clause.some(({ kind }) => kind === 'object' || kind === 'room')) soFar.verb = verb;
    const renews = houses.every(({ whole }) => whole === null || RENEWED.has(whole));
    if (!isRooms || !renews) return;
    for (const place of placesHere(soFar))
      if (place.clause === soFar.number && !isDwelling(place.type)) place.whole ??= 'remodel';
  }

  /** "Bath full remodel, closet shelving": no verb of one room is that of the next. */
  private roomItem(clause: Clause): void {
    const { soFar, led } = this;
    const { verb } = soFar;
    this.clause(clause);
    soFar.verb = verb;
    // What follows the list is said of all its rooms.
    this.led = [...new Set([...led, ...soFar.here])];
    soFar.here = this.led;
  }

  private clause(clause: Clause): void {
    readClause(this.soFar, retold(withoutLocations(clause), this.soFar.scope.fired));
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
): ReadScope => new Interpreter(startOf(new Places(basis), tokens, facts)).read(marks);
