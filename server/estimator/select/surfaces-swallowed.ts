// Surfaces that are named beside what they are covered with: boarded walls, the floor of a flight of stairs.
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import { isBare } from './told-amounts.ts';
import type { Job } from './job.ts';

const BOARDING: ReadonlySet<Task['verb']> = new Set(['install', 'finish', null]);
const SURFACES = new Set(['walls', 'ceiling']);

/** "Hang and finish drywall, walls and ceiling": where the boards go, and how much of them. */
export const boardedSurfaces = (job: Job): void => {
  const boards = job.scope.tasks.filter(
    ({ concept, verb }) => concept === 'drywall' && BOARDING.has(verb),
  );
  const isBoarded = (task: Task, board: Task): boolean =>
    board.clause === task.clause &&
    (board.verb === task.verb || (board.verb === null && task.verb === 'finish'));
  job.scope.tasks = job.scope.tasks.filter((task) => {
    const board = SURFACES.has(task.concept)
      ? boards.find((other) => isBoarded(task, other))
      : undefined;
    if (!board) return true;
    if (!isBare(task)) {
      // "Hang drywall, 800 SF of wall".
      if (task.concept !== 'walls' || task.area === undefined || !isBare(board)) return true;
      board.area = task.area;
    } else if (board.places.length === 0) board.places = task.places;
    return false;
  });
};

const STEPS = new Set(['stair_tread', 'stair_carpet']);
const isFlight = ({ type }: ReadPlace): boolean => type === 'stairs';

/** "Refinish hardwood stairs, 15 steps": the floor of a flight is its treads, counted by themselves. */
export const stairFloors = (job: Job): void => {
  const { tasks } = job.scope;
  const treads = tasks.filter(({ concept }) => STEPS.has(concept));
  job.scope.tasks = tasks.filter((task) => {
    if (task.concept !== 'floor' || !task.places.some(isFlight)) return true;
    if (!treads.some(({ clause, verb }) => clause === task.clause && verb === task.verb))
      return true;
    task.places = task.places.filter((place) => !isFlight(place));
    return task.places.length > 0;
  });
};
