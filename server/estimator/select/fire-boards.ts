// What burnt through is closed again: boards and insulation of the rooms a fire charred.
import type { Space } from '../takeoff/space.ts';
import type { Verb } from '../parser/vocabulary/verbs.ts';
import { pieceOf, runOf, wallPiece } from './damage/boards.ts';
import { ceilingPackage, wetCeiling } from './damage/ceilings.ts';
import { saidOf, storyOf } from './damage/story.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { finish, tasksOf } from './loss.ts';

const CHARRED = /\b(?:burn|burned|burnt|charred|char|scorched|melted|blistered|caught fire)\b/;

const MENDS: ReadonlySet<Verb> = new Set(['repair', 'replace', 'remove']);

/** Boards that burnt come down where they are told; the rest is cleaned. */
export const closeBurnt = (job: Job, main: readonly Space[]): void => {
  const [space] = main;
  if (!space) return;
  const story = storyOf(job.scope);
  const walls = tasksOf(job, 'walls', 'drywall');
  const burnt = walls.filter(
    (task) =>
      CHARRED.test(saidOf(task, job.scope)) ||
      (task.ownVerb && MENDS.has(task.verb ?? 'clean')) ||
      pieceOf([task], job) !== undefined,
  );
  const renewed = walls.filter(
    ({ concept, verb }) => concept === 'drywall' && verb !== 'clean' && verb !== 'paint',
  );
  const told = pieceOf(walls, job);
  const run = runOf(burnt, space, job);
  const area = told ?? (run === undefined ? undefined : run * space.height);
  const above = tasksOf(job, 'ceiling').filter((task) => CHARRED.test(saidOf(task, job.scope)));
  const ceiling = above.length > 0 ? wetCeiling(above, job) : null;
  const filled = tasksOf(job, 'insulation', 'wall_insulation', 'attic_insulation', 'batts');
  if (area !== undefined && (burnt.length > 0 || renewed.length > 0)) {
    job.packages.push(
      packageOf({
        space,
        work: 'Fire damage repair',
        items: [
          ...wallPiece(area, space, 'DEM-DRYWALL'),
          ...(filled.length > 0
            ? [direct('INS-BATTWL', area, 'DERIVED', 'in the burnt wall')]
            : []),
        ],
      }),
    );
    finish(job, [...burnt, ...renewed, ...filled]);
  }
  if (ceiling) {
    job.packages.push(ceilingPackage(ceiling, 'DEM-CEILDRY', job));
    finish(job, [...above, ...renewed, ...filled]);
  }
  for (const task of tasksOf(job, 'ductwork'))
    if (task.verb === null || task.verb === 'clean' || /\bclean/.test(story))
      task.concept = 'duct_cleaning';
};
