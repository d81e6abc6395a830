// What the facts of a job are chosen from, as people name it: things whose age counts in a claim, goods that an allowance
// is for, causes of loss, states. Keys are those of the price book; a test holds both side by side.

export interface AgedThing {
  label: string;
  /** Beginnings of keys of useful_life.csv. The list is empty for the house itself. */
  lifeKeys: readonly string[];
}

/** Things whose age counts, the narrower before the wider. */
export const AGED_THINGS = {
  house: { label: 'The house itself', lifeKeys: [] },
  roof: { label: 'Roof', lifeKeys: ['roof_'] },
  gutters: { label: 'Gutters', lifeKeys: ['gutter'] },
  siding: { label: 'Siding', lifeKeys: ['siding_', 'stucco'] },
  carpet: { label: 'Carpet', lifeKeys: ['carpet'] },
  vinyl: { label: 'Vinyl floor', lifeKeys: ['vinyl'] },
  laminate: { label: 'Laminate floor', lifeKeys: ['laminate'] },
  hardwood: { label: 'Hardwood floor', lifeKeys: ['hardwood', 'engwood', 'finish'] },
  floor: {
    label: 'All floors',
    lifeKeys: ['vinyl', 'laminate', 'hardwood', 'engwood', 'carpet', 'tile'],
  },
  tile: { label: 'Tile', lifeKeys: ['tile'] },
  paint: { label: 'Paint', lifeKeys: ['paint'] },
  drywall: { label: 'Drywall', lifeKeys: ['drywall'] },
  cabinets: { label: 'Cabinets', lifeKeys: ['cabinets', 'vanity'] },
  vanity: { label: 'Vanity', lifeKeys: ['vanity'] },
  counters: { label: 'Countertops', lifeKeys: ['ctop_'] },
  appliances: { label: 'Appliances', lifeKeys: ['appliance'] },
  water_heater: { label: 'Water heater', lifeKeys: ['water_heater'] },
  hvac: { label: 'Heating and cooling', lifeKeys: ['hvac'] },
  windows: { label: 'Windows', lifeKeys: ['window_'] },
  garage_door: { label: 'Garage door', lifeKeys: ['garage_door'] },
  fence: { label: 'Fence', lifeKeys: ['fence_'] },
  deck: { label: 'Deck', lifeKeys: ['deck_'] },
} as const satisfies Record<string, AgedThing>;
export type AgedThingKey = keyof typeof AGED_THINGS;

/** Kinds of goods in contractor_rules.json. */
export const ALLOWANCE_GOODS = [
  'Tile',
  'Plumbing fixtures',
  'Light fixtures',
  'Cabinet hardware',
  'Vanity',
  'Countertop slab',
  'Appliance',
  'Flooring',
  'Door hardware',
  'Sign',
] as const;

/** What an allowance is per; null for all of the goods together. */
export const ALLOWANCE_UNITS = { EA: 'each', SF: 'per sq ft', LF: 'per foot' } as const;

/** Causes of loss. */
export const PERILS = {
  water: 'Water',
  fire: 'Fire',
  smoke: 'Smoke',
  mold: 'Mold',
  wind: 'Wind',
  hail: 'Hail',
  impact: 'Tree, car or other impact',
  freeze: 'Freezing',
  theft: 'Theft or vandalism',
} as const;

/** Two letters and the name, as in regional_factors_state.csv. */
export const STATES = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;
