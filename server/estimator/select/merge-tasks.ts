// Settles what is said twice: the same object named again, removed and renewed, or only pointed at by a later verb.
import { QUANTITIES } from '../parser/parsed-quantity.ts';
import type { Task } from '../parser/parsed-task.ts';
import { spansOf } from '../parser/span.ts';
import type { Job } from './job.ts';
import { tasksOfSentence } from './sentences.ts';
import { wordList, wordSet } from '../parser/language.ts';

export const isStated = (task: Task): boolean =>
  QUANTITIES.some((name) => task[name] !== undefined) || task.size !== undefined;

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
const isSameWork = (a: Task, b: Task): boolean => {
  if (isClashing(a, b) || !sharePlace(a, b) || isOtherKind(a, b)) return false;
  if (a.verb === b.verb || a.verb === null || b.verb === null || !a.ownVerb || !b.ownVerb)
    return true;
  if (isStated(a) && isStated(b)) return false;
  if (renews(a) && renews(b)) return true;
  // "The toilet leaks, put in a new one": the repair is only why.
  const isSymptom = (a.verb === 'repair' && renews(b)) || (b.verb === 'repair' && renews(a));
  return a.verb === 'remove' || b.verb === 'remove' || isSymptom;
};

const STRONGER = wordList('stronger');

const absorb = (kept: Task, other: Task): void => {
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

/** "One sink cutout and one cooktop cutout": both counted under one verb. */
const isAnother = (kept: Task, task: Task): boolean =>
  kept.clause === task.clause &&
  kept.verb === task.verb &&
  kept.count !== undefined &&
  task.count !== undefined &&
  task.carried === kept.carried &&
  kept.places.length === task.places.length;

export const mergeRepeated = (job: Job): void => {
  const kept = new Map<string, Task[]>();
  const absorbed = new Map<Task, Task[]>();
  const gone = new Set<Task>();
  for (const task of job.scope.tasks) {
    // A floor is known by its material, which has its own rules.
    if (task.concept === 'floor') continue;
    const others = kept.get(task.concept) ?? [];
    kept.set(task.concept, others);
    const twin = others.find((other) => isSameWork(other, task));
    if (!twin) {
      others.push(task);
      continue;
    }
    gone.add(task);
    if (isAnother(twin, task)) twin.count = (twin.count ?? 0) + (task.count ?? 0);
    else {
      absorb(twin, task);
      const tasks = absorbed.get(twin) ?? [];
      tasks.push(task);
      absorbed.set(twin, tasks);
    }
  }
  for (const [twin, tasks] of absorbed)
    twin.spans = spansOf([{ spans: twin.spans ?? [] }, ...tasks]);
  job.scope.tasks = job.scope.tasks.filter((task) => !gone.has(task));
};

const TREATED_OUTSIDE = new Set(['deck', 'fence', 'siding', 'house_exterior', 'shed', 'pergola']);
const TREATS = new Set(['clean', 'paint', 'refinish', 'seal']);

/** "Tear out and repour": two verbs for one object mean it is replaced. */
export const removedAndRenewed = (job: Job): void => {
  const { scope } = job;
  const named = (clause: number): readonly Task[] => tasksOfSentence(scope.tasks, clause);
  scope.bareVerbs = scope.bareVerbs.filter(({ verb, clause, materials }) => {
    if (verb !== 'build' && verb !== 'install' && verb !== 'replace') return true;
    const task = named(clause).find(
      (other) => other.verb === 'remove' && other.concept !== 'floor',
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
      named(clause).findLast(
        (other) => verbAt === undefined || other.at === undefined || other.at < verbAt,
      ) ??
      // "The bay window leaks. Replace it and fix the sill": what was told of before.
      (verb === 'replace'
        ? named(clause - 1).findLast((other) => other.verb === 'repair')
        : undefined) ??
      named(clause).at(-1);
    if (
      last &&
      (verb === 'repair' || verb === 'replace') &&
      (last.verb === null || last.verb === 'repair')
    ) {
      last.verb = verb;
      last.ownVerb = true;
    }
  }
  for (const bare of scope.bareVerbs.filter((said) => said.named !== true)) {
    // "The deck is 12x12 and gray. Wash it and stain it": work on what was told of before.
    const told = named(bare.clause - 1).at(-1);
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
    const [task] = named(clause);
    if (verb !== 'remove' || !task || task.concept === 'floor' || task.verb === 'remove') continue;
    task.qualifiers.add('remove_old');
    if (task.verb === null || task.verb === 'install') task.verb = 'replace';
  }
};
