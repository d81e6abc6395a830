// Words that mean another thing beside their neighbours: panels of a fence, doors of a kitchen, fixtures of a repipe.
import { spansOf } from '../parser/span.ts';
import { COMMERCIAL_PLACES } from '../parser/vocabulary/rooms.ts';
import { BUSINESS_RULES } from './context/business.ts';
import { FITTING_RULES } from './context/fittings.ts';
import { applyRules, nearOf } from './context/near.ts';
import { KIND_RULES } from './context/kinds.ts';
import { OUTSIDE_RULES } from './context/outside.ts';
import { SURFACE_RULES } from './context/surfaces.ts';
import type { Job } from './job.ts';
import { isStated } from './told-amounts.ts';

const RULES = [
  ...KIND_RULES,
  ...OUTSIDE_RULES,
  ...SURFACE_RULES,
  ...FITTING_RULES,
  ...BUSINESS_RULES,
];

/** "Carpet on the stairs and the landing 6x10": the landing is a floor. */
const withLandings = (job: Job): void => {
  const { tasks } = job.scope;
  const runner = tasks.find(({ concept }) => concept === 'stair_carpet');
  const flat = (runner?.places ?? []).filter(
    ({ type, sizes, area }) => type !== 'stairs' && (sizes.length > 0 || area !== null),
  );
  if (
    !runner ||
    flat.length === 0 ||
    tasks.some(({ concept, verb }) => concept === 'floor' && verb !== 'remove')
  )
    return;
  tasks.push({
    concept: 'floor',
    verb: runner.verb,
    ownVerb: runner.ownVerb,
    qualifiers: new Set(),
    floor: 'carpet',
    places: flat,
    clause: runner.clause,
    spans: spansOf([runner, ...flat]),
  });
};

/** "22 cabinet doors and 9 drawer fronts": all are fronts of one kitchen. */
const sumFronts = (job: Job): void => {
  const fronts = job.scope.tasks.filter(
    ({ concept, count }) => concept === 'cabinet_fronts' && count !== undefined,
  );
  const [first, ...others] = fronts;
  for (const other of others) {
    if (first && other.clause === first.clause) {
      first.count = (first.count ?? 0) + (other.count ?? 0);
      job.done.add(other);
    }
  }
};

export const byContext = (job: Job): void => {
  const { tasks, places } = job.scope;
  const shared = {
    job,
    commercial:
      job.propertyType === 'COMMERCIAL' || places.some(({ type }) => COMMERCIAL_PLACES.has(type)),
    partition: tasks.find(
      ({ concept, verb }) =>
        (concept === 'partition_wall' || concept === 'office_partition') && verb !== 'remove',
    ),
  };
  const sentences = Map.groupBy(tasks, ({ clause }) => clause);
  for (const task of tasks) {
    const near = nearOf(task, sentences.get(task.clause) ?? [], shared);
    applyRules(RULES, task, near);
  }
  withLandings(job);
  sumFronts(job);
};

export const absorbFixtures = (job: Job): void => {
  const { tasks } = job.scope;
  const fixture = tasks.find(({ concept }) => concept === 'fixture');
  const repipe = tasks.find(({ concept }) => concept === 'repipe');
  if (fixture && repipe) {
    if (fixture.count !== undefined) repipe.count ??= fixture.count;
    job.done.add(fixture);
  }
  const patch = tasks.find(({ concept }) => concept === 'drywall_hole');
  if (repipe?.count !== undefined && patch && !isStated(patch) && patch.qualifiers.has('plural'))
    patch.opened = repipe.count;
  const upgrade = tasks.find(({ concept }) => concept === 'ada_upgrade');
  const restroom = tasks.find(
    ({ concept, clause }) => concept === 'ada_restroom' && clause === upgrade?.clause,
  );
  if (upgrade && restroom) {
    if (restroom.count !== undefined) upgrade.count ??= restroom.count;
    job.done.add(restroom);
  }
};
