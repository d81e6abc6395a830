// When two pieces of work of one name are the same one.
import { wordSet } from '../parser/language.ts';
import { QUANTITIES } from '../parser/parsed-quantity.ts';
import type { Task } from '../parser/parsed-task.ts';
import { isStated } from './told-amounts.ts';

/** Things of which one text may name several kinds. */
const KINDED = wordSet('kinded');

const KINDS = [
  'small',
  'medium',
  'large',
  'interior',
  'exterior',
  'french',
  'sliding',
  'single',
  'double',
  'at_front',
  'at_back',
  'at_side',
];

const kindsOf = ({ concept, qualifiers }: Task): string =>
  KINDED.has(concept) ? KINDS.filter((kind) => qualifiers.has(kind)).join() : '';

const isOtherKind = (a: Task, b: Task): boolean => {
  const [one, other] = [kindsOf(a), kindsOf(b)];
  return one !== other && one !== '' && other !== '';
};

const sharePlace = ({ places: a }: Task, { places: b }: Task): boolean => {
  if (a.length === 0 || b.length === 0) return true;
  const known = new Set(b);
  return a.some((place) => known.has(place));
};

const isClashing = (a: Task, b: Task): boolean =>
  QUANTITIES.some((name) => a[name] !== undefined && b[name] !== undefined && a[name] !== b[name]);

const renews = ({ verb }: Task): boolean => verb === 'replace' || verb === 'install';

/** @param a of the same concept as `b` */
export const isSameWork = (a: Task, b: Task): boolean => {
  if (isClashing(a, b) || !sharePlace(a, b) || isOtherKind(a, b)) return false;
  if (a.verb === b.verb || a.verb === null || b.verb === null || !a.ownVerb || !b.ownVerb)
    return true;
  if (isStated(a) && isStated(b)) return false;
  if (renews(a) && renews(b)) return true;
  // "The toilet leaks, put in a new one": the repair is only why.
  const isSymptom = (a.verb === 'repair' && renews(b)) || (b.verb === 'repair' && renews(a));
  return a.verb === 'remove' || b.verb === 'remove' || isSymptom;
};
