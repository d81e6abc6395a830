// Corrected sizes: "make the bathroom 6x9", "it is 6x9" take the place of the size that stood in the text.

const SIZE =
  /\b\d{1,4}(?:\.\d+)?\s*(?:ft\.?|feet|foot|['’′])?\s*(?:x|×|by)\s*\d{1,4}(?:\.\d+)?(?:\s*(?:ft\b|feet\b|foot\b|['’′]))?/i;
const SIZES = new RegExp(SIZE.source, 'gi');
/** Around a size, these say nothing but that it is one. */
const FILLER =
  /\b(?:it|its|it's|is|are|be|should|make|the|my|our|room|size|actually|really|measures|to|change|in fact|instead of|not|correct|now|about|of|feet|ft|sorry|no|a|wide|long)\b|['’]s\b|[.,:!]/gi;
const ROOM =
  /\b(?:(?:master|primary|guest|hall|half|powder|main|upstairs|downstairs|first|second)\s+)?(?:kitchen|bath(?:room)?|bedroom|living room|dining room|dining|laundry(?: room)?|garage|basement|office|hallway|hall|deck|patio|closet|den|room)\b/gi;

const roomsIn = (text: string): string[] =>
  [...text.matchAll(ROOM)].map(([room]) => room.toLowerCase()).filter((room) => room !== 'room');

/** The size a clause gives when it says nothing else: of a room, or of what there is. */
export const sizeIn = (clause: string): string | null => {
  const [size] = SIZE.exec(clause) ?? [];
  if (size === undefined) return null;
  const rest = clause.replaceAll(SIZES, ' ').replaceAll(ROOM, ' ');
  return rest.replaceAll(FILLER, ' ').trim() === '' ? size.trim() : null;
};

const INCHES = String.raw`(\d{1,2})[ -]?(?:inch(?:es)?|in\b\.?|["”″])`;
const WIDTHS = [
  new RegExp(
    `^(?:please )?(?:use |make it |put in |change it to |i want |we want )?(?:an? |the )?${INCHES} (?:wide )?([a-z][a-z ]*?)(?: (?:instead|please).*)?$`,
    'i',
  ),
  new RegExp(
    `^(?:please )?(?:make |change )?(?:the )?([a-z][a-z ]*?) (?:should be |to (?:be )?|is )?${INCHES}(?: wide)?(?: (?:instead|please).*)?$`,
    'i',
  ),
];

/** "A 48 inch vanity", "the vanity should be 48 inches". */
export const widthIn = (clause: string): { inches: string; target: string } | null => {
  const [, inches, target] = WIDTHS[0]?.exec(clause) ?? [];
  if (inches !== undefined && target !== undefined) return { inches, target };
  const [, thing, wide] = WIDTHS[1]?.exec(clause) ?? [];
  return thing !== undefined && wide !== undefined ? { inches: wide, target: thing } : null;
};

/** The text with the width in the place of the one that stood for the thing; null when none did. */
export const putWidth = (text: string, inches: string, target: string): string | null => {
  const thing = target.replaceAll(/[^\w ]/g, '.');
  const sized = new RegExp(`\\b${INCHES}\\s+(?=(?:[\\w-]+ ){0,2}${thing}\\b)`, 'i');
  if (sized.test(text)) return text.replace(sized, `${inches} inch `);
  const bare = new RegExp(`\\b${thing}\\b`, 'i');
  return bare.test(text) ? text.replace(bare, `${inches} inch ${target}`) : null;
};

const HEIGHT =
  /^(?:the )?(?:ceilings?|walls?)(?: height)? (?:is|are|of|at)? ?(\d{1,2}(?:\.\d)?) ?(?:ft|feet|foot|['’′])(?: (?:high|tall))?$/i;

/** Feet, of "ceilings are 10 ft". */
export const heightIn = (clause: string): string | null => HEIGHT.exec(clause)?.[1] ?? null;

/** "Add a bathroom" is work of its own; "add the bathroom" the same work there. */
const ADDED_ROOM =
  /^(?:add|include|also do|do) (?:(?:the|my|our) (?:second |other )?|(?:a |an )?(?:second|other|another) )/i;
const OUTSIDE = /\b(?:deck|patio)\b/i;

/** "add the hallway 4x10": a room to do the same work in; null when the clause says what to do there. */
export const roomIn = (clause: string): string | null => {
  const [lead] = ADDED_ROOM.exec(clause) ?? [];
  if (lead === undefined || OUTSIDE.test(clause)) return null;
  const room = clause.slice(lead.length).trim();
  const rest = room.replaceAll(SIZES, ' ').replaceAll(ROOM, ' ').replaceAll(FILLER, ' ');
  return roomsIn(room).length === 1 && rest.trim() === '' ? room : null;
};

/** The text with another room beside the last one of the first sentence that names one; null when none does. */
export const putRoom = (text: string, room: string): string | null => {
  const first = [...text.matchAll(/[^.\n]+/g)].find(([sentence]) => roomsIn(sentence).length > 0);
  if (!first) return null;
  const mention = [...first[0].matchAll(ROOM)].at(-1);
  if (!mention) return null;
  const end = first.index + mention.index + mention[0].length;
  const [size = ''] =
    new RegExp(`^\\s*${SIZE.source.replace(/^\\b/, '')}`, 'i').exec(text.slice(end)) ?? [];
  const at = end + size.length;
  return `${text.slice(0, at)} and the ${room}${text.slice(at)}`;
};

/** "bathroom" is meant by "hall bath", too. */
const isRoom = (room: string, mention: string): boolean => {
  const last = (name: string) => (name.split(' ').at(-1) ?? name).replace(/^bath$/, 'bathroom');
  return room.includes(' ') && mention.includes(' ') && room !== mention
    ? false
    : last(room) === last(mention);
};

/** Of the second ones the one that stands nearest to any of the first; both in the order of the text. */
const nearest = (
  mentions: readonly RegExpExecArray[],
  sizes: readonly RegExpExecArray[],
): { found: RegExpExecArray; gap: number } | undefined => {
  let near: { found: RegExpExecArray; gap: number } | undefined;
  let behind = 0;
  for (const { index } of mentions) {
    while ((sizes[behind]?.index ?? Infinity) < index) behind += 1;
    for (const found of sizes.slice(Math.max(0, behind - 1), behind + 1)) {
      const gap = Math.abs(found.index - index);
      if (!near || gap < near.gap) near = { found, gap };
    }
  }
  return near;
};

/** The text with the size in the place of the one that stood for the room; null when there is no place for it. */
export const putSize = (text: string, size: string, clause: string): string | null => {
  const [room] = roomsIn(clause);
  const mentions = [...text.matchAll(ROOM)].filter(([name]) =>
    room ? isRoom(room, name.toLowerCase()) : name.toLowerCase() !== 'room',
  );
  const sizes = [...text.matchAll(SIZES)];
  const near = nearest(mentions, sizes);
  const old =
    near && (near.gap < 80 || sizes.length === 1) ? near.found : !room ? sizes[0] : undefined;
  if (old) return text.slice(0, old.index) + size + text.slice(old.index + old[0].length);
  const [mention] = mentions;
  if (!mention) return null;
  const end = mention.index + mention[0].length;
  return `${text.slice(0, end)} ${size}${text.slice(end)}`;
};
