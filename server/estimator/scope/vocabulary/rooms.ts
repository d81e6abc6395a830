// Words for places. Keys are room types of the data (assemblies.json: room_defaults) plus a few of our own.

/** Phrases separated by |, written in the singular. */
export const ROOM_WORDS: Readonly<Record<string, string>> = {
  kitchen: 'kitchen|kitchenette|kitchen area|galley kitchen|cook space',
  primary_bathroom:
    'master bath|master bathroom|primary bath|primary bathroom|ensuite|en suite|ensuite bath|en suite bath|ensuite bathroom|en suite bathroom|owner bath|owner bathroom|main bath|main bathroom|master ensuite',
  bathroom:
    'bathroom|bath|full bath|full bathroom|hall bath|hall bathroom|guest bath|guest bathroom|washroom|kid bath|kid bathroom|upstairs bath|downstairs bath|second bath|second bathroom|bath room|3/4 bath',
  powder_room: 'powder room|powder bath|half bathroom|guest toilet|wc',
  primary_bedroom:
    'master|master bedroom|primary bedroom|main bedroom|master suite|owner suite|master br|primary suite',
  bedroom:
    'bedroom|bed room|br|kid room|nursery|guest room|guest bedroom|kid bedroom|spare room|spare bedroom|bdrm|bed',
  living_room:
    'living room|living rm|living|lounge|great room|front room|sitting room|livingroom|living area|lr',
  family_room:
    'family room|den|rec room|playroom|play room|media room|bonus room|game room|family rm|tv room|fam room',
  dining_room: 'dining room|dining|dining rm|breakfast nook|eat in area|dining area',
  office: 'office|classroom|study|home office|craft room|library',
  laundry_room: 'laundry room|laundry|utility room|wash room|laundry rm',
  mudroom: 'mudroom|mud room',
  hallway: 'hallway|hall|corridor|upstairs hall|stair hall|landing',
  entry: 'entry|foyer|entryway|vestibule|entry way|entrance hall|front hall',
  closet:
    'primary walk in|master walk in|closet|master closet|primary closet|walk in closet|wardrobe',
  pantry: 'pantry room|walk in pantry',
  basement: 'basement|cellar|lower level|downstairs level',
  attic: 'attic|attic space',
  loft: 'loft',
  garage: 'garage|two car garage|2 car garage|double garage',
  garage_1car: 'one car garage|1 car garage|single car garage|single garage',
  sunroom:
    'sunroom|sun room|four season room|4 season room|3 season room|season room|three season room|enclosed porch|florida room|conservatory|orangery|solarium|three season porch|3 season porch|four season porch|4 season porch',
  porch: 'porch|veranda|front porch|back porch',
  stairs: 'stair|stairs|staircase|stairway|stairwell',
  crawlspace: 'crawl space|crawlspace|crawl',
  exterior: 'exterior|outside|yard|backyard|front yard|back yard|lawn|outdoor',
  house:
    'house|home|whole house|entire house|whole home|entire home|whole interior|entire interior|interior|ranch|bungalow|colonial|rowhouse|row house|townhouse|town house|townhome|cape cod|split level|whole place|entire place',
  level:
    'first floor|main floor|second floor|third floor|ground floor|top floor|main level|upper level|upper floor|upstairs|downstairs|1 st floor|2 nd floor|3 rd floor',
  everywhere:
    'throughout|everywhere|all room|every room|all the room|each room|rest of house|rest of the house|rest of home|rest of the home|rest of unit|rest of the unit|rest of apartment|rest of the apartment|rest of condo|rest of the condo|elsewhere|everywhere else|all other room|all the other room|other room|remaining room',
  unit_2br:
    'apartment|whole unit|entire unit|whole apartment|entire apartment|whole condo|condo|unit|flat|rental|rental unit|duplex|apt',
  office_suite:
    'office suite|suite|church|church hall|fellowship hall|banquet hall|event space|classroom|school|daycare|gym|gymnasium|fitness studio|yoga studio|tenant space|tenant suite|workspace|office space|office building|commercial space|commercial building|warehouse office|shop office|open office|break room|breakroom|break area|conference room|lobby',
  retail:
    'retail|retail space|retail store|store|shop|storefront space|boutique|clothing store|salon',
  restaurant: 'restaurant|cafe|coffee shop|diner|bistro|brewery',
  warehouse: 'warehouse|industrial space|distribution center|industrial building|shop floor',
  medical:
    'dental office|dentist office|dentist|dental practice|medical office|clinic|dental suite|medical suite|exam room|doctor office',
  room: 'room|area|space|rm',
};

/** Label for people where the data's key does not read well. */
export const ROOM_LABELS: Readonly<Record<string, string>> = {
  unit_2br: 'Unit',
  office_suite: 'Office suite',
  primary_bathroom: 'Primary bathroom',
  garage_1car: 'One-car garage',
  crawlspace: 'Crawl space',
  entry: 'Entry',
  everywhere: 'House',
  room: 'Room',
};

/** Room types that stand for a whole building or unit, not one room. */
export const WHOLE_PLACES: ReadonlySet<string> = new Set(['house', 'unit_2br', 'everywhere']);
export const COMMERCIAL_PLACES: ReadonlySet<string> = new Set([
  'office_suite',
  'retail',
  'restaurant',
  'warehouse',
  'medical',
]);
/** Mentioned as a place, but not something with walls to paint or a floor to lay by itself. */
export const LOOSE_PLACES: ReadonlySet<string> = new Set([
  'exterior',
  'house',
  'room',
  'stairs',
  'everywhere',
]);

export const roomLabel = (type: string): string => {
  const known = ROOM_LABELS[type];
  if (known) return known;
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
