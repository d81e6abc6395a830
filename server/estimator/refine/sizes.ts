// Corrected sizes: "make the bathroom 6x9", "it is 6x9" take the place of the size that stood in the text.

const SIZE =
  /\b\d{1,4}(?:\.\d+)?\s*(?:ft\.?|feet|foot|['’′])?\s*(?:x|×|by)\s*\d{1,4}(?:\.\d+)?(?:\s*(?:ft\b\.?|feet\b|foot\b|['’′]))?/i;
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

/** "bathroom" is meant by "hall bath", too. */
const isRoom = (room: string, mention: string): boolean => {
  const last = (name: string) => (name.split(' ').at(-1) ?? name).replace(/^bath$/, 'bathroom');
  return room.includes(' ') && mention.includes(' ') && room !== mention
    ? false
    : last(room) === last(mention);
};

/** The text with the size in the place of the one that stood for the room; null when there is no place for it. */
export const putSize = (text: string, size: string, clause: string): string | null => {
  const [room] = roomsIn(clause);
  const mentions = [...text.matchAll(ROOM)].filter(([name]) =>
    room ? isRoom(room, name.toLowerCase()) : name.toLowerCase() !== 'room',
  );
  const sizes = [...text.matchAll(SIZES)];
  const near = mentions
    .flatMap((mention) =>
      sizes.map((found) => ({ found, gap: Math.abs(found.index - mention.index) })),
    )
    .toSorted((a, b) => a.gap - b.gap)[0];
  const old =
    near && (near.gap < 80 || sizes.length === 1) ? near.found : !room ? sizes[0] : undefined;
  if (old) return text.slice(0, old.index) + size + text.slice(old.index + old[0].length);
  const [mention] = mentions;
  if (!mention) return null;
  const end = mention.index + mention[0].length;
  return `${text.slice(0, end)} ${size}${text.slice(end)}`;
};
