// Rooms of a paper: headings that name one, and the sizes that stand beside or below the name.
import type { PaperEstimate, PaperPlace } from '../../../domain/paper/paper-estimate.ts';
import { PAPER_LIMITS } from '../../../domain/paper/paper-estimate.ts';
import { roomNameOf } from '../plans/room-names.ts';
import { numberIn } from './figures.ts';
import { feetIn, roomSizesIn, type RoomSizes } from './room-sizes.ts';
import type { UnitOfWork } from '../plans/written-units.ts';

/** Before it has its number. */
export type ListedRoom = Omit<PaperEstimate['rooms'][number], 'number' | 'isUnnamed'>;

export const emptyRoom = (name: string, place: PaperPlace): ListedRoom => ({
  name: name.slice(0, PAPER_LIMITS.word),
  place,
  lengthFt: null,
  widthFt: null,
  heightFt: null,
  floorSf: null,
  wallSf: null,
  ceilingSf: null,
  perimeterLf: null,
});

/** `Location: 3 - Bathroom`, `Room: Kitchen`, `1. Kitchen`, `Kitchen (continued)`, `CONTINUED - Kitchen`. */
const BEFORE =
  /^(?:continued\s*[-–:]\s*|(?:room|location|area|space|unit)\s*[:#]\s*)?(?:\d{1,3}\s*[-–.)]\s*)?/i;
const BEHIND =
  /(?:\s*[-–(]\s*(?:continued|cont'?d?\.?)\)?|\s*\((?:\w+ )?(?:floor|level|stor(?:e?y)|job level)\)|\s*[:–-])\s*$/i;

/** A heading without the marks around a name: what it is part of (`Main Level > Hall`), its number, the story in brackets, stars. */
export const plainHeading = (text: string): string => {
  let name = text
    .trim()
    .replace(/^\*+\s*|\s*\*+$/g, '')
    .replace(/^.{2,60}\s>\s(?=\p{L}{2})/u, '');
  for (;;) {
    const shorter = name.replace(BEFORE, '').replace(BEHIND, '').trim();
    if (shorter === name || shorter === '') return name;
    name = shorter;
  }
};

const MAX_HEADING = 90;

const withoutSizes = (text: string): string =>
  plainHeading(roomSizesIn(text).rest.replace(/[\s,;|–-]+$/, ''));

/** `Bedroom (egress)`, `Hall Bath (demo only)`: which of several it is, or what is done there. */
const IN_BRACKETS = /\s*\([^()]{1,40}\)$/;

/** `Bedrooms 1-3`, `Baths 2 & 3`, `Both bathrooms`: several of a kind, worked on alike. */
const SEVERAL =
  /^(?:(?=.*\d)|(?:all|both|two|three|four) )(?:all |both |the )*(\p{L}[\p{L} ]{2,24}?)s(?: (?:no\.? ?|#)?\d(?: ?(?:[-–&,+/]|and|to|thru|through)+ ?#?\d){1,4})?$/iu;

/** @returns the name as written, where a heading is the name of a room */
export const roomHeading = (text: string): string | null => {
  if (text.length > MAX_HEADING) return null;
  const name = withoutSizes(text);
  const [, several = ''] = SEVERAL.exec(name) ?? [];
  const isRoom = [name, name.replace(IN_BRACKETS, ''), several].some(
    (each) => roomNameOf(each) !== null,
  );
  return isRoom ? name : null;
};

/** `Kitchen 12' x 14'` in the column of rooms: the name without its size. */
export const roomOfCell = (text: string, place: PaperPlace): ListedRoom => {
  const bare = withoutSizes(text);
  const room = emptyRoom(/\p{L}{2}/u.test(bare) ? bare : text, place);
  takeRoomSizes(room, text);
  return room;
};

/** `Study 12' x 10'`: a room with its sides, and nothing else. */
export const isSizedRoom = (text: string): boolean =>
  roomSizesIn(text).sizes.lengthFt !== undefined && roomHeading(text) !== null;

/** `Location: 3 - Bathroom`: the label says that it is a place, whatever it is called. */
export const locationHeading = (text: string): string | null => {
  const [, name] =
    /^\s*(?:location|room|area)\s*(?:(?:name|no\.?|#)?\s*:|(?=\d{1,3} ?[-–] ?\p{L}))\s*(.{2,60}?)\s*$/iu.exec(
      text,
    ) ?? [];
  // `Area: 240.0 SF` is a size.
  return name === undefined || /^[\d,.]+ ?(?:sf|sq|sy|m2|m²)/i.test(name) ? null : name;
};

const NAMED_SIZE =
  /\b(?:walls?|ceil(?:ing)?|clg|floor(?:ing)?|flr|perim(?:eter)?|surface|squares|ridge)\b|[x×]/i;

/** `Ridge 60 LF, hip 20 LF`: lengths of a roof, whose names stand before them. */
const ROOF_LENGTHS = /\b(?:hips?|valleys?|rakes?|eaves?):? \d/i;

/** A row of so many sizes of a room: `368.00 SF Walls    112.00 SF Ceiling`, `WALL 530 SF FLR 272 SF`. */
export const isRoomMeasure = (text: string, least: number): boolean =>
  text.length < 200 &&
  NAMED_SIZE.test(text) &&
  !/[$@]/.test(text) &&
  !ROOF_LENGTHS.test(text) &&
  roomSizesIn(text).only >= least;

/**
 * `Kitchen   12' x 11'   Walls 373 SF Ceiling 136 SF`: a name apart from sizes.
 * @param isPriced prices stand in the table around it, so that a lone size is no takeoff
 */
export const sizedHeading = (
  cells: readonly { text: string }[],
  isPriced: boolean,
): string | null => {
  const [first, ...others] = cells;
  const sizes = others.map(({ text }) => text).join(' ');
  if (!first || sizes === '' || sizes.length > 200 || /[$@]/.test(sizes)) return null;
  if (!/^\p{Lu}[^$@:]{1,60}$/u.test(first.text) || roomSizesIn(first.text).only > 0) return null;
  // `Stairway   Missing wall 3'2" x 9'0"`.
  if (isSketchNote(sizes)) return plainHeading(first.text);
  const { only, sizes: kept } = roomSizesIn(sizes);
  const isSized = only > 1 ? NAMED_SIZE.test(sizes) : kept.lengthFt !== undefined;
  return only > 0 && (isSized || isPriced) ? plainHeading(first.text) : null;
};

interface RoomCell {
  kind: string;
  title: string;
  unit: UnitOfWork | null;
  text: string;
}

/** A room of a list of rooms; null where its row names none or has no size. */
export const roomOfCells = (cells: readonly RoomCell[], place: PaperPlace): ListedRoom | null => {
  const cell = (kind: string) => cells.find((each) => each.kind === kind)?.text ?? '';
  const name = cell('room').trim();
  if (!/\p{L}{2}/u.test(name)) return null;
  const room = emptyRoom(name, place);
  const area = cell('area');
  const bare = numberIn(area.replace(/\s*(?:sf|sq\.? ?ft\.?)$/i, ''));
  if (bare === null && area !== '') takeRoomSizes(room, area);
  const surface = (named: RegExp) =>
    cells
      .filter(({ kind, title }) => kind === 'surface' && named.test(title))
      .map(({ text }) => numberIn(text))
      .find((size) => size !== null) ?? null;
  room.floorSf = bare ?? surface(/^f/i);
  room.wallSf = surface(/^w/i);
  room.ceilingSf = surface(/^c/i);
  room.lengthFt ??= feetIn(cell('length'));
  room.widthFt ??= feetIn(cell('width'));
  room.heightFt ??= feetIn(cell('height'));
  const sizes = [room.floorSf, room.lengthFt, room.wallSf, room.ceilingSf];
  return sizes.every((size) => size === null) ? null : room;
};

/** Openings and missing walls, as programs list them below a room's name. */
export const isSketchNote = (text: string): boolean =>
  text.length < 160 &&
  /^(?:missing wall|door|window|opening|subroom|offset|stairs?)\b.*(?:\d\s*['’]|opens? (?:in)?to|goes to)/i.test(
    text,
  ) &&
  !/\$/.test(text);

/** Takes the sizes of a row for a room. @returns what of the row is kept nowhere */
export const takeRoomSizes = (room: ListedRoom, text: string): string => {
  const { sizes, rest } = roomSizesIn(text);
  for (const [field, value] of Object.entries(sizes) as [keyof RoomSizes, number][])
    room[field] ??= value;
  return rest;
};
