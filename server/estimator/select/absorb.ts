// One piece of work takes in another that turned out to be the same.
import { wordList } from '../parser/language.ts';
import { QUANTITIES } from '../parser/parsed-quantity.ts';
import type { Task } from '../parser/parsed-task.ts';
import { isStated } from './told-amounts.ts';

const STRONGER = wordList('stronger');

export const absorb = (kept: Task, other: Task): void => {
  if (
    kept.concept === 'entry_door' &&
    kept.clause === other.clause &&
    !isStated(kept) &&
    !isStated(other)
  ) {
    // "Front door, back door" are two.
    kept.count = 2;
    return;
  }
  for (const name of QUANTITIES) kept[name] ??= other[name] as number;
  for (const name of QUANTITIES) if (kept[name] === undefined) delete kept[name];
  if (other.size && !kept.size) kept.size = other.size;
  // "Cedar fence, remove the chain link": what comes out tells nothing of the new.
  const isOld = ({ verb, ownVerb, qualifiers }: Task) =>
    (verb === 'remove' && ownVerb) || qualifiers.has('old');
  if (isOld(kept) && !isOld(other)) kept.qualifiers = new Set(other.qualifiers);
  else if (!isOld(other) || isOld(kept))
    for (const qualifier of other.qualifiers) kept.qualifiers.add(qualifier);
  const adds = other.carried !== true || kept.places.length === 0;
  for (const place of other.places)
    if (adds && !kept.places.includes(place)) kept.places.push(place);
  const removes = kept.verb === 'remove' || other.verb === 'remove';
  if (removes && kept.verb !== other.verb) {
    // "Remove the old fence, new cedar fence" is one fence replaced.
    const renewing = [kept.verb, other.verb].find((verb) => verb !== 'remove') ?? null;
    kept.verb =
      renewing === null || renewing === 'install' || renewing === 'build' ? 'replace' : renewing;
    kept.ownVerb = true;
    kept.qualifiers.add('remove_old');
    return;
  }
  const [a, b] = [STRONGER.indexOf(kept.verb ?? ''), STRONGER.indexOf(other.verb ?? '')];
  if (other.ownVerb && (!kept.ownVerb || a < 0 || (b >= 0 && b < a))) {
    kept.verb = other.verb;
    kept.ownVerb = true;
  }
};
