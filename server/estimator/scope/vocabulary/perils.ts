// Words of loss: what caused the damage, and how dirty the water is.

export type Peril =
  | 'water'
  | 'fire'
  | 'mold'
  | 'smoke'
  | 'wind'
  | 'hail'
  | 'impact'
  | 'freeze'
  | 'theft';

export const PERIL_WORDS: Readonly<Record<Peril, string>> = {
  water:
    'fish tank broke|fish tank leaked|aquarium broke|aquarium leaked|water damage|water loss|burst pipe|pipe burst|burst|flood|flooded|flooding|overflow|overflowed|wet|soaked|sewage|sewage backup|sewer backup|supply line|sewer line backup|sewer line backed up|water intrusion|standing water|waterlogged|water leak damage|saturated|backup|water came|leaked|leaked from|broken pipe|pipe broke|inch of water|inches of water|foot of water|sump failed|sump pump failed|took on water|water in the basement',
  fire: 'fire in the|fire in|had a fire|fire damage|kitchen fire|house fire|fire loss|burnt|burned|charred|electrical fire|grease fire|caught fire|scorched',
  smoke: 'smoke|smoke damage|light smoke|heavy smoke|soot|soot damage|smoke odor',
  mold: 'mold|mould|mildew|fungus|black mold|moldy',
  wind: 'wind|wind damage|windstorm|tornado|hurricane|blew off|blown off|missing shingle|storm|storm damage',
  hail: 'hail|hail damage|hailstorm|hail storm',
  impact:
    'backed into|drove into|crashed into|plowed into|slammed into|hit our house|hit the house|hit my house|hit the garage|drunk driver|tree damaged|limb damaged|branch damaged|tree came down|tree went through|tree landed|tree crashed|limb came|branch came|tree fell|tree fall|fallen tree|tree through|tree on|tree hit|vehicle|car hit|car drove|truck hit|impact|car crashed|tree limb|limb fell|branch fell|tree branch',
  freeze: 'frozen pipe|freeze|ice dam|pipe froze|froze',
  theft: 'theft|stolen|burglary|burglarized|vandal|vandals|vandalism|vandalized|break in|broke in',
};

export const WATER_CATEGORY_WORDS: Readonly<Record<1 | 2 | 3, string>> = {
  1: 'clean water|supply line|broken pipe|pipe burst|burst pipe|water heater leak|ice maker|cat 1|category 1|frozen pipe',
  2: 'grey water|gray water|washing machine|washer overflow|dishwasher leak|dishwasher leaked|dishwasher overflow|dishwasher overflowed|cat 2|category 2',
  3: 'sewage|sewer|black water|toilet backup|flood water|floodwater|river|sewer backup|sewage backup|cat 3|category 3',
};

/** Things whose water is of a kind, but which are no loss by themselves. */
export const CARRIERS: readonly (readonly [category: 2, words: string])[] = [
  [2, 'dishwasher|aquarium'],
];
