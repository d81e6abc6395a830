// Rooms of a paper: headings that name one, and the sizes that stand beside or below the name.
import type { PaperEstimate, PaperPlace } from '../../../domain/paper/paper-estimate.ts';
import { PAPER_LIMITS } from '../../../domain/paper/paper-estimate.ts';
import { evenMarks, hundredths, toFeet } from '../../uploads/lengths.ts';
import { roomNameOf } from '../../uploads/room-names.ts';
import { takeSizes } from '../../uploads/sizes.ts';
import { numberIn } from './figures.ts';
import type { UnitOfWork } from '../../uploads/written-units.ts';

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

const HEIGHT = /\b(?:ceiling |clg\.? )?height:?\s*(.{1,30}?)\s*$/i;
/** `Location: 3 - Bathroom`, `Room: Kitchen`, `1. Kitchen`, `Kitchen (continued)`, `CONTINUED - Kitchen`. */
const BEFORE =
  /^(?:continued\s*[-–:]\s*|(?:room|location|area|space|unit)\s*[:#]\s*)?(?:\d{1,3}\s*[-–.)]\s*)?/i;
const BEHIND = /(?:\s*[-–(]\s*(?:continued|cont'?d?\.?)\)?|\s*[:–-])\s*$/i;

const MAX_HEADING = 90;

/** @returns the name as written, where a heading is the name of a room */
export const roomHeading = (text: string): string | null => {
  if (text.length > MAX_HEADING) return null;
  const name = withoutSize(text.replace(HEIGHT, ''))
    .trim()
    .replace(BEFORE, '')
    .replace(BEHIND, '')
    .trim();
  return name !== '' && roomNameOf(name) !== null ? name : null;
};

const withoutSize = (text: string): string =>
  /\d\s*['’x×]/.test(text) ? takeSizes(evenMarks(text)).rest : text;

/** `Location: 3 - Bathroom`: the label says that it is a place, whatever it is called. */
export const locationHeading = (text: string): string | null => {
  const [, name] =
    /^\s*(?:location|room|area)\s*(?:name|no\.?|#)?\s*:\s*(.{2,60}?)\s*$/i.exec(text) ?? [];
  return name ?? null;
};

const MEASURES: readonly (readonly [
  field: 'floorSf' | 'wallSf' | 'ceilingSf' | 'perimeterLf',
  words: RegExp,
])[] = [
  ['wallSf', /([\d,]+(?:\.\d+)?)\s*(?:SF|sq\.? ?ft\.?)\s*(?:of )?Walls?\b(?!\s*(?:&|and))/i],
  ['ceilingSf', /([\d,]+(?:\.\d+)?)\s*(?:SF|sq\.? ?ft\.?)\s*(?:of )?Ceiling\b/i],
  [
    'floorSf',
    /([\d,]+(?:\.\d+)?)\s*(?:SF|sq\.? ?ft\.?)\s*(?:of )?Floor(?:ing)?\b(?!\s*Perimeter)/i,
  ],
  ['perimeterLf', /([\d,]+(?:\.\d+)?)\s*(?:LF|ft\.?)\s*(?:of )?(?:Floor Perimeter|Perimeter)\b/i],
];

/** `Approx. Wall SF: 368`, `Ceiling/Floor SF: 132`. */
const LABELLED: readonly (readonly [
  fields: readonly ('floorSf' | 'wallSf' | 'ceilingSf')[],
  words: RegExp,
])[] = [
  [['wallSf'], /\bwalls? (?:SF|sq\.? ?ft\.?|area):?\s*([\d,.]+)/i],
  [['floorSf', 'ceilingSf'], /\bceiling ?\/ ?floor (?:SF|sq\.? ?ft\.?|area):?\s*([\d,.]+)/i],
  [['floorSf'], /(?<!\/ ?)\bfloor (?:SF|sq\.? ?ft\.?|area):?\s*([\d,.]+)/i],
];

const ROOM_MEASURE =
  /[\d,.]+\s*(?:SF|SY|LF|sq\.? ?ft\.?)\s*(?:of )?(?:(?:long|short|interior|exterior|gross|net) )?(?:walls?|ceil(?:ing|\.)?|floor(?:ing)?|perimeter|surface|roof perimeter)\b/i;

/** A row of sizes of a room: `368.00 SF Walls    112.00 SF Ceiling`. */
export const isRoomMeasure = (text: string): boolean =>
  text.length < 200 && /^\W*\d/.test(text) && ROOM_MEASURE.test(text) && !/\$|@/.test(text);

interface RoomCell {
  kind: string;
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
  room.floorSf = bare;
  room.lengthFt ??= feetIn(cell('length'));
  room.widthFt ??= feetIn(cell('width'));
  room.heightFt ??= feetIn(cell('height'));
  return room.floorSf === null && room.lengthFt === null ? null : room;
};

/** Openings and missing walls, as programs list them below a room's name. */
export const isSketchNote = (text: string): boolean =>
  text.length < 160 &&
  /^(?:missing wall|door|window|opening|subroom|offset|stairs?)\b.*(?:\d\s*['’]|opens? (?:in)?to|goes to)/i.test(
    text,
  ) &&
  !/\$/.test(text);

/** Takes the sizes of a row of measures. @returns what of the row is kept nowhere */
export const roomSizesTaken = (room: ListedRoom, text: string): string => {
  takeRoomSizes(room, text);
  return MEASURES.reduce(
    (rest, [field, pattern]) => (room[field] === null ? rest : rest.replace(pattern, ' ')),
    text,
  )
    .replaceAll(/\s+/g, ' ')
    .trim();
};

const feetIn = (text: string): number | null => {
  const [, feet, inches] =
    /^\s*(\d{1,3}(?:\.\d+)?)\s*(?:'|’|ft\.?|feet)?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|”|in\.?|''))?/i.exec(
      text,
    ) ?? [];
  if (feet === undefined) return null;
  const value = Number(feet) + (inches === undefined ? 0 : Number(inches) / 12);
  return value > 0 && value <= 200 ? hundredths(value) : null;
};

/** Takes the sizes of a row for a room. @returns whether it had any */
export const takeRoomSizes = (room: ListedRoom, text: string): boolean => {
  const short = text.slice(0, 300);
  let took = false;
  for (const [field, pattern] of MEASURES) {
    const [, written = ''] = pattern.exec(short) ?? [];
    const value = numberIn(written);
    if (value === null) continue;
    room[field] ??= value;
    took = true;
  }
  for (const [fields, pattern] of LABELLED) {
    const [, written = ''] = pattern.exec(short) ?? [];
    const value = numberIn(written);
    if (value === null || value === 0) continue;
    for (const field of fields) room[field] ??= value;
    took = true;
  }
  const [, height] = HEIGHT.exec(short) ?? [];
  const feet = height === undefined ? null : feetIn(height);
  if (feet !== null) {
    room.heightFt ??= feet;
    took = true;
  }
  const [size] = /\d\s*['’x×]/.test(short) ? takeSizes(evenMarks(short)).found : [];
  if (size && room.lengthFt === null) {
    const [a, b] = size.sides.map(({ value, unit }) => hundredths(toFeet(value, unit ?? 'ft'))) as [
      number,
      number,
    ];
    if (a >= 2 && b >= 2 && a <= 500 && b <= 500) {
      [room.lengthFt, room.widthFt] = [a, b];
      if (size.height)
        room.heightFt ??= hundredths(toFeet(size.height.value, size.height.unit ?? 'ft'));
      took = true;
    }
  }
  return took;
};
