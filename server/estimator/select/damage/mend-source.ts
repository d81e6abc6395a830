// Where the water came from: a pipe is mended, a dead sump pump swapped, unless somebody has done it already.
import type { Space } from '../../takeoff/space.ts';
import { NUMBER_WORDS } from '../../parser/vocabulary/small-words.ts';
import { direct, packageOf } from '../job.ts';
import type { Job } from '../job.ts';
import { finish, tasksOf } from '../loss.ts';
import { storyOf } from './story.ts';
import { isMended } from './wetness.ts';

const PIPE = /\b(?:pipe|supply line|water line|plumbing|hose|line)\b/;
const SPOTS = /\b(two|three|four|[2-9]) (?:spot|place|leak|break|split)\b/;
const SUMP_FAILED =
  /\bsump(?: pump)? (?:failed|quit|died|broke|stopped|went out|burned out|wasnt working|did not work)\b/;

export const mendSource = (job: Job, space: Space): void => {
  const story = storyOf(job.scope);
  if (SUMP_FAILED.test(story) && tasksOf(job, 'sump').length === 0)
    job.packages.push(
      packageOf({
        space,
        work: 'Plumbing work',
        items: [direct('PLB-SUMPSW', 1, 'DERIVED', 'the pump that failed')],
      }),
    );
  const isPipe = job.scope.perils.includes('freeze') || job.scope.facts.waterCategory === 1;
  const leaks = tasksOf(job, 'pipe_leak');
  if (isMended(job.scope) || /\bice dam\b/.test(story)) {
    finish(job, leaks);
    return;
  }
  if (!(isPipe && PIPE.test(story)) && leaks.length === 0) return;
  const [, spots] = SPOTS.exec(story) ?? [];
  const leak =
    leaks.flatMap(({ count }) => (count === undefined ? [] : [count]))[0] ??
    NUMBER_WORDS[spots ?? ''] ??
    (spots === undefined ? 1 : Number(spots));
  job.packages.push(packageOf({ assembly: 'plumbing_misc', space, params: { leak } }));
  finish(job, leaks);
};
