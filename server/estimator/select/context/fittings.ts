// Cabinets, doors, lights, faucets and baths beside their neighbours.
import { isStated } from '../told-amounts.ts';
import { rule } from './near.ts';

const DOORS = ['door', 'interior_door', 'entry_door', 'commercial_door'];

const GARAGES = new Set(['garage', 'garage_1car']);

/** Appliances set into a pan of their own. */
const DRIPPING = new Set(['water_heater', 'tankless', 'hvac', 'furnace', 'ac', 'washer']);

/** More tile than this is no backsplash, SF. */
const BACKSPLASH_SF = 60;

export const FITTING_RULES = [
  // "Interior doors, slabs only": doors without their frames.
  rule('fittings-1', 'slab', (task, { first, job }) => {
    const door = first('interior_door', 'door');
    if (!door || isStated(task)) return;
    door.concept = 'door_slab';
    job.done.add(task);
  }),
  // "Frameless glass door" beside a shower is the shower's.
  rule('fittings-2', 'door', (task, { beside }) => {
    const isGlass = task.qualifiers.has('frameless') || task.qualifiers.has('glass');
    if (isGlass && beside('shower', 'tub', 'shower_tile', 'niche')) task.concept = 'shower_door';
  }),
  // "A 6 ft island with quartz top": the island has its own, and the other counters stay.
  rule('fittings-3', 'countertop', (task, { beside, job }) => {
    const inWhole = task.places.some(({ whole }) => whole !== null);
    if (beside('island') && !beside('cabinets') && !isStated(task) && !inWhole) job.done.add(task);
  }),
  rule('fittings-4', 'light', (task, { beside }) => {
    if (beside('vanity') || (beside('mirror') && !beside('kitchen_sink')))
      task.concept = 'vanity_light';
  }),
  rule('fittings-5', 'kitchen_faucet', (task, { beside, inBath }) => {
    const inKitchen = task.places.some(({ type }) => type === 'kitchen');
    // "Both faucets in the master": those of its bath.
    const isSuite = task.places.some(({ type }) => type.endsWith('bedroom'));
    if ((beside('vanity') || inBath || isSuite) && !inKitchen) task.concept = 'bath_faucet';
  }),
  // "Toilet and sink in the half bath": a lavatory, unless it is said to be the kitchen's.
  rule('fittings-6', 'kitchen_sink', (task) => {
    const bath = ({ type }: { type: string }) => type.includes('bath') || type === 'powder_room';
    if (task.places.length > 0 && task.places.every(bath)) task.concept = 'bath_sink';
  }),
  // "The backsplash, 15 sf of tile": the tile is the backsplash's.
  rule('fittings-7', 'backsplash', (task, { job }) => {
    const tiles = job.scope.tasks.filter(
      ({ concept, floor, qualifiers, clause }) =>
        concept === 'floor' &&
        floor === 'tile' &&
        !qualifiers.has('floor_named') &&
        Math.abs(clause - task.clause) <= 1,
    );
    const named = job.scope.tasks.some(
      ({ concept, floor }) => concept === 'floor' && floor !== 'tile',
    );
    const area = tiles.map((tile) => tile.area).find((value) => value !== undefined);
    if (named || isStated(task) || area === undefined || area > BACKSPLASH_SF) return;
    task.area = area;
    for (const tile of tiles) job.done.add(tile);
  }),
  rule('fittings-8', 'backsplash', (task, { beside, inBath, job }) => {
    const inKitchen = job.scope.places.some(({ type }) => type === 'kitchen');
    const wet = beside('shower', 'shower_tile', 'tub', 'tub_surround');
    if (wet && (inBath || !inKitchen)) job.done.add(task);
  }),
  rule('fittings-9', 'ceiling_fan', (task, { inBath }) => {
    if (inBath) task.concept = 'bath_fan';
  }),
  rule('fittings-10', 'bath_fan', (task) => {
    if (task.qualifiers.has('near:roof')) task.verb = 'install';
  }),
  // A closer with its lever is one set.
  rule('fittings-11', 'lever_set', (task, { beside, job }) => {
    if (beside('door_closer') && !isStated(task)) job.done.add(task);
  }),
  // The price of a commercial door includes its lever.
  rule('fittings-12', 'lever_set', (task, { beside, job }) => {
    if (beside('door', 'interior_door', 'commercial_door', 'hm_door')) job.done.add(task);
  }),
  rule('fittings-13', 'cabinet_hardware', (task, { beside, job }) => {
    if (beside(...DOORS) && !beside('cabinets') && job.propertyType === 'COMMERCIAL')
      job.done.add(task);
  }),
  // "3 interior doors, new knobs on the other 5": knobs of doors, beside those the new doors bring.
  rule('fittings-14', 'cabinet_hardware', (task, { beside, first, job }) => {
    const ofCabinets = beside('cabinets', 'cabinet_fronts', 'vanity');
    if (!beside(...DOORS, 'closet_door') || ofCabinets || task.count === undefined) return;
    task.concept = 'lock';
    const doors = first('interior_door', 'door')?.count ?? 0;
    if (job.scope.words.has('other')) task.count += doors;
  }),
  // The pan under a water heater or an air handler is none of a shower's.
  rule('fittings-15', 'shower_pan', (task, { beside, inBath, job }) => {
    const appliance = job.scope.tasks.some(({ concept }) => DRIPPING.has(concept));
    if (!appliance || inBath || beside('shower', 'shower_tile')) return;
    job.scope.notes.push('The drip pan is taken as part of the installation of the appliance.');
    job.done.add(task);
  }),
  // "Garage makeover: cabinets": those of a garage, unless the kitchen is spoken of.
  rule('fittings-16', 'cabinets', (task) => {
    const ofGarage = task.places.length > 0 && task.places.every(({ type }) => GARAGES.has(type));
    const laid = task.verb !== 'paint' && task.verb !== 'remove' && task.verb !== 'refinish';
    if (ofGarage && laid) task.concept = 'utility_cabinets';
  }),
  // "French doors" between a study and the hall.
  rule('fittings-17', 'french_door', (task) => {
    const isInner = task.places.some(({ type }) => type === 'office');
    if (isInner && !task.qualifiers.has('exterior')) task.qualifiers.add('interior');
  }),
  // "Toilet and a 36 inch cabinet" in a bathroom: the cabinet under the sink.
  rule('fittings-18', 'cabinets', (task, { inBath, beside }) => {
    const single = task.inches !== undefined || !task.qualifiers.has('plural');
    const treated = task.verb === 'paint' || task.verb === 'refinish';
    const one = task.length === undefined && task.feet === undefined;
    if (inBath && single && one && !treated && !beside('vanity') && !task.qualifiers.has('upper'))
      task.concept = 'vanity';
  }),
  // A vanity brings its sink, too.
  rule('fittings-19', 'bath_sink kitchen_sink', (task, { job }) => {
    const vanity = job.scope.tasks.find(({ concept }) => concept === 'vanity');
    const renewed = vanity && (vanity.verb === 'install' || vanity.verb === 'replace');
    if (renewed && !isStated(task) && task.verb !== 'move') job.done.add(task);
  }),
  // A sink is taken out, or off and on again, with its faucet.
  rule('fittings-20', 'kitchen_faucet bath_faucet', (task, { first, job }) => {
    const sink = first('kitchen_sink', 'bath_sink', 'pedestal_sink', 'utility_sink');
    const isOff = task.verb === 'remove' || task.verb === 'reset';
    if (sink && isOff && sink.verb === task.verb && !isStated(task)) job.done.add(task);
  }),
  // "Tear out the tub and surround": one removal.
  rule('fittings-21', 'tub_surround', (task, { first, job }) => {
    const isOut = task.verb === 'remove' && first('tub')?.verb === 'remove';
    if (isOut && !isStated(task)) job.done.add(task);
  }),
  // A vanity brings its faucet.
  rule('fittings-22', 'bath_faucet', (task, { first, job }) => {
    const vanity = first('vanity');
    const renewed = vanity && vanity.verb !== 'remove' && vanity.verb !== 'reset';
    if (renewed && !isStated(task) && !task.qualifiers.has('supplied')) job.done.add(task);
  }),
  // "Tile the shower, walls to the ceiling": those of the shower.
  rule('fittings-23', 'walls', (task, { beside, job }) => {
    const wet = beside('shower', 'shower_tile', 'tub_surround');
    if (wet && task.verb !== 'paint' && !isStated(task)) job.done.add(task);
  }),
  // "Insulate and drywall": open studs, and no board to take down.
  rule('fittings-24', 'drywall', (task, { first }) => {
    const batts = first('insulation', 'wall_insulation', 'batts', 'INS-BATTWL');
    if (batts && batts.verb !== 'remove' && batts.verb !== 'replace' && task.verb === null)
      task.verb = 'install';
  }),
  rule('fittings-25', 'door', (task, { beside }) => {
    if (beside('cabinets', 'cabinet_fronts') && task.count !== undefined)
      task.concept = 'cabinet_fronts';
  }),
  // "Replace our window units with a heat pump": air conditioners in windows.
  rule('fittings-26', 'window', (task, { beside }) => {
    if (beside('heat_pump', 'mini_split', 'hvac', 'furnace', 'ac') && task.count === undefined)
      task.concept = 'window_ac';
  }),
  rule('fittings-27', 'interior_door door', (task, { job }) => {
    if (job.propertyType === 'COMMERCIAL') task.concept = 'commercial_door';
  }),
];
