// Names of rooms that are no places of their own: they tell where another room is, or whose it is.

/** What joining reads and changes of a place. */
interface JoinedPlace {
  type: string;
  label: string;
  count: number;
  /** Characters of the text. */
  start: number;
  end: number;
}

/** A name as it is spelled in tables: small letters, one blank between words. */
export const plain = (name: string): string => name.toLowerCase().replaceAll(/[ -]+/g, ' ');

export const titled = (name: string): string => {
  const words = plain(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Rooms that are one with a basement named before them: "basement rec room" is one. */
const IN_BASEMENTS: ReadonlySet<string> = new Set(
  'family_room bedroom laundry_room kitchen living_room office hallway closet'.split(' '),
);

/** Words before a room that only tells where another one is. */
const IS_BESIDE =
  /\b(?:off(?: of)?|behind|beside|next to|near|outside|above|over|under|below)(?: (?:the|my|our))? $/i;

/** "Half bath in the basement", "break room tile in our warehouse": the second name tells where the first is. */
const IS_INSIDE =
  /^ (?:(?:(?!and |plus |then )[a-z]+ )?(?:in|inside)|of)(?: (?:the|my|our|a|this))? $/i;
const AROUND: ReadonlySet<string> = new Set(
  'basement attic garage house unit_2br office_suite retail restaurant medical warehouse'.split(
    ' ',
  ),
);

/** Rooms that are told by the room they belong to, "bedroom closet", and those that have such. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'closet',
  'attic',
  'stairs',
  'bathroom',
  'unit_2br',
]);
const HAS_OTHERS: ReadonlySet<string> = new Set([
  'bedroom',
  'primary_bedroom',
  'basement',
  'garage',
  'hallway',
]);

/** Names that only tell where another room is, or whose closet it is, are no places of their own. */
export const joinRooms = (text: string, found: readonly JoinedPlace[]): void => {
  for (const [at, place] of found.entries()) {
    const owner = found[at - 1];
    if (!owner) continue;
    // "Deck off the kitchen 12x18": the kitchen tells where the deck is.
    if (IS_BESIDE.test(text.slice(Math.max(0, place.start - 20), place.start)))
      place.type = 'level';
    if (
      AROUND.has(place.type) &&
      !AROUND.has(owner.type) &&
      owner.type !== 'level' &&
      IS_INSIDE.test(text.slice(owner.end, place.start))
    )
      place.type = 'level';
    const isInBasement = owner.type === 'basement' && IN_BASEMENTS.has(place.type);
    if (!isInBasement && !(OF_OTHERS.has(place.type) && HAS_OTHERS.has(owner.type))) continue;
    if (!/^(?:'s)?[ -]$/.test(text.slice(owner.end, place.start))) continue;
    Object.assign(place, {
      label: titled(text.slice(owner.start, place.end)),
      count: Math.max(owner.count, place.count),
      start: owner.start,
    });
    owner.type = 'level';
  }
};
