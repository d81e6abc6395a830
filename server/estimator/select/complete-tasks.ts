// Settles what single sentences leave open: the same object said twice, two trims that make a package, lone rooms.
import { conceptOf } from '../scope/concepts/all.ts';
import type { Place, Quantity, Task } from '../scope/scope.ts';
import { COMMERCIAL_PLACES, WHOLE_PLACES } from '../scope/vocabulary/rooms.ts';
import type { Job } from './job.ts';
import { wholeAssembly } from './whole-rooms.ts';

const MEASURES = [
  'count',
  'area',
  'length',
  'squares',
  'volume',
  'feet',
  'inches',
] as const satisfies readonly (keyof Quantity)[];

const isStated = (task: Task): boolean =>
  MEASURES.some((name) => task[name] !== undefined) || task.size !== undefined;

const isSameWork = (a: Task, b: Task): boolean => {
  if (a.concept !== b.concept || a.concept === 'floor') return false;
  const verbs = a.verb === b.verb || a.verb === null || b.verb === null || !a.ownVerb || !b.ownVerb;
  const opposite = a.verb === 'remove' || b.verb === 'remove';
  const places =
    a.places.length === 0 ||
    b.places.length === 0 ||
    a.places.some((place) => b.places.includes(place));
  const clashing = MEASURES.some(
    (name) => a[name] !== undefined && b[name] !== undefined && a[name] !== b[name],
  );
  const kinds = (task: Task) =>
    ['small', 'medium', 'large', 'interior', 'exterior', 'french', 'sliding', 'single', 'double']
      .filter((q) => task.qualifiers.has(q))
      .join();
  const differs = kinds(a) !== kinds(b) && kinds(a) !== '' && kinds(b) !== '';
  return (
    places &&
    !clashing &&
    !differs &&
    (verbs || (opposite && !isStated(a)) || (opposite && !isStated(b)))
  );
};

const STRONGER = [
  'replace',
  'install',
  'build',
  'paint',
  'refinish',
  'repair',
  'move',
  'reset',
  'remove',
];

const absorb = (kept: Task, other: Task): void => {
  if (kept.concept === 'entry_door' && kept.clause === other.clause && !isStated(kept) && !isStated(other)) {
    // "Front door, back door" are two.
    kept.count = 2;
    return;
  }
  for (const name of MEASURES) kept[name] ??= other[name] as number;
  for (const name of MEASURES) if (kept[name] === undefined) delete kept[name];
  if (other.size && !kept.size) kept.size = other.size;
  for (const qualifier of other.qualifiers) kept.qualifiers.add(qualifier);
  for (const place of other.places) if (!kept.places.includes(place)) kept.places.push(place);
  const removes = kept.verb === 'remove' || other.verb === 'remove';
  if (removes && kept.verb !== other.verb) {
    // "Remove the old fence, new cedar fence" is one fence replaced.
    const renewing = [kept.verb, other.verb].find((verb) => verb !== 'remove') ?? null;
    kept.verb =
      renewing === null || renewing === 'install' || renewing === 'build' ? 'replace' : renewing;
    kept.ownVerb = true;
    kept.qualifiers.add('remove_old');
    return;
  }
  const [a, b] = [STRONGER.indexOf(kept.verb ?? ''), STRONGER.indexOf(other.verb ?? '')];
  if (other.ownVerb && (!kept.ownVerb || a < 0 || (b >= 0 && b < a))) {
    kept.verb = other.verb;
    kept.ownVerb = true;
  }
};

const mergeRepeated = (job: Job): void => {
  const kept: Task[] = [];
  for (const task of job.scope.tasks) {
    const twin = kept.find((other) => isSameWork(other, task));
    if (twin) absorb(twin, task);
    else kept.push(task);
  }
  job.scope.tasks = kept;
};

/** A tub turned into a shower is one job, not a tub and a shower. */
const tubToShower = (job: Job): void => {
  const { tasks } = job.scope;
  const tub = tasks.find(
    ({ concept, verb }) =>
      concept === 'tub' && (verb === 'convert' || verb === 'replace' || verb === 'remove'),
  );
  const shower = tasks.find(
    ({ concept, clause }) => concept === 'shower' && clause === tub?.clause,
  );
  const isConversion =
    tub &&
    shower &&
    (tub.verb === 'convert' ||
      (tub.ownVerb &&
        tasks.indexOf(shower) - tasks.indexOf(tub) === 1 &&
        shower.verb === tub.verb &&
        tub.verb !== 'replace'));
  if (
    !tub ||
    !shower ||
    (!isConversion && !(job.scope.words.has('conversion') || tub.verb === 'convert'))
  )
    return;
  if (
    job.scope.places.some(
      ({ whole, type }) => whole !== null && whole !== 'convert' && type.includes('bath'),
    )
  )
    return;
  for (const place of job.scope.places) if (place.whole === 'convert') place.whole = null;
  const qualifiers = new Set([...tub.qualifiers, ...shower.qualifiers]);
  job.scope.tasks = tasks.filter(
    (task) =>
      task !== tub &&
      task !== shower &&
      !['shower_door', 'shower_tile', 'shower_pan', 'shower_valve', 'niche'].includes(
        task.concept,
      ) &&
      !(
        task.concept === 'floor' &&
        task.floor === 'tile' &&
        task.clause === tub.clause &&
        !task.qualifiers.has('floor_named')
      ),
  );
  job.conversion = { places: [...tub.places, ...shower.places], qualifiers };
};

const lonePlace = (job: Job): void => {
  const { scope } = job;
  if (
    scope.tasks.length > 0 ||
    scope.bareVerbs.some(({ verb }) => verb !== 'estimate' && verb !== 'turn')
  )
    return;
  const candidates = scope.places.filter(
    (place) => !place.excluded && place.whole === null && place.type !== 'room',
  );
  if (scope.places.some(({ whole }) => whole !== null) || candidates.length === 0) return;
  if (scope.perils.length > 0) return;
  // Only a text that is hardly more than room names asks for the rooms themselves.
  if (scope.words.size > MOST_OTHER_WORDS) return;
  for (const place of candidates) if (!UNCLEAR_ALONE.has(place.type)) place.whole = 'estimate';
};

const MOST_OTHER_WORDS = 6;
const UNCLEAR_ALONE = new Set(['house', 'unit_2br', 'room']);

const REPAIRABLE: ReadonlySet<string> = new Set(['kitchen', 'bathroom', 'bedroom', 'living_room']);

const askWhatIsBroken = (job: Job): void => {
  for (const { verb, places } of job.scope.bareVerbs) {
    const [place] = places.filter(({ type }) => REPAIRABLE.has(type));
    if (verb === 'repair' && place && job.scope.tasks.length === 0) {
      job.questions.push(
        `What in the ${place.label.toLowerCase()} needs repair, and how large is the damage?`,
      );
    }
  }
};

const TRIMS = ['baseboard', 'crown', 'window_trim', 'chair_rail'];

/** New crown and new baseboards in one room are priced as that room's trim package. */
/** Words that mean another thing outside a shop, or beside a fence. */
const byContext = (job: Job): void => {
  const commercial =
    job.propertyType === 'COMMERCIAL' ||
    job.scope.places.some(({ type }) => COMMERCIAL_PLACES.has(type));
  for (const task of job.scope.tasks) {
    if (!commercial && SHOP_WORDS.has(task.concept)) job.done.add(task);
    const beside = (concept: string) =>
      job.scope.tasks.some((other) => other.concept === concept && other.clause === task.clause);
    const doors = ['door', 'interior_door', 'entry_door', 'commercial_door'].some(beside);
    if (
      task.concept === 'cabinet_hardware' &&
      doors &&
      !beside('cabinets') &&
      job.propertyType === 'COMMERCIAL'
    )
      job.done.add(task);
    if (task.concept === 'drywall' && ((task.verb === 'repair' && beside('drywall_hole')) || beside('partition_wall'))) job.done.add(task);
    if (task.concept === 'stair_tread' && beside('stair_carpet')) {
      const runner = job.scope.tasks.find(({ concept, clause }) => concept === 'stair_carpet' && clause === task.clause);
      if (runner && task.count !== undefined) runner.count ??= task.count;
      job.done.add(task);
    }
    if (task.concept === 'panel' && beside('fence')) task.concept = 'fence_section';
    if (task.concept === 'door' && beside('cabinets') && task.count !== undefined)
      task.concept = 'cabinet_fronts';
    if (
      (task.concept === 'interior_door' || task.concept === 'door') &&
      job.propertyType === 'COMMERCIAL'
    )
      task.concept = 'commercial_door';
    if (task.concept === 'insulation' && !task.places.some(({ type }) => !UNINSULATED.has(type)))
      task.concept = 'attic_insulation';
    if (task.concept === 'deck_board' && beside('deck') && !task.ownVerb) {
      const deck = job.scope.tasks.find(
        ({ concept, clause }) => concept === 'deck' && clause === task.clause,
      );
      for (const qualifier of task.qualifiers) deck?.qualifiers.add(qualifier);
    }
    if ((task.concept === 'fixture' || task.concept === 'light') && beside('troffer')) {
      const troffer = job.scope.tasks.find(
        ({ concept, clause }) => concept === 'troffer' && clause === task.clause,
      );
      if (troffer && task.count !== undefined) troffer.count ??= task.count;
      job.done.add(task);
    }
  }
  const fronts = job.scope.tasks.filter(
    ({ concept, count }) => concept === 'cabinet_fronts' && count !== undefined,
  );
  const [first, ...others] = fronts;
  for (const other of others) {
    if (first && other.clause === first.clause) {
      first.count = (first.count ?? 0) + (other.count ?? 0);
      job.done.add(other);
    }
  }
};

/** Places whose insulation lies in the attic. */
const UNINSULATED = new Set(['attic', 'house', 'unit_2br', 'exterior', 'everywhere', 'room']);

const SHOP_WORDS = new Set(['bar', 'walk_in', 'sign', 'striping', 'joint_fill']);

const absorbFixtures = (job: Job): void => {
  const { tasks } = job.scope;
  const fixture = tasks.find(({ concept }) => concept === 'fixture');
  const repipe = tasks.find(({ concept }) => concept === 'repipe');
  if (fixture && repipe) {
    if (fixture.count !== undefined) repipe.count ??= fixture.count;
    job.done.add(fixture);
  }
  const upgrade = tasks.find(({ concept }) => concept === 'ada_upgrade');
  const restroom = tasks.find(
    ({ concept, clause }) => concept === 'ada_restroom' && clause === upgrade?.clause,
  );
  if (upgrade && restroom) {
    if (restroom.count !== undefined) upgrade.count ??= restroom.count;
    job.done.add(restroom);
  }
};

const trimPackage = (job: Job): void => {
  const trims = job.scope.tasks.filter(
    ({ concept, verb, length }) =>
      TRIMS.includes(concept) && (verb === 'install' || verb === 'replace') && length === undefined,
  );
  const base = trims.find(({ concept }) => concept === 'baseboard');
  const crown = trims.find(({ concept }) => concept === 'crown');
  const [place] = base?.places ?? [];
  const floors = job.scope.tasks.some(({ concept }) => concept === 'floor');
  if (!base || !crown || !place || place.whole || floors) return;
  base.concept = 'trim';
  base.verb = 'install';
  base.qualifiers.add('crown');
  job.done.add(crown);
};

const OBJECT_OF_ROOM: Readonly<Record<string, string>> = {
  deck: 'deck',
  patio: 'patio',
  roof: 'roof',
};

/** "Deck" may be read as a place; work on it is work on the object. */
const placesThatAreObjects = (places: readonly Place[]): void => {
  for (const place of places) if (place.type in OBJECT_OF_ROOM) place.adjective = true;
};

const withoutCovered = (job: Job): void => {
  // "Plus electrical" beside named electrical work adds nothing of its own.
  const trades: Readonly<Record<string, string>> = {
    electrical_work: 'ELE-',
    plumbing_work: 'PLB-',
  };
  for (const task of job.scope.tasks) {
    const prefix = trades[task.concept];
    if (prefix === undefined) continue;
    const named = job.scope.tasks.some(
      (other) => other !== task && conceptOf(other.concept).drops.includes(prefix),
    );
    if (named) job.done.add(task);
  }
};

/** "Tear out and repour": two verbs for one object mean it is replaced. */
const removedAndRenewed = (job: Job): void => {
  const { scope } = job;
  scope.bareVerbs = scope.bareVerbs.filter(({ verb, clause }) => {
    if (verb !== 'build' && verb !== 'install' && verb !== 'replace') return true;
    const task = scope.tasks.find(
      (other) => other.clause === clause && other.verb === 'remove' && other.concept !== 'floor',
    );
    if (task) task.verb = 'replace';
    return !task;
  });
  for (const { verb, clause } of scope.bareVerbs) {
    // "Toilet runs, fix it": a verb without an object speaks of the object just named.
    const last = scope.tasks.findLast((other) => other.clause === clause);
    if (
      last &&
      (verb === 'repair' || verb === 'replace') &&
      (last.verb === null || last.verb === 'repair')
    ) {
      last.verb = verb;
      last.ownVerb = true;
    }
  }
  for (const { verb, clause } of scope.bareVerbs) {
    // "New suspended ceiling, remove old grid": what is removed is the object of the sentence.
    const [task] = scope.tasks.filter((other) => other.clause === clause);
    if (verb !== 'remove' || !task || task.concept === 'floor' || task.verb === 'remove') continue;
    task.qualifiers.add('remove_old');
    if (task.verb === null || task.verb === 'install') task.verb = 'replace';
  }
};

/** A room with a list of its parts and no verb ("Bath 8x5: new tub, vanity, tile floor") is that room done anew. */
const listedRooms = (job: Job): void => {
  for (const place of job.scope.places) {
    if (place.whole !== null || place.excluded) continue;
    const assembly = wholeAssembly(place.type, 'remodel');
    if (assembly === null || WHOLE_PLACES.has(place.type)) continue;
    if (COMMERCIAL_PLACES.has(place.type)) {
      if (isListedFitout(place, job)) place.whole = 'build';
      continue;
    }
    const parts = job.scope.tasks.filter(
      ({ concept, places }) =>
        places.includes(place) && (conceptOf(concept).within ?? '').split(' ').includes(assembly),
    );
    const untold = parts.filter(
      ({ verb, ownVerb }) =>
        verb === null || ((verb === 'replace' || verb === 'install') && !ownVerb),
    );
    const fresh = parts.filter(
      ({ verb }) => verb === null || verb === 'replace' || verb === 'install' || verb === 'build',
    );
    const kinds = new Set(fresh.map(({ concept }) => concept)).size;
    if ((untold.length >= LISTED && kinds >= LISTED + 1) || kinds >= LISTED_WITH_VERB)
      place.whole = 'remodel';
  }
};

/** A shop or office of stated size with three or more of its usual parts is a fit-out. */
const isListedFitout = (place: Place, job: Job): boolean => {
  const kind = place.type.split('_')[0] ?? place.type;
  const parts = job.scope.tasks.filter(
    ({ concept, places, verb }) =>
      places.includes(place) &&
      verb !== 'remove' &&
      (conceptOf(concept).within ?? '').includes(`${kind}_`),
  );
  place.area ??= parts.find(({ area }) => area !== undefined)?.area ?? null;
  return (
    (place.area !== null || place.sizes.length > 0) &&
    new Set(parts.map(({ concept }) => concept)).size >= LISTED
  );
};

const LISTED = 3;
const LISTED_WITH_VERB = 6;

const CONTAINERS = new Set(['house', 'unit_2br', 'everywhere', 'room', 'office_suite']);

/** "Kitchen reno, rental, 10x10": what is said of the dwelling belongs to the one room being worked on. */
const intoTheWhole = (job: Job): void => {
  const [whole, second] = job.scope.places.filter(
    (place) => place.whole !== null && !place.excluded,
  );
  if (!whole || second || WHOLE_PLACES.has(whole.type)) return;
  const others = job.scope.places.filter((place) => place !== whole && CONTAINERS.has(place.type));
  for (const place of others) {
    if (whole.sizes.length === 0 && whole.area === null) whole.sizes = place.sizes;
    for (const task of job.scope.tasks) {
      if (task.places.includes(place))
        task.places = [...new Set(task.places.map((own) => (own === place ? whole : own)))];
    }
  }
};

/** Rooms named inside a basement, attic or garage being finished are parts of it; a bath in it is an addition. */
const roomsWithin = (job: Job): void => {
  const container = job.scope.places.find(
    ({ type, whole }) => whole !== null && ['basement', 'attic', 'garage'].includes(type),
  );
  const building = job.scope.tasks.some(({ concept }) =>
    ['addition', 'adu', 'new_house'].includes(concept),
  );
  if (!container && !building) return;
  for (const place of job.scope.places) {
    if (
      place.excluded ||
      (place === container && !building) ||
      (place.whole === null &&
        !building &&
        place.type !== 'bathroom' &&
        place.type !== 'powder_room')
    )
      continue;
    const isBath = place.type.includes('bathroom') || place.type === 'powder_room';
    const part = place.sizes.length === 0 && place.area === null;
    if (container?.whole === 'convert' && building) {
      const dwelling = job.scope.tasks.find(({ concept }) => concept === 'adu');
      if (dwelling) {
        job.done.add(dwelling);
        container.area ??= dwelling.area ?? null;
      }
    }
    if (place === container) continue;
    if (building || (part && !isBath)) place.whole = null;
    else if (isBath && container && part && !place.adjective && container.whole !== 'convert')
      place.whole = 'install';
  }
};

export const completeTasks = (job: Job): void => {
  removedAndRenewed(job);
  byContext(job);
  mergeRepeated(job);
  tubToShower(job);
  absorbFixtures(job);
  trimPackage(job);
  lonePlace(job);
  listedRooms(job);
  roomsWithin(job);
  intoTheWhole(job);
  placesThatAreObjects(job.scope.places);
  withoutCovered(job);
  askWhatIsBroken(job);
};
