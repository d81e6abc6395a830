// Settles what is said twice: the same object named again, removed and renewed, or only pointed at by a later verb.
import type { Quantity, Task } from '../scope/scope.ts';
import { spansOf } from '../scope/span.ts';
import type { Job } from './job.ts';
import { wordList, wordSet } from '../scope/language.ts';

const MEASURES = [
  'count',
  'area',
  'length',
  'squares',
  'volume',
  'days',
  'hours',
  'feet',
  'inches',
] as const satisfies readonly (keyof Quantity)[];

export const isStated = (task: Task): boolean =>
  MEASURES.some((name) => task[name] !== undefined) || task.size !== undefined;

/** Things of which one text may name several kinds. */
const KINDED = wordSet('kinded');

const isSameWork = (a: Task, b: Task): boolean => {
  if (a.concept !== b.concept || a.concept === 'floor') return false;
  const verbs = a.verb === b.verb || a.verb === null || b.verb === null || !a.ownVerb || !b.ownVerb;
  // "The toilet leaks, put in a new one": the repair is only why.
  const renews = (verb: Task['verb']) => verb === 'replace' || verb === 'install';
  const symptom =
    (a.verb === 'repair' && renews(b.verb)) || (b.verb === 'repair' && renews(a.verb));
  const opposite = a.verb === 'remove' || b.verb === 'remove' || symptom;
  const places =
    a.places.length === 0 ||
    b.places.length === 0 ||
    a.places.some((place) => b.places.includes(place));
  const clashing = MEASURES.some(
    (name) => a[name] !== undefined && b[name] !== undefined && a[name] !== b[name],
  );
  const kinds = (task: Task) =>
    !KINDED.has(task.concept)
      ? ''
      : [
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
        ]
          .filter((q) => task.qualifiers.has(q))
          .join();
  const differs = kinds(a) !== kinds(b) && kinds(a) !== '' && kinds(b) !== '';
  return (
    places &&
    !clashing &&
    !differs &&
    (verbs ||
      (renews(a.verb) && renews(b.verb) && (!isStated(a) || !isStated(b))) ||
      (opposite && !isStated(a)) ||
      (opposite && !isStated(b)))
  );
};

const STRONGER = wordList('stronger');

const absorb = (kept: Task, other: Task): void => {
  kept.spans = spansOf([{ spans: kept.spans ?? [] }, other]);
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
  for (const name of MEASURES) kept[name] ??= other[name] as number;
  for (const name of MEASURES) if (kept[name] === undefined) delete kept[name];
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

/** "One sink cutout and one cooktop cutout": both counted under one verb. */
const isAnother = (kept: Task, task: Task): boolean =>
  kept.clause === task.clause &&
  kept.verb === task.verb &&
  kept.count !== undefined &&
  task.count !== undefined &&
  task.carried === kept.carried &&
  kept.places.length === task.places.length;

export const mergeRepeated = (job: Job): void => {
  const kept: Task[] = [];
  for (const task of job.scope.tasks) {
    const twin = kept.find((other) => isSameWork(other, task));
    if (twin && isAnother(twin, task)) twin.count = (twin.count ?? 0) + (task.count ?? 0);
    else if (twin) absorb(twin, task);
    else kept.push(task);
  }
  job.scope.tasks = kept;
};

const TREATED_OUTSIDE = new Set(['deck', 'fence', 'siding', 'house_exterior', 'shed', 'pergola']);
const TREATS = new Set(['clean', 'paint', 'refinish', 'seal']);

/** "Tear out and repour": two verbs for one object mean it is replaced. */
export const removedAndRenewed = (job: Job): void => {
  const { scope } = job;
  scope.bareVerbs = scope.bareVerbs.filter(({ verb, clause, materials }) => {
    if (verb !== 'build' && verb !== 'install' && verb !== 'replace') return true;
    const task = scope.tasks.find(
      (other) => other.clause === clause && other.verb === 'remove' && other.concept !== 'floor',
    );
    if (task) {
      task.verb = 'replace';
      // "Tear out the asphalt driveway and put in concrete": what comes back is concrete.
      if (materials && materials.length > 0) task.qualifiers = new Set(materials);
    }
    return !task;
  });
  for (const { verb, clause, at: verbAt } of scope.bareVerbs) {
    // "Toilet runs, fix it": a verb without an object speaks of the object just named.
    const last =
      scope.tasks.findLast(
        (other) =>
          other.clause === clause &&
          (verbAt === undefined || other.at === undefined || other.at < verbAt),
      ) ??
      // "The bay window leaks. Replace it and fix the sill": what was told of before.
      (verb === 'replace'
        ? scope.tasks.findLast((other) => other.clause === clause - 1 && other.verb === 'repair')
        : undefined) ??
      scope.tasks.findLast((other) => other.clause === clause);
    if (
      last &&
      (verb === 'repair' || verb === 'replace') &&
      (last.verb === null || last.verb === 'repair')
    ) {
      last.verb = verb;
      last.ownVerb = true;
    }
  }
  for (const bare of scope.bareVerbs.filter(({ named }) => named !== true)) {
    // "The deck is 12x12 and gray. Wash it and stain it": work on what was told of before.
    const told = scope.tasks.findLast(({ clause }) => clause === bare.clause - 1);
    if (!told || told.verb !== null || !TREATED_OUTSIDE.has(told.concept)) continue;
    if (!TREATS.has(bare.verb)) continue;
    told.verb = bare.verb;
    told.ownVerb = true;
    if (scope.bareVerbs.some(({ verb, clause }) => verb === 'paint' && clause === bare.clause))
      told.verb = 'paint';
    scope.bareVerbs = scope.bareVerbs.filter(({ clause }) => clause !== bare.clause);
  }
  for (const { verb, clause } of scope.bareVerbs) {
    // "New suspended ceiling, remove old grid": what is removed is the object of the sentence.
    const [task] = scope.tasks.filter((other) => other.clause === clause);
    if (verb !== 'remove' || !task || task.concept === 'floor' || task.verb === 'remove') continue;
    task.qualifiers.add('remove_old');
    if (task.verb === null || task.verb === 'install') task.verb = 'replace';
  }
};
