// Wind and hail: make safe, then repair or replace the roof and what hangs on it.
import { packageOf } from './job.ts';
import type { Job } from './job.ts';
import { finish, tasksOf } from './loss.ts';
import { overridesOf } from './whole.ts';
import { ownSpace } from './spaces.ts';

const SHINGLES = [
  ['three_tab', '3tab'],
  ['class4', 'class4'],
] as const;

export const roofLoss = (job: Job): void => {
  const roofs = tasksOf(job, 'roof', 'missing_shingles', 'roof_leak');
  if (roofs.length === 0) return;
  const squares = roofs.flatMap((task) => (task.squares === undefined ? [] : [task.squares]))[0];
  const area = roofs.flatMap((task) => (task.area === undefined ? [] : [task.area]))[0];
  const replaces = roofs.some(({ verb }) => verb === 'replace' || verb === 'install');
  const full =
    squares !== undefined ||
    (area !== undefined && area >= 800) ||
    (area === undefined && replaces);
  const [gutter] = tasksOf(job, 'gutter');
  const [screen] = tasksOf(job, 'screen');
  const [fins] = tasksOf(job, 'ac_fins');
  const [siding] = tasksOf(job, 'siding');
  const [tarp] = tasksOf(job, 'roof_tarp');
  const [fascia] = tasksOf(job, 'fascia');
  const facts = job.scope.facts;
  const type = SHINGLES.find(([quality]) =>
    roofs.some(({ qualifiers }) => qualifiers.has(quality)),
  );
  const params = {
    full: full ? 1 : 0,
    ...(type ? { type: type[1] } : {}),
    ...(full
      ? { sq: squares ?? (area === undefined ? 24 : area / 100) }
      : { repair_sf: area ?? 50 }),
    ...(gutter ? { gutter_lf: gutter.length ?? gutter.feet ?? 120 } : {}),
    ...(screen ? { screens: screen.count ?? 6 } : {}),
    ...(fins ? { comb: fins.count ?? 1 } : {}),
    ...(siding ? { siding_sf: siding.area ?? 300 } : {}),
    ...(tarp ? { tarp_sf: tarp.area ?? 400 } : {}),
    ...(fascia ? { fascia_lf: fascia.length ?? 40 } : {}),
    ...(facts.pitch === null ? {} : { pitch: facts.pitch }),
    ...(facts.stories === null ? {} : { stories: facts.stories }),
  };
  const overrides = overridesOf(tasksOf(job, 'pipe_boot'));
  finish(job, [
    ...roofs,
    ...tasksOf(
      job,
      'gutter',
      'screen',
      'ac_fins',
      'siding',
      'roof_tarp',
      'downspout',
      'fascia',
      'pipe_boot',
    ),
  ]);
  const space = { ...ownSpace('room', '', {}, job.book), label: 'Roof' };
  job.packages.push(packageOf({ assembly: 'wind_hail_roof', space, params, overrides }));
};
