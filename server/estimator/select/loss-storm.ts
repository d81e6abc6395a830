// Wind and hail: make safe, then repair or replace the roof and what hangs on it.
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { finish, tasksOf } from './loss.ts';
import { overridesOf } from './overrides.ts';
import { ownSpace } from './spaces.ts';

const SHINGLES = [
  ['three_tab', '3tab'],
  ['class4', 'class4'],
] as const;

/** Under this shingles are woven in, SF. */
const LEAST_PART = 100;

export const roofLoss = (job: Job): void => {
  const roofs = tasksOf(job, 'roof', 'missing_shingles', 'roof_leak');
  if (roofs.length === 0) return;
  const squares = roofs.flatMap((task) => (task.squares === undefined ? [] : [task.squares]))[0];
  const deck = tasksOf(job, 'roof_deck', 'deck_board').filter(({ verb }) => verb === null);
  const area = [...roofs, ...deck].flatMap((task) =>
    task.area === undefined ? [] : [task.area],
  )[0];
  // A torn-off part with its decking is laid anew, as large as it is told.
  const isPart = deck.length > 0 && area !== undefined && area >= LEAST_PART;
  const replaces = roofs.some(({ verb }) => verb === 'replace' || verb === 'install');
  const full =
    squares !== undefined ||
    isPart ||
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
  if (!isPart) return;
  job.packages.push(
    packageOf({
      space,
      work: 'Close the roof',
      items: [direct('FRM-SHTHRF', area, 'STATED', `${area} SF as stated`)],
    }),
  );
  finish(job, deck);
};
