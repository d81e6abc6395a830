// Fire, smoke and mould: strip, clean and seal, then rebuild.
import type { Place, Task } from '../scope/scope.ts';
import { WHOLE_PLACES } from '../scope/vocabulary/rooms.ts';
import type { Space } from '../takeoff/space.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { eachSpace, finish, isMitigationOnly, onlySources, OUTSIDE, tasksOf } from './loss.ts';
import { isStated } from './merge-tasks.ts';
import { ownSpace, spacesOf } from './spaces.ts';

const BURNT = new Set(['cabinets', 'countertop', 'drywall', 'floor', 'framing', 'siding', 'fence']);

/** "5 LF of upper cabinets burned, the base cabinets are fine": what burnt is told, the room is not gutted. */
const isPartial = (job: Job): boolean =>
  // "Clean the soot off the walls": what is cleaned is not gutted.
  job.scope.tasks.some(({ verb, ownVerb }) => verb === 'clean' && ownVerb) ||
  // "Lightning: 3 outlets burned" guts no room.
  (job.scope.places.length === 0 && job.scope.tasks.length > 0) ||
  job.scope.tasks.some(
    (task) => BURNT.has(task.concept) && isStated(task) && task.count === undefined,
  ) ||
  job.scope.exclusions.some(({ concept }) => concept !== null && BURNT.has(concept));

const FIRE_FLOORS = ['carpet', 'hardwood', 'lvp'];

/** The floor that goes back in, when the text names it. */
const burntFloor = (job: Job): { params?: { floor: string } } => {
  const floor = tasksOf(job, 'floor').find((task) => FIRE_FLOORS.includes(task.floor ?? ''))?.floor;
  return floor === undefined || floor === null ? {} : { params: { floor } };
};

const SMELLS = ['smell', 'odor', 'stink', 'neighbor', 'wildfire'];

/** "Smoke smell from the neighbor's fire": nothing burnt here, and no soot is told of. */
const isOnlySmell = ({ scope }: Job): boolean =>
  !scope.perils.includes('fire') &&
  SMELLS.some((word) => scope.words.has(word)) &&
  !['soot', 'heavy', 'black', 'char'].some((word) => scope.words.has(word));

export const fire = (job: Job): void => {
  const named = job.scope.places.filter((place) => !place.excluded && !OUTSIDE.has(place.type));
  // "Throughout our 900 sf apartment" is one place.
  const inside = named.some(({ type }) => type !== 'everywhere')
    ? named.filter(({ type }) => type !== 'everywhere')
    : named;
  const whole = job.scope.places.filter(
    ({ type, area }) => WHOLE_PLACES.has(type) && area !== null,
  );
  const rooms = inside.length > 0 ? inside : whole;
  const [burnt, ...smoky] = rooms;
  const partial = isPartial(job);
  const isSmokeOnly = !job.scope.perils.includes('fire') || partial || isMitigationOnly(job);
  const [roof] = tasksOf(job, 'roof');
  const burntRoof = roof?.area ?? (roof?.squares === undefined ? undefined : roof.squares * 100);
  if (burntRoof !== undefined && !isSmokeOnly) {
    const space = { ...ownSpace('room', '', {}, job.book), label: 'Roof' };
    const params = { full: 1, sq: burntRoof / 100 };
    job.packages.push(packageOf({ assembly: 'wind_hail_roof', space, params }));
    job.packages.push(
      packageOf({
        space,
        work: 'Close the roof',
        items: [direct('FRM-SHTHRF', burntRoof, 'STATED', `${burntRoof} SF as stated`)],
      }),
    );
    if (burnt && burnt.sizes.length === 0) burnt.area ??= burntRoof;
  }
  const isMild = job.scope.words.has('mild') || isOnlySmell(job);
  const spaces = (place: Place): Space[] => eachSpace(place, job);
  // Lightning or a scorched outlet, and no room named: only what is listed.
  if (partial && !burnt) return;
  const main = burnt ? spaces(burnt) : [ownSpace('living_room', '', {}, job.book)];
  for (const space of main) {
    if (isSmokeOnly) {
      job.packages.push(
        packageOf({
          assembly: 'smoke_clean',
          space,
          params: isMild ? {} : { heavy: 1 },
        }),
      );
      continue;
    }
    job.packages.push(packageOf({ assembly: 'fire_room', space, ...burntFloor(job) }));
    if (burnt?.type === 'kitchen') {
      // Stripping, board, paint, floor and permits already stand in the fire repair.
      const drops = [
        'DRW-*',
        'PNT-*',
        'FLR-*',
        'TRM-*',
        'PRM-BLDG',
        'PRM-ELEC',
        'CLN-FINAL',
        'GCN-PROTECT',
        'ELE-FIXTURE',
        'ELE-DEVICE',
        'ELE-GFCI',
        'GCN-DUSTWALL',
      ];
      job.packages.push(
        packageOf({ assembly: 'kitchen_remodel', space, params: { demo: 0 }, drops }),
      );
    }
  }
  for (const space of smoky.flatMap(spaces))
    job.packages.push(packageOf({ assembly: 'smoke_clean', space }));
  const boarded = tasksOf(job, 'window', 'door', 'entry_door');
  const extra = boarded.reduce((sum, { count }) => sum + (count ?? 1), 0) - 2;
  if (extra > 0 && main[0]) {
    job.packages.push(
      packageOf({
        space: main[0],
        work: 'Board up',
        items: [direct('TMP-BOARDEA', extra, 'STATED', 'openings as stated, two already included')],
      }),
    );
  }
  // Light soot is washed off; paint over it is an order of its own.
  const keepsPaint = ({ verb, ownVerb }: Task) => isMild && verb === 'paint' && ownVerb;
  if (isSmokeOnly)
    finish(
      job,
      tasksOf(job, 'walls', 'ceiling', 'contents', 'furniture').filter((task) => !keepsPaint(task)),
    );
  else finish(job, job.scope.tasks);
  job.scope.bareVerbs = job.scope.bareVerbs.filter(
    ({ verb }) => verb !== 'paint' && verb !== 'clean',
  );
};

const BOARD_WORK = ['MLD-TODRY', 'MLD-TOINS'];
const HAND_WORK = ['MLD-SAND', 'MLD-WIPE'];
const BARE_WOOD = ['roof_deck', 'joist', 'rafter', 'framing', 'subfloor', 'FRM-SHTHWL'];

/** Mould on wood that nothing covers: attic sheathing, joists over a crawl space. */
const isBareWood = ({ scope }: Job): boolean =>
  scope.tasks.some(({ concept }) => BARE_WOOD.includes(concept)) &&
  !scope.tasks.some(({ concept }) => concept === 'drywall');

/** Two methods named make the list of what is done. */
const LEAST_METHODS = 2;

/** "Media blast and encapsulate 600 sf, clearance test": what is listed is the work. */
const isListedMold = (job: Job, area: number | undefined): boolean => {
  const below = job.scope.places.some(({ type }) => type === 'crawlspace');
  for (const task of tasksOf(job, 'crawl_encapsulation')) if (!below) task.concept = 'MLD-ENCAP';
  const methods = job.scope.tasks.filter(
    ({ concept }) => concept.startsWith('MLD-') && concept !== 'MLD-TEST',
  );
  if (methods.length < LEAST_METHODS || area === undefined) return false;
  for (const task of methods) task.area ??= area;
  finish(job, [...tasksOf(job, 'roof_deck'), ...onlySources(job)]);
  return true;
};

export const mold = (job: Job): void => {
  const area =
    job.scope.places.flatMap((place) => (place.area === null ? [] : [place.area]))[0] ??
    job.scope.tasks.flatMap((task) => (task.area === undefined ? [] : [task.area]))[0];
  if (isListedMold(job, area)) return;
  const [room] = job.scope.places.filter((place) => !OUTSIDE.has(place.type) && !place.excluded);
  const known = room ? spacesOf({ ...room, area: null }, job.book)[0]?.space : undefined;
  const space = known ?? ownSpace('bathroom', '', {}, job.book);
  const params = area === undefined ? {} : { sf: area };
  const blast = tasksOf(job, 'MLD-BLAST')[0];
  const bare = isBareWood(job);
  job.packages.push(
    packageOf({
      assembly: 'mold_remediation',
      space,
      params,
      // Sheathing and joists carry no board; blasted wood is neither sanded nor wiped by hand.
      drops: [...(bare ? BOARD_WORK : []), ...(blast ? HAND_WORK : [])],
      overrides: bare && area !== undefined ? [{ pattern: 'MLD-HEPA', quantity: area }] : [],
    }),
  );
  if (blast && area !== undefined && !isStated(blast)) blast.area = area;
  finish(job, tasksOf(job, 'MLD-ENCAP', 'MLD-TEST'));
  const { words } = job.scope;
  const rebuilds =
    words.has('rebuild') ||
    job.scope.tasks.some(
      ({ concept, verb }) => ['drywall', 'walls'].includes(concept) && verb !== 'remove',
    );
  if (rebuilds && !isMitigationOnly(job))
    job.packages.push(packageOf({ assembly: 'mold_rebuild', space, params }));
  finish(job, tasksOf(job, 'walls', 'drywall', 'ceiling', 'wall_insulation', 'attic_insulation'));
  // What is encapsulated is the mould, unless a crawl space is named.
  if (!job.scope.places.some(({ type }) => type === 'crawlspace'))
    finish(job, tasksOf(job, 'crawl_encapsulation', 'roof_deck'));
  finish(job, onlySources(job));
};
