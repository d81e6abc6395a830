// Painting the outside: "paint the exterior of the house" is one job with its own trim and doors.
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import { spansOf } from '../parser/span.ts';
import { extraParams } from './extra-params.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { ownSpace } from './spaces.ts';
import { wordSet } from '../parser/language.ts';

/** "Some rotten trim needs replacing": work of its own beside the paint. */
const isMended = ({ concept, verb, ownVerb }: Task): boolean =>
  concept === 'exterior_trim' && ownVerb && (verb === 'replace' || verb === 'repair');

export const SURFACES = wordSet('surfaces_of_exterior_paint');

export const TRIM = ['trim', 'baseboard', 'window_trim'];

/** Exterior trim of a usual house, LF (assemblies.json: exterior_paint). */
const USUAL_TRIM = 320;

/** "Paint the exterior of the house" is one job with its own trim and doors. */
export const selectExterior = (job: Job): void => {
  const isOutside = ({
    verb,
    places,
  }: {
    verb: string | null;
    places: readonly ReadPlace[];
  }): boolean =>
    verb === 'paint' && places.some(({ type, excluded }) => type === 'exterior' && !excluded);
  const bare = job.scope.bareVerbs.find(isOutside);
  const tasks = job.scope.tasks.filter(
    (task) =>
      !job.done.has(task) &&
      SURFACES.has(task.concept) &&
      (isOutside(task) || (bare !== undefined && task.places.length === 0)),
  );
  const [task] = tasks;
  if (!bare && !task) return;
  if (!bare && tasks.every(({ concept }) => TRIM.includes(concept))) {
    const length = task?.length ?? task?.feet;
    const run =
      length === undefined
        ? direct('PNT-EXTTRIM', USUAL_TRIM, 'DEFAULT', `${USUAL_TRIM} LF assumed`)
        : direct('PNT-EXTTRIM', length, 'STATED', `${length} LF as stated`);
    job.packages.push(
      packageOf({
        space: ownSpace('exterior', 'Exterior', {}, job.book),
        spans: spansOf(tasks),
        work: 'Paint exterior trim',
        items: [run],
      }),
    );
    for (const other of tasks) job.done.add(other);
    return;
  }
  const named: Task = task ?? {
    concept: 'house_exterior',
    verb: 'paint',
    ownVerb: true,
    qualifiers: new Set(),
    floor: null,
    places: bare?.places ?? [],
    clause: bare?.clause ?? 0,
  };
  const { params } = extraParams('exterior_paint', named, job, null);
  job.packages.push(
    packageOf({
      assembly: 'exterior_paint',
      space: { ...ownSpace('exterior', 'Exterior', {}, job.book) },
      spans: spansOf([...(bare ? [bare, ...bare.places] : []), ...tasks]),
      params,
    }),
  );
  // "Paint interior and exterior": the rooms are painted as well.
  const inside = (places: readonly ReadPlace[]): ReadPlace[] =>
    places.filter((place) => place.inside === true && !place.excluded);
  for (const other of tasks) {
    other.places = inside(other.places);
    if (other.places.length === 0) job.done.add(other);
  }
  job.scope.bareVerbs = job.scope.bareVerbs.flatMap((other) => {
    if (!isOutside(other)) return [other];
    const places = inside(other.places);
    return places.length > 0 ? [{ ...other, places }] : [];
  });
  for (const other of job.scope.tasks)
    if (
      other.concept === 'pressure_wash' ||
      (['trim', 'exterior_trim', 'house_exterior'].includes(other.concept) && !isMended(other))
    )
      job.done.add(other);
};
