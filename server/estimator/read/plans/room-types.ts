// Which type of the price book's rooms a room of a plan is, by its spelled-out name. Types without walls stay apart.
import { OUTDOOR_ROOMS } from './room-words.ts';

export interface RoomType {
  /** Key into the room defaults of the data, e.g. `kitchen`. */
  type: string;
  /** The name says this very type; else it is only the closest, and a description that names the type means another room. */
  isExact: boolean;
  /** Deck, patio, porch …: no part of "all rooms". */
  isOutdoors: boolean;
}

/** The words that decide, and the type; `~` before those that are only close to it. */
const TYPES: Readonly<Record<string, string>> = {
  kitchen: 'kitchen kitchenette ~scullery',
  bathroom: 'bathroom ~shower ~restroom ~washroom',
  powder_room: 'powder ~toilet',
  bedroom: 'bedroom nursery ~bunk',
  living_room: 'living lounge great sitting ~parlor ~hearth ~keeping ~drawing',
  family_room:
    'family den playroom media bonus recreation game ~theater ~gym ~exercise ~music ~flex ~activity ~studio ~hobby',
  dining_room: 'dining ~dinette ~breakfast ~nook',
  office: 'office study library craft ~sewing',
  laundry_room: 'laundry utility',
  mudroom: 'mudroom ~cloakroom',
  hallway: 'hallway corridor landing ~gallery',
  entry: 'entry entryway foyer entrance vestibule',
  closet: 'closet wardrobe ~dressing ~storage ~alcove',
  pantry: 'pantry',
  basement: 'basement cellar',
  attic: 'attic',
  loft: 'loft ~mezzanine',
  garage: 'garage ~workshop',
  sunroom: 'sunroom sun ~solarium ~conservatory',
  stairs: 'stair stairs stairway staircase',
  crawlspace: 'crawlspace',
  porch: 'porch veranda ~lanai ~breezeway',
  deck: 'deck ~balcony ~terrace',
  patio: 'patio ~courtyard ~pergola ~cabana ~carport ~shed',
};

const TYPE_OF: ReadonlyMap<string, RoomType> = new Map(
  Object.entries(TYPES).flatMap(([type, words]) =>
    words.split(' ').map((word): [string, RoomType] => {
      const name = word.replace('~', '');
      return [name, { type, isExact: name === word, isOutdoors: OUTDOOR_ROOMS.has(name) }];
    }),
  ),
);

/** A room that nobody has a type for has walls and a floor like any other. */
const ANY_ROOM: RoomType = { type: 'living_room', isExact: false, isOutdoors: false };

const IS_FIRST = /\b(?:master|primary|owners)\b/;
/** The plainest kind: "Guest", "Kids", "In-law suite". */
const IS_SLEEPING = /\b(?:guest|kids|boys|girls|childrens|spare|maids|in-law|suite|retreat)\b/;

const refined = (found: RoomType, name: string): RoomType => {
  const { type } = found;
  if (type === 'bathroom') {
    if (/\b(?:half|powder)\b/.test(name)) return { ...found, type: 'powder_room' };
    return IS_FIRST.test(name) ? { ...found, type: 'primary_bathroom' } : found;
  }
  if (type === 'bedroom')
    return IS_FIRST.test(name) ? { ...found, type: 'primary_bedroom' } : found;
  if (type === 'garage')
    return /\bone car\b/.test(name) ? { ...found, type: 'garage_1car' } : found;
  if (type === 'porch')
    return /\benclosed\b/.test(name) ? { ...found, type: 'sunroom', isOutdoors: false } : found;
  return found;
};

/** @param name as `roomNameOf` or `unknownNameOf` gives it, or as the owner typed it */
export const roomTypeOf = (name: string): RoomType => {
  const [first = ''] = name.toLowerCase().split(' / ');
  // The last word that is a room decides: a "Hallway bathroom" is a bathroom, a "Garage storage" holds things.
  const word = first
    .replaceAll(/['’]/g, '')
    .split(/[^a-z-]+/)
    .findLast((part) => TYPE_OF.has(part));
  if (word === 'ensuite' || first.includes('ensuite'))
    return { type: 'primary_bathroom', isExact: true, isOutdoors: false };
  const found = word === undefined ? undefined : TYPE_OF.get(word);
  if (found) return refined(found, first);
  if (IS_FIRST.test(first)) return { type: 'primary_bedroom', isExact: true, isOutdoors: false };
  return IS_SLEEPING.test(first) ? { type: 'bedroom', isExact: true, isOutdoors: false } : ANY_ROOM;
};
