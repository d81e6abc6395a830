// Turns tokens into marks: the parser's view of a text. Knows words and measures, not what belongs together.
import { readYear } from './dated.ts';
import { dwellingDescription, dwellingRooms, isDwellingWord, smallNumber } from './dwelling.ts';
import { noFacts } from './marks.ts';
import type { Facts, Mark, MarkOf, NewMark } from './marks.ts';
import { PHRASES } from './phrase-book.ts';
import { marksOf, plainMark } from './plain-marks.ts';
import { skipMoney } from './read-money.ts';
import { readNumber } from './read-number.ts';
import { ordersCoats, setFact } from './number-facts.ts';
import { countBehind, readRepeats } from './read-repeats.ts';
import { suiteAddress } from './suite-address.ts';
import type { Token } from './tokens.ts';
import { wordSet } from './language.ts';

/** More than the longest text that is read holds: each takes two characters at least. */
const MOST_MARKS = 12_000;

const TELLING = new Set(['is', 'are', 'measure', 'measuring', 'about', 'approximately', 'roughly']);

const POSITIONS = wordSet('positions');

/** A building has ten of these and more, each with its number; other rooms only a few. */
const NUMBERED = wordSet('numbered_rooms');
const LAST_NUMBER = { few: 9, many: 99 } as const;

const ABOUT = new Set(['about', 'approximately', 'approx', 'roughly']);

class Marker {
  readonly marks: Mark[] = [];
  readonly facts: Facts = noFacts();
  private readonly tokens: readonly Token[];
  private index = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  run(): { marks: Mark[]; facts: Facts } {
    while (this.index < this.tokens.length && this.marks.length < MOST_MARKS) {
      const first = this.marks.length;
      const used =
        this.dwelling() ||
        this.money() ||
        this.phrase() ||
        this.repeats() ||
        this.number() ||
        this.fact() ||
        this.plain();
      for (const mark of this.marks.slice(first)) mark.read = [this.index, this.index + used];
      this.index += used;
    }
    return { marks: this.marks, facts: this.facts };
  }

  /** "3 bed 1 bath 1,150 sq ft": the area is that of the dwelling. */
  private dwelling(): number {
    const used = dwellingDescription(this.tokens, this.index);
    const [, unit] = [this.tokens[this.index + used], this.tokens[this.index + used + 1]];
    const isSized = used > 3 && (unit?.text === 'sqft' || this.text(used + 2) === 'sqft');
    if (used > 0) {
      const { beds, baths } = dwellingRooms(this.tokens, this.index, used);
      this.facts.beds ??= beds;
      this.facts.baths ??= baths;
    }
    const isNamed = isDwellingWord(this.text(used));
    if (
      isSized &&
      !isNamed &&
      !this.marks.some((mark) => mark.kind === 'room' && mark.room === 'house')
    )
      this.push({ kind: 'room', room: 'house' });
    return used;
  }

  private text(ahead = 0): string {
    return this.tokens[this.index + ahead]?.text ?? '';
  }

  private push(mark: NewMark | null): void {
    if (!mark) return;
    const before = ABOUT.has(this.text(-1)) ? this.text(-2) : this.text(-1);
    const opens = before === '(' ? { opens: true as const } : {};
    this.marks.push({ ...mark, ...opens, at: this.index });
  }

  private money(): number {
    return this.text() === '$' ? skipMoney(this.tokens, this.index, this.facts) - this.index : 0;
  }

  private phrase(): number {
    const { tokens, index } = this;
    const phrase = PHRASES.at(tokens, index);
    if (!phrase || (tokens[index]?.kind === 'number' && phrase.length === 1)) return 0;
    const used = tokens.slice(index, index + phrase.length);
    for (const mark of marksOf(phrase.meaning, used, this.facts, this.text(phrase.length)))
      this.push(mark);
    const last = this.marks.at(-1);
    const article = ['the', 'my', 'our', 'a'].includes(this.text(-1)) ? 2 : 1;
    if (last?.kind === 'room' && this.text(-article) === 'of') last.owns = true;
    const address =
      phrase.meaning.room === 'office_suite' && phrase.length === 1
        ? suiteAddress(tokens, index)
        : 0;
    if (address > 0) {
      this.marks.pop();
      return address;
    }
    return phrase.length + (last?.kind === 'room' ? this.roomNumber(last, phrase.length) : 0);
  }

  /** "Bedroom 12" is one room with its number, "bedrooms 12" are so many. Returns tokens used. */
  private roomNumber(room: MarkOf<'room'>, ahead: number): number {
    const number = this.tokens[this.index + ahead];
    const after = this.tokens[this.index + ahead + 1];
    if (number?.kind !== 'number' || after?.kind === 'word') return 0;
    if (['x', "'", '/', '@'].includes(after?.text ?? '')) return 0;
    if (number.value > LAST_NUMBER[NUMBERED.has(room.room) ? 'many' : 'few']) return 0;
    if (room.plural) for (const mark of countBehind(number.value)) this.push(mark);
    else room.number = number.value;
    return 1;
  }

  /** "2 @ 11x12", "9 of them", "(9)", "x9": the count belongs to what was named before. */
  private repeats(): number {
    const found = readRepeats(this.tokens, this.index);
    if (!found) return 0;
    for (const mark of found.marks) this.push(mark);
    return found.used;
  }

  private number(): number {
    if (this.tokens[this.index]?.kind !== 'number') return 0;
    const reading = readNumber(this.tokens, this.index, this.facts);
    this.push(readYear(this.marks, this.tokens, this.index, reading.next) ?? reading.mark);
    return Math.max(reading.next - this.index, 1);
  }

  private fact(): number {
    const dash = this.text(1) === '-' ? 2 : 1;
    const said = smallNumber(this.tokens[this.index]);
    if (said === undefined || !setFact(this.facts, this.text(dash), said)) return 0;
    // "Two coats on the walls": paint.
    if (ordersCoats(this.tokens, this.index + dash))
      this.push({ kind: 'verb', verb: 'paint', weak: false });
    return dash + 1;
  }

  /** "The kitchen is 12 x 14" tells a size and orders nothing. */
  private tellsSize(): void {
    const last = this.marks.at(-1);
    if (
      last?.kind === 'room' &&
      TELLING.has(this.text()) &&
      this.tokens[this.index + 1]?.kind === 'number'
    )
      last.told = true;
  }

  /** "The panel is on the other side": where a thing is, said of it. */
  private tellsWhere(): boolean {
    const last = this.marks.at(-1);
    return (
      (last?.kind === 'object' || last?.kind === 'room') &&
      ['is', 'are'].includes(this.text()) &&
      POSITIONS.has(this.text(1))
    );
  }

  private plain(): number {
    const token = this.tokens[this.index];
    this.tellsSize();
    if (this.tellsWhere()) {
      this.push({ kind: 'word', text: 'located' });
      return 1;
    }
    const leadsVerb =
      token?.text === 'to' &&
      this.text(1) !== 'new' &&
      PHRASES.at(this.tokens, this.index + 1)?.meaning.verb !== undefined;
    // "Around 85 feet" is about as much; "around the toilet" is a place.
    const isPlace =
      token?.text === 'around' && smallNumber(this.tokens[this.index + 1]) === undefined;
    if (isPlace) this.push({ kind: 'word', text: 'around' });
    else this.push(leadsVerb || !token ? null : plainMark(token));
    return 1;
  }
}

/** Marks in the order written, and the facts said about the whole job. */
export const readMarks = (tokens: readonly Token[]): { marks: Mark[]; facts: Facts } =>
  new Marker(tokens).run();
