// Which assembly a place worked on as a whole becomes, and when named objects beat it.
import { conceptOf } from '../parser/concepts/all.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import { COMMERCIAL_PLACES, WHOLE_PLACES } from '../parser/vocabulary/rooms.ts';
import type { Job } from './job.ts';
import { isStated } from './merge-tasks.ts';
import { wholeAssembly } from './whole-rooms.ts';
import { wordList, wordSet } from '../parser/language.ts';
import { isSized } from '../parser/is-sized.ts';

/** A remodel renews the outlets there are; those said to be added come on top. */
const RENEWED_IN_PLACE = new Set(['outlet', 'switch', 'gfci']);

const isAddedDevice = ({ concept, verb, ownVerb, count }: Task): boolean =>
  RENEWED_IN_PLACE.has(concept) && verb === 'install' && ownVerb && count !== undefined;

/** "Kitchen remodel, remove a non-bearing wall 10 ft": no remodel takes out a wall by itself. */
const isWallOut = ({ concept, verb, ownVerb, qualifiers, length, feet }: Task): boolean =>
  concept === 'walls' &&
  verb === 'remove' &&
  ownVerb &&
  (length !== undefined ||
    feet !== undefined ||
    qualifiers.has('bearing') ||
    qualifiers.has('nonbearing') ||
    !qualifiers.has('plural'));

/** Work that a remodel of the room does not hold, though it is on things the room has. */
export const isExtra = (task: Task): boolean => isAddedDevice(task) || isWallOut(task);

export const within = (task: Task, assembly: string): boolean => {
  const holders = (conceptOf(task.concept).within ?? '').split(' ');
  // What a bathroom done anew holds, an added one holds, too.
  const likeBath = assembly === 'bathroom_add' && holders.includes('bathroom_remodel');
  return !isExtra(task) && (holders.includes(assembly) || likeBath);
};

/** Power, air and life-safety work named: the fit-out is then counted element by element. */
const BUILDING_SYSTEMS = wordList('building_systems');

const SHOP_FITTINGS = ['slatwall', 'fitting_room', 'track_light', 'reception_desk', 'storefront'];

const RESTAURANT_PARTS = wordList('restaurant_parts');

const commercialAssembly = (type: string, tasks: readonly Task[], plain: string): string => {
  const named = (list: readonly string[]) =>
    new Set(tasks.map(({ concept }) => concept).filter((id) => list.includes(id))).size;
  if (type === 'office_suite' && named(BUILDING_SYSTEMS) > 0) return 'office_ti_elements';
  if (type === 'retail' && named(SHOP_FITTINGS) > 0) return 'retail_ti_elements';
  if (
    type === 'retail' &&
    tasks.length > 0 &&
    tasks.every(({ concept }) => concept === 'white_box')
  )
    return 'commercial_white_box';
  if (type === 'restaurant' && named(RESTAURANT_PARTS) >= 2) return 'restaurant_ti_elements';
  return plain;
};

/** "Update the kitchen" with new cabinets is a remodel; a bathroom update of two named objects is just those two. */
export const assemblyFor = (place: ReadPlace, tasks: readonly Task[], job: Job): string | null => {
  const verb = place.whole ?? 'remodel';
  const type =
    place.type === 'office' && job.propertyType === 'COMMERCIAL' ? 'office_suite' : place.type;
  const plain = wholeAssembly(type, verb);
  if (plain === null) return null;
  if (COMMERCIAL_PLACES.has(type)) return commercialAssembly(type, tasks, plain);
  const newCabinets = tasks.some(
    ({ concept, verb: own }) => concept === 'cabinets' && own !== 'paint' && own !== 'refinish',
  );
  const isFinished = job.scope.words.has('finished') && verb !== 'finish' && verb !== 'build';
  if (plain === 'basement_finish' && isFinished) return 'living_remodel';
  if (plain === 'kitchen_refresh' && newCabinets) return 'kitchen_remodel';
  if (plain === 'make_ready' && place.count > 1) return 'multi_unit_turn';
  if (plain === 'whole_gut' && tasks.length > 0 && job.scope.words.has('cosmetic'))
    return 'whole_cosmetic';
  return plain;
};

const LEAST_FOR_WHOLE = 3;
const LEAST_LISTED = 2;

const WET = new Set(['tub', 'shower', 'tub_surround', 'shower_tile', 'shower_pan', 'wall_tile']);

/** With its tub or shower, what is listed of a bathroom is all of it. */
const LEAST_OF_BATH = 4;

/** "Bathroom update: vanity, light, toilet": the list is the work; a kitchen is freshened up by fronts and counters. */
const isListOfRoom = (tasks: readonly Task[], assembly: string): boolean => {
  const has = (...concepts: string[]) => tasks.some(({ concept }) => concepts.includes(concept));
  if (tasks.length === 0) return false;
  if (assembly === 'kitchen_refresh')
    return !(has('countertop') && has('cabinets', 'cabinet_fronts'));
  if (assembly === 'bathroom_remodel') return !(has(...WET) && tasks.length >= LEAST_OF_BATH);
  // With its floor, a list of the room's parts is all of it.
  if (has('floor') && tasks.length >= LEAST_FOR_WHOLE) return false;
  return ROOMS_BY_LIST.has(assembly);
};

/** Without any of these a list is no room done anew. */
const CORE: Readonly<Record<string, readonly string[]>> = {
  bathroom_remodel: [...WET, 'vanity', 'toilet', 'floor', 'pedestal_sink', 'PLB-SHUNIT'],
  powder_remodel: ['vanity', 'toilet', 'floor', 'pedestal_sink'],
  kitchen_remodel: ['cabinets', 'countertop', 'floor', 'appliances', 'island'],
};
const LEAST_MINOR = 2;

/** "Half bath makeover: light, mirror and faucet": small things, and the room stays. */
const isMinorList = (tasks: readonly Task[], assembly: string): boolean => {
  const core = CORE[assembly];
  return (
    core !== undefined &&
    tasks.length >= LEAST_MINOR &&
    tasks.every(({ concept, clause }) => !core.includes(concept) && clause === tasks[0]?.clause)
  );
};

const BOARDED = new Set(['drywall', 'insulation', 'wall_insulation', 'batts']);

/** "Build an office in the basement: framing, drywall, door": no assembly puts up rooms; a garage is finished as told. */
const isListedBuild = ({ whole }: ReadPlace, tasks: readonly Task[], assembly: string): boolean =>
  assembly === 'garage_refresh'
    ? tasks.some(({ concept }) => BOARDED.has(concept))
    : (whole === 'build' || whole === 'install') &&
      (assembly === 'living_remodel' || assembly === 'bedroom_remodel') &&
      tasks.length >= LEAST_LISTED;

const ROOMS_BY_LIST = wordSet('rooms_by_list');

/** Down to the studs, a price per square foot holds what is listed. */
const COSMETIC = /\bcosmetic\b/;
const GUTTED = /\b(?:gut|gutted|gutting|studs)\b/;

/** "1,150 sq ft flip:" with a list below: the list is the work. */
const isHeadOfList = (place: ReadPlace, tasks: readonly Task[], { scope }: Job): boolean => {
  const { whole, clause, type } = place;
  if (clause === undefined || !WHOLE_PLACES.has(type) || whole === 'turn') return false;
  const isPriced = scope.segments.some(
    (part) => COSMETIC.test(part.text) || (part.clause === clause && GUTTED.test(part.text)),
  );
  if (isPriced) return false;
  const things = tasks.filter(
    (task) => (task.ownVerb || isStated(task) || task.verb === null) && task.clause !== clause,
  );
  const rooms = scope.places.filter(
    (other) => other !== place && other.whole !== null && !other.excluded,
  );
  const painted = scope.bareVerbs.filter((bare) => bare.verb === 'paint' && bare.clause !== clause);
  return things.length + rooms.length + painted.length >= LEAST_LISTED;
};

/** Named objects beat the room: a light verb with one or two objects means only those. */
export const isTargeted = (
  place: ReadPlace,
  tasks: readonly Task[],
  assembly: string,
  job: Job,
): boolean => {
  const verb = place.whole;
  const light = verb === 'refresh' || verb === 'replace';
  if (isHeadOfList(place, tasks, job)) return true;
  // "Kitchen supply/install: 14 LF base, 12 LF uppers": the list is the work.
  if (verb === 'install' && tasks.filter(isStated).length >= LEAST_LISTED) return true;
  const covered = tasks.filter(
    (task) => within(task, assembly) || (WHOLE_BUILDING.has(assembly) && !BEYOND.has(task.concept)),
  );
  if (verb === 'refresh' && isListOfRoom(covered, assembly)) return true;
  const hasSize = isSized(place);
  if (verb === 'remodel' && !hasSize && isMinorList(covered, assembly)) return true;
  if (isListedBuild(place, tasks, assembly)) return true;
  return (
    light &&
    covered.length > 0 &&
    (covered.length < LEAST_FOR_WHOLE ||
      (COMMERCIAL_PLACES.has(place.type) && verb !== 'replace')) &&
    assembly !== 'whole_cosmetic' &&
    place.type !== 'unit_2br'
  );
};

/** Prices per square foot of a whole building hold everything inside it. */
export const WHOLE_BUILDING = wordSet('whole_building');

export const BEYOND = wordSet('beyond');
