// How much a unit that is made ready needs: of paint, and altogether.
import type { JobAsRead, ParamOrNone } from './job-as-read.ts';

export const paintLevel = ({ words, tasks, facts }: JobAsRead): ParamOrNone => {
  if (facts.coats === 1) return 'one';
  if (
    words.has('touch') ||
    tasks.some((task) => task.qualifiers.has('small') && task.verb === 'paint')
  )
    return 'touch';
  if (words.has('everything') || words.has('full') || words.has('whole')) return 'full';
  return undefined;
};

/** "Light turns only", "heavy turn": how much a unit needs. */
export const turnLevel = ({ words, tasks }: JobAsRead): ParamOrNone => {
  const light = words.has('light') || words.has('touch') || words.has('light_turn');
  if (light || tasks.some(({ qualifiers }) => qualifiers.has('pale'))) return 'light';
  return words.has('heavy') || words.has('trashed') ? 'heavy' : undefined;
};
