// Parameters of roofs: pitch, layers, what is repaired.
import type { Params } from '../takeoff/run-assembly.ts';
import { companion, count } from './param-rule.ts';
import type { ParamRule } from './param-rule.ts';
import { flatSquares, roofSquares } from '../takeoff/roof-squares.ts';

export const roof: ParamRule = (task, job) => {
  const { facts, words } = job.scope;
  const flat = task.qualifiers.has('membrane');
  const house = job.scope.places.find(
    (place) => !place.excluded && (place.area !== null || place.sizes.length > 0),
  );
  const size = house?.sizes[0];
  const footprint = house?.area ?? (size ? size.length * size.width : null);
  const storeys = facts.stories ?? 1;
  const params: Record<string, Params[string]> = {};
  if (task.squares !== undefined) params['sq'] = task.squares;
  else if (task.area !== undefined)
    params['sq'] =
      words.has('footprint') && !flat
        ? roofSquares(task.area, facts.pitch, job.book)
        : task.area / 100;
  else if (footprint !== null) {
    const covered = footprint / Math.max(1, words.has('footprint') ? 1 : storeys);
    params['sq'] = flat ? flatSquares(footprint) : roofSquares(covered, facts.pitch, job.book);
  }
  if (facts.pitch !== null) params['pitch'] = facts.pitch;
  if (facts.stories !== null) params['stories'] = facts.stories;
  if (facts.layers !== null) params['layers'] = facts.layers;
  const chimney = companion(job, task, 'chimney', 'chimney_flashing');
  if (chimney) params['chimneys'] = count(chimney);
  const skylight = companion(job, task, 'skylight');
  if (skylight) params['skylights'] = count(skylight);
  if (words.has('overlay') || words.has('layover')) params['tearoff'] = 0;
  if (flat) companion(job, task, 'attic_insulation');
  return params;
};

export const roofRepair: ParamRule = (task, job) => {
  const boots = companion(job, task, 'pipe_boot');
  const chimney =
    task.qualifiers.has('near:chimney') ||
    companion(job, task, 'chimney', 'chimney_flashing') !== undefined;
  const area = task.area ?? (task.squares === undefined ? undefined : task.squares * 100);
  return {
    visits: 1,
    boots: boots ? count(boots) : task.concept === 'missing_shingles' ? 0 : 1,
    ...(chimney ? { chimney: 1 } : {}),
    ...(area === undefined ? {} : { sf: area }),
  };
};
