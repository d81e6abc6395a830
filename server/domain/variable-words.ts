// What the variables of formulas are called by readers who know none of them.

/** The measures and settings that formulas share; what a name says by itself is not here. */
const VARIABLES: Readonly<Record<string, string>> = {
  A: 'floor area',
  B: 'room width',
  C: 'ceiling area',
  H: 'ceiling height',
  L: 'room length',
  P: 'perimeter',
  W: 'wall area',
  Wn: 'wall area less openings',
  n: 'count',
  n_rooms: 'rooms',
  g: 'finish level',
  lf: 'length',
  sf: 'area',
  sq: 'roofing squares',
  ht: 'height',
  kf: 'share of kitchen',
  base_lf: 'length of base cabinets',
  wall_lf: 'length of wall cabinets',
  island_lf: 'length of island',
  cab_lf: 'length of cabinets',
  tall: 'tall cabinets',
  fin_frac: 'finished share',
  kitchen_frac: 'share of kitchen',
  tub2: 'second tub',
  ada: 'accessible fittings',
  fa: 'fire-alarm devices',
  hm: 'hollow-metal doors',
  vav: 'air boxes',
  ev: 'car chargers',
  tstat: 'thermostats',
  appl: 'appliances',
  furn: 'furnished rooms',
  heads: 'sprinkler heads',
  sprink: 'sprinklers',
  cat: 'water category',
  ceil: 'ceiling',
  insul: 'insulation',
};

/** `contents_hr` says hours, `trash_cy` cubic yards. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^(.+)_lf$/, 'length of $1'],
  [/^(.+)_sf$/, 'area of $1'],
  [/^(.+)_cy$/, 'cubic yards of $1'],
  [/^(.+)_hr$/, 'hours for $1'],
  [/^(.+)_ft$/, 'feet of $1'],
  [/^(.+)_n$/, '$1'],
];

export const nameInWords = (name: string): string => {
  const known = VARIABLES[name];
  if (known !== undefined) return known;
  const ending = ENDINGS.find(([pattern]) => pattern.test(name));
  return (ending ? name.replace(...ending) : name).replaceAll('_', ' ');
};
