// From the understood scope to pieces of work: losses first, then whole rooms, then named objects.
import { conceptOf } from '../parser/concepts/all.ts';
import type { Peril } from '../parser/vocabulary/perils.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { onlyStripped, selectBareRooms } from './bare-rooms.ts';
import { completeTasks } from './complete-tasks.ts';
import { isCovered, selectHolders } from './covered.ts';
import { takesCompanions } from './extra-params.ts';
import { selectFloors } from './floors.ts';
import { orderedBy, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { merged, withoutIdleRepairs } from './merge-packages.ts';
import { selectNamedRows } from './named-rows.ts';
import { selectPaint } from './paint.ts';
import { selectPerils } from './perils.ts';
import { dropsOf, refusedIn, wordsRefused } from './refused-work.ts';
import { ownSpace, spacesOf } from './spaces.ts';
import { taskPackages } from './task-packages.ts';
import { pricingOf, verbOf } from './task-pricing.ts';
import { withNamedKinds } from './variants.ts';
import { selectWholePlaces } from './whole.ts';

export interface Selection {
  packages: WorkPackage[];
  peril: Peril | null;
  /** Objects the user wants left out, for people. */
  excluded: string[];
}

const selectConversion = (job: Job): void => {
  if (!job.conversion) return;
  const [place] = job.conversion.places;
  const [known] = place ? spacesOf(place, job.book) : [];
  const space = known?.space ?? ownSpace('bathroom', 'Bathroom', {}, job.book);
  const acrylic = job.conversion.qualifiers.has('acrylic');
  job.packages.push(
    packageOf({ assembly: 'tub_to_shower', space, params: acrylic ? { surround: 'acrylic' } : {} }),
  );
};

const lossOf = (job: Job): Peril | null => {
  const peril: { found: Peril | null } = { found: null };
  orderedBy(job, [{ spans: job.scope.perilSpans ?? [] }], () => {
    peril.found = selectPerils(job);
  });
  return peril.found;
};

/** Fills `job.packages` and says what caused the loss, if any. */
export const select = (job: Job): Selection => {
  onlyStripped(job);
  completeTasks(job);
  const peril = lossOf(job);
  selectWholePlaces(job);
  selectHolders(job);
  selectPaint(job);
  selectFloors(job);
  orderedBy(job, job.conversion?.told ?? [], () => selectConversion(job));
  const left = () => job.scope.tasks.filter((task) => !job.done.has(task));
  const later = new Set(left().filter(({ concept }) => conceptOf(concept).within));
  const first = left().filter((task) =>
    takesCompanions(pricingOf(conceptOf(task.concept), verbOf(task))?.assembly),
  );
  for (const task of [...first, ...left().filter((other) => !later.has(other)), ...later]) {
    if (job.done.has(task)) continue;
    job.done.add(task);
    if (later.has(task) && isCovered(task, job)) continue;
    orderedBy(job, [task], () => {
      job.packages.push(...taskPackages(task, job).map((work) => withNamedKinds(work, task, job)));
    });
  }
  selectNamedRows(job);
  orderedBy(job, [...job.scope.bareVerbs, ...job.scope.places], () => selectBareRooms(job));
  const refused = refusedIn(job.scope);
  const packages = withoutIdleRepairs(merged(job.packages)).map((work) => ({
    ...work,
    drops: [...work.drops, ...dropsOf(job, refused, work)],
  }));
  return { packages, peril, excluded: wordsRefused(job.scope) };
};
