// How far a word of refusal reaches: forward from "no" and "exclude:", backward from "not included" and "by others".
import { isStop, isWord, itemsOf } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { isMeasure, isTarget } from './distance.ts';
import type { Mark, MarkOf } from './marks.ts';
import { wordSet } from './language.ts';

const ENDING = wordSet('ending');
const NOT_AN_EXCLUSION = wordSet('not_an_exclusion');

/** Words that may stand in a list of refusals without ending it. */
const LIST_WORDS = new Set(['work', 'any', 'existing', 'old']);

/** "No bathroom, drop ceiling, LVP": only a list that ends in "and" or "or", or says nothing else, is refused as a whole. */
const endsJoined = (clause: Clause, index: number): boolean => {
  const rest = clause.slice(index);
  const commas = rest.filter((mark) => isStop(mark, ',')).length;
  return commas < 2 || rest.some((mark) => isStop(mark, 'and'));
};

const isListBreak = (clause: Clause, index: number): boolean => {
  if (!endsJoined(clause, index) && !isWord(clause.at(-1), 'work')) return false;
  for (let i = index + 1; i < clause.length; i += 1) {
    const mark = clause[i];
    if (!mark || mark.kind === 'break') return true;
    if (mark.kind === 'word' && LIST_WORDS.has(mark.text)) continue;
    if (mark.kind !== 'object' && mark.kind !== 'room' && mark.kind !== 'all') return false;
  }
  return true;
};

/** Marks after a "no" that it covers, starting behind it. */
export const reachForward = (clause: Clause, start: number): Mark[] => {
  if (isStop(clause[start], ':')) return clause.slice(start + 1);
  const covered: Mark[] = [];
  let targets = 0;
  for (let i = start; i < clause.length; i += 1) {
    const mark = clause[i];
    if (!mark || isStop(mark, ':')) break;
    if (isWord(mark, 'mind')) return [];
    if (mark.kind === 'word' && targets > 0 && isWord(mark, 'work')) continue;
    if (mark.kind === 'word' && NOT_AN_EXCLUSION.has(mark.text)) return targets > 0 ? covered : [];
    if (mark.kind === 'word' && ENDING.has(mark.text)) break;
    if (mark.kind === 'not' || mark.kind === 'left') break;
    if (mark.kind === 'verb') {
      const next = clause[i + 1];
      // "Excludes electrical and paint": work of a kind may end the list.
      const endsList =
        targets > 0 && (!next || isStop(next, ',')) && isStop(clause[i - 1], 'and', ',');
      if (endsList) {
        covered.push(mark);
        continue;
      }
      if (targets > 0 || i > start + 1) break;
      if (
        !next ||
        next.kind === 'break' ||
        next.kind === 'not' ||
        isWord(next, 'work', 'need', 'needed', 'required', 'necessary')
      ) {
        covered.push(mark);
        targets += 1;
      }
      continue;
    }
    if (isStop(mark, ',') && !(targets > 0 && isListBreak(clause, i))) break;
    if (isStop(mark, 'with') && targets > 0) break;
    if (isStop(mark, 'and') && clause[i + 1]?.kind === 'verb') {
      const next = clause[i + 2];
      if (next && next.kind !== 'break') break;
    }
    if (isTarget(mark)) targets += 1;
    covered.push(mark);
  }
  return covered;
};

/** A part of a list that only names things: "roof" in "roof and gutters denied". */
const isBareItem = (item: readonly Mark[]): boolean =>
  item.some(isTarget) &&
  item.every(
    (mark) =>
      !isMeasure(mark) &&
      mark.kind !== 'verb' &&
      mark.kind !== 'left' &&
      mark.kind !== 'not' &&
      mark.kind !== 'word',
  );

const thingsOf = (item: readonly Mark[]): Mark[] => {
  const objects = item.filter((mark) => mark.kind === 'object');
  if (objects.length > 0) {
    const led = item.some((mark) => mark.kind === 'verb' && !mark.weak);
    return led ? objects.slice(-1) : objects;
  }
  const rooms = item.filter((mark) => mark.kind === 'room');
  return rooms.length > 0 ? rooms : item.filter((mark) => mark.kind === 'verb' && !mark.weak);
};

/** Things before a word of state that it speaks of, through "and" lists. */
export const reachBack = (clause: Clause, index: number): Mark[] => {
  const before = clause.slice(0, index);
  const items = itemsOf(before).filter((item) => item.length > 0);
  const last = items.at(-1);
  if (!last) return [];
  const found = thingsOf(last);
  const [head] = last;
  let at = head ? clause.indexOf(head) - 1 : -1;
  if (found.length === 0) return [];
  for (let i = items.length - 2; i >= 0; i -= 1) {
    const item = items[i];
    const isListed = isStop(clause[at], 'and') || (isStop(clause[at], ',') && i < items.length - 2);
    if (!item || !isListed || !isBareItem(item)) break;
    found.unshift(...thingsOf(item));
    const [first] = item;
    at = first ? clause.indexOf(first) - 1 : -1;
  }
  return found;
};

/** "Do not replace that": the thing named last before. */
export const antecedent = (clause: Clause, index: number): MarkOf<'object'> | undefined =>
  clause.slice(0, index).findLast((mark) => mark.kind === 'object');
