// Which room or object a count belongs to: what follows it, or what it stands behind.
import { isStop, isWord } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import { isMeasure, isTarget } from './distance.ts';
import type { Mark } from './marks.ts';
import { WHERE } from './says-where.ts';

const saysPlace = (mark: Mark): boolean => mark.kind === 'word' && WHERE.has(mark.text);

/** "GFCI outlets in kitchen and baths (5)": rooms behind a thing only say where it is. */
const behindRooms = (clause: Clause, target: number): number => {
  if (clause[target]?.kind !== 'room') return target;
  const from = clause.slice(0, target).findLastIndex((mark) => isStop(mark, ',', ':', ')'));
  const own = clause.slice(from + 1, target);
  const thing = own.findLastIndex(({ kind }) => kind === 'object');
  return thing >= 0 && isStop(own[thing + 1], 'in') ? from + 1 + thing : target;
};

/** A count stands right before what it counts: "2 large windows". */
export const counted = (clause: Clause, index: number): number | null => {
  const previous = clause[index - 1];
  if (previous?.kind === 'word' && ['times', 'qty', 'quantity'].includes(previous.text)) {
    const back = clause.slice(0, index - 1).findLastIndex(isTarget);
    if (back >= 0) return behindRooms(clause, back);
  }
  for (let i = index + 1; i < clause.length && i <= index + 5; i += 1) {
    const mark = clause[i];
    // "Two 3x5 windows": the size stands between the count and what it counts.
    const isOwnSize =
      (mark?.kind === 'size' || mark?.kind === 'inches' || mark?.kind === 'feet') &&
      clause.slice(i + 1, i + 4).find(({ kind }) => kind !== 'qualifier' && kind !== 'word')
        ?.kind === 'object';
    // "3 cracked tiles", "7 replacement screens".
    const defect =
      mark?.kind === 'verb' &&
      (mark.verb === 'repair' || mark.verb === 'replace') &&
      isTarget(clause[i + 1]);
    if (!mark || mark.kind === 'break' || (mark.kind === 'verb' && !mark.weak && !defect)) break;
    if ((isMeasure(mark) && !isOwnSize) || saysPlace(mark)) break;
    if (isTarget(mark)) {
      const next = clause[i + 1];
      // "2 bathroom vanities": the room only says where the vanities are.
      const then = next?.kind === 'word' || next?.kind === 'qualifier' ? i + 2 : i + 1;
      const thing = clause[then];
      return mark.kind === 'room' && thing?.kind === 'object' && thing.at - mark.at <= 3 ? then : i;
    }
  }
  // "Patch holes (about 12 small)": the count in brackets is of what stands before them.
  if (clause[index]?.opens === true) {
    const end = clause.findIndex((mark, i) => i > index && isStop(mark, ')'));
    const inner = end < 0 ? [] : clause.slice(index + 1, end);
    const isOwn = end >= 0 && inner.every(({ kind }) => kind === 'qualifier' || kind === 'word');
    if (isOwn && isTarget(clause[index - 1])) return behindRooms(clause, index - 1);
  }
  const colon = clause[index - 1];
  if (colon?.kind === 'break' && colon.stop === ':' && isTarget(clause[index - 2]))
    return index - 2;
  // "Smoke detectors, hardwired 7".
  const described = previous?.kind === 'word' || previous?.kind === 'qualifier';
  const after = clause[index + 1];
  const ends = !after || after.kind === 'total' || isStop(after, ',');
  if (described && ends && clause[index - 2]?.kind === 'object') return index - 2;
  const told = toldBehind(clause, index);
  if (told !== null) return told;
  const headed = headOfPart(clause, index);
  if (headed !== null) return headed;
  const closing = clause[index + 1];
  const inBrackets = closing?.kind === 'break' && closing.stop === ')';
  // "GFCI outlets in kitchen and baths (5)": the count is of the things, not of the rooms.
  if (inBrackets && previous?.kind === 'room') {
    const thing = clause.findLastIndex(
      (mark, at) =>
        at < index &&
        mark.kind === 'object' &&
        clause.slice(at, index).some((other) => isStop(other, 'in')),
    );
    if (thing >= 0 && clause[thing - 1]?.kind !== 'count') return thing;
  }
  if (previous && isTarget(previous) && (previous.kind === 'object' || inBrackets)) {
    const next = clause[index + 1];
    if (!next || next.kind === 'break' || next.kind === 'word') return index - 1;
  }
  return null;
};

const isCountWord = (mark: Mark | undefined): boolean =>
  mark?.kind === 'total' || isStop(mark, ':') || isWord(mark, 'qty', 'quantity', 'number', 'count');

/** "Dimmers, 7", "dimmers (7 total)", "dimmers, qty: 7": a count behind a thing, with nothing of its own. */
const toldBehind = (clause: Clause, index: number): number | null => {
  let from = index - 1;
  while (isCountWord(clause[from])) from -= 1;
  if (isStop(clause[from], ',')) from -= 1;
  const [thing, before] = [clause[from], clause[from - 1]];
  let to = index + 1;
  while (clause[to]?.kind === 'total' || clause[to]?.kind === 'all') to += 1;
  const ends = !clause[to] || isStop(clause[to], ',', ')', ':');
  return thing?.kind === 'object' &&
    conceptOf(thing.concept).measure === 'count' &&
    before?.kind !== 'count' &&
    ends
    ? from
    : null;
};

/** "Drywall patch, small - 3 ea": a count that ends its line is one of the thing the line begins with. */
const headOfPart = (clause: Clause, index: number): number | null => {
  const mark = clause[index];
  const next = clause[index + 1];
  if (mark?.kind !== 'count' || (next && next.kind !== 'break')) return null;
  let from = index - 1;
  while (from >= 0 && mark.pieces === true && isStop(clause[from], ',', ':')) from -= 1;
  let head: number | null = null;
  for (let i = from; i >= 0; i -= 1) {
    const other = clause[i];
    if (!other || other.kind === 'count' || isStop(other, ',', ':', 'and', ')')) break;
    if (other.kind === 'object') head = i;
  }
  return head;
};
