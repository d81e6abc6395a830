// Floors told as damaged: the new floor takes the old one's place and kind, and the old one comes out.
import type { Task } from '../../parser/parsed-task.ts';
import type { Job } from '../job.ts';
import { saidOf } from './story.ts';

const HURT =
  /\b(?:buckled|buckling|warped|warping|cupped|cupping|swollen|lifting|lifted|popping|soft|spongy|rotted|rotten|ruined|damaged|destroyed|cracked|delaminated|delaminating|bubbling|bubbled|burned|burnt|scorched|melted|soaked|wet|smell|smelly|stained|trashed|chewed|peed)\b/;

const sharesPlace = (a: Task, b: Task): boolean =>
  a.places.length === 0 ||
  b.places.length === 0 ||
  a.places.some((place) => b.places.includes(place));

const RENEWS = new Set(['replace', 'install']);

const isRenewal = (task: Task, told: Task): boolean =>
  task !== told &&
  task.concept === 'floor' &&
  task.clause >= told.clause &&
  (task.verb === null || RENEWS.has(task.verb)) &&
  (task.floor === null || task.verb !== null) &&
  sharesPlace(task, told);

/** "The laminate is buckled. Need the floor replaced.": one floor, laid anew over what is torn out. */
export const withHurtFloors = (job: Job): void => {
  const { tasks } = job.scope;
  for (const told of tasks) {
    const kind = told.concept === 'floor' ? told.floor : null;
    const isTold = told.verb === null || !told.ownVerb || told.verb === 'replace';
    if (kind === null || !isTold || !HURT.test(saidOf(told, job.scope))) continue;
    const renewal = told.verb === null ? tasks.find((task) => isRenewal(task, told)) : undefined;
    told.qualifiers.add(`over:${kind}`);
    if (!renewal) continue;
    renewal.floor ??= kind;
    renewal.qualifiers.add(`over:${kind}`);
    renewal.places = [...new Set([...told.places, ...renewal.places])];
    if (renewal.area === undefined && told.area !== undefined) renewal.area = told.area;
    renewal.size ??= told.size;
    job.scope.tasks = job.scope.tasks.filter((task) => task !== told);
  }
};
