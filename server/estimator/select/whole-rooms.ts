// A room named as a whole: which assembly it becomes for the verb said of it.
import type { Verb } from '../parser/vocabulary/verbs.ts';

type ByVerb = Partial<Record<Verb, string>> & { otherwise: string };

const LIVING: ByVerb = { otherwise: 'living_remodel' };
const HALL: ByVerb = { otherwise: 'hallway_refresh' };

const BATH: ByVerb = {
  otherwise: 'bathroom_remodel',
  install: 'bathroom_add',
  build: 'bathroom_add',
  finish: 'bathroom_add',
};

const WHOLE_ROOMS: Readonly<Record<string, ByVerb>> = {
  kitchen: { otherwise: 'kitchen_remodel', refresh: 'kitchen_refresh' },
  bathroom: BATH,
  primary_bathroom: BATH,
  powder_room: { ...BATH, otherwise: 'powder_remodel' },
  bedroom: { otherwise: 'bedroom_remodel' },
  primary_bedroom: { otherwise: 'bedroom_remodel' },
  living_room: LIVING,
  family_room: LIVING,
  dining_room: LIVING,
  office: LIVING,
  loft: { ...LIVING, convert: 'attic_conversion', build: 'attic_conversion' },
  laundry_room: { otherwise: 'laundry_remodel' },
  mudroom: { otherwise: 'laundry_remodel' },
  hallway: HALL,
  entry: HALL,
  stairs: HALL,
  closet: HALL,
  pantry: HALL,
  garage: { otherwise: 'garage_refresh', convert: 'garage_conversion', build: 'detached_garage' },
  garage_1car: {
    otherwise: 'garage_refresh',
    convert: 'garage_conversion',
    build: 'detached_garage',
  },
  basement: { otherwise: 'basement_finish' },
  attic: { otherwise: 'attic_conversion' },
  sunroom: {
    otherwise: 'living_remodel',
    build: 'sunroom',
    install: 'sunroom',
    convert: 'sunroom',
    estimate: 'sunroom',
  },
  exterior: { otherwise: 'exterior_paint' },
  house: {
    otherwise: 'whole_gut',
    refresh: 'whole_cosmetic',
    estimate: 'whole_cosmetic',
    turn: 'make_ready',
    build: 'new_house',
  },
  unit_2br: {
    otherwise: 'whole_gut',
    refresh: 'whole_cosmetic',
    estimate: 'whole_cosmetic',
    turn: 'make_ready',
  },
  office_suite: { otherwise: 'office_ti', turn: 'office_ti' },
  retail: { otherwise: 'retail_ti' },
  restaurant: { otherwise: 'restaurant_ti' },
  warehouse: { otherwise: 'warehouse_fitout' },
  medical: { otherwise: 'medical_ti' },
};

/** Assembly for a whole place, or null when the type has none. */
export const wholeAssembly = (type: string, verb: Verb): string | null => {
  const entry = WHOLE_ROOMS[type];
  return entry ? (entry[verb] ?? entry.otherwise) : null;
};
