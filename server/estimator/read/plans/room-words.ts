// The words of room names on drawings and lists, as data: abbreviations, rooms, kinds of rooms, and what tells which one.

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Abbreviations of drawings and what they stand for. */
export const SPELLED_OUT: Readonly<Record<string, string>> = {
  kit: 'kitchen', kitch: 'kitchen', lr: 'living room', liv: 'living', dr: 'dining room', din: 'dining', fr: 'family room', fam: 'family',
  br: 'bedroom', bdrm: 'bedroom', bedrm: 'bedroom', bed: 'bedroom', mbr: 'master bedroom', mstr: 'master', mast: 'master',
  ba: 'bathroom', bath: 'bathroom', mba: 'master bathroom', pdr: 'powder', pwd: 'powder', pwdr: 'powder', lav: 'powder room',
  wc: 'toilet', toil: 'toilet', ens: 'ensuite', hall: 'hallway', ent: 'entry', lndry: 'laundry', ldry: 'laundry', lau: 'laundry', laun: 'laundry',
  util: 'utility', mud: 'mudroom', clo: 'closet', clos: 'closet', cl: 'closet', wic: 'walk-in closet', wir: 'walk-in closet',
  robe: 'closet', bir: 'closet', linen: 'linen closet', lin: 'linen closet', coats: 'coat closet', pan: 'pantry', pant: 'pantry',
  gar: 'garage', bsmt: 'basement', off: 'office', stor: 'storage', strg: 'storage', mech: 'mechanical', furn: 'furnace', elec: 'electrical',
  rm: 'room', rec: 'recreation', theatre: 'theater', gst: 'guest', prim: 'primary', pri: 'primary', wi: 'walk-in', grt: 'great',
  bkfst: 'breakfast', brkfst: 'breakfast', bfast: 'breakfast', brkf: 'breakfast', dress: 'dressing',
  conf: 'conference', exer: 'exercise', jan: 'janitor', parlour: 'parlor', verandah: 'veranda', 'walk-through': 'hallway',
  unfin: 'unfinished', scrnd: 'screened', scr: 'screened', cov: 'covered', covd: 'covered', owner: 'owners', maid: 'maids',
  jr: 'junior', sr: 'senior', balc: 'balcony', vest: 'vestibule', corr: 'corridor', terr: 'terrace', mens: 'men', womens: 'women',
}; // prettier-ignore

/** Words that name a room by themselves. */
export const ROOMS = list(
  'kitchen kitchenette lounge dinette nook bedroom bathroom toilet ensuite hallway corridor landing foyer entry entrance vestibule ' +
    'entryway mudroom pantry closet wardrobe garage carport basement cellar crawlspace office study den library loft attic porch deck ' +
    'patio balcony terrace veranda storage stair stairs stairway staircase sunroom playroom nursery gym lobby reception workshop ' +
    'cabana suite lanai mezzanine retreat parlor gallery breezeway restroom washroom scullery sauna studio alcove pergola courtyard ' +
    'shed solarium conservatory cloakroom',
);

/** Words that name a room when "room" follows, or is understood. */
export const ROOM_KINDS = list(
  'living dining family great powder laundry utility bonus recreation media mechanical activity shower sitting guest conference ' +
    'break game sun boiler furnace storage exam waiting meeting theater breakfast exercise craft hobby sewing music ' +
    'prayer flex bunk hearth dressing',
);

/** Words that name a room only where "room" follows: alone they are titles, dates or devices of a drawing. */
export const KINDS_WITH_TAIL = list(
  'electrical keeping copy server staff stock janitor men women kids maids drawing owners',
);

/** Words that say which one it is. */
export const QUALIFIERS = list(
  'master primary main guest small large big upper lower front rear back left right first second third north south east west formal home double ' +
    'single two three one car walk-in full half jack jill kids boys girls childrens covered open gourmet breakfast butlers family ' +
    'private shared public spare walk in hall entry attached detached enclosed screened study linen laundry powder owners coat ' +
    'wood side finished unfinished wine prep pool wet dry upstairs downstairs in-law junior senior maids staff men women quarter eat-in kitchen',
);

/** Rooms out of doors or without walls: their size says nothing about the rooms of the house. */
export const OUTDOOR_ROOMS = list(
  'deck patio balcony porch terrace veranda lanai carport cabana pergola courtyard breezeway shed',
);

export const TAILS = list('room area space');
