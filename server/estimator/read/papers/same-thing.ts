// When two lines mean the same work in the same place, so that only one of them may be priced.
import type { CatalogueItem } from '../../book/catalogue.ts';
import { ROOM_WORDS, roomLabel } from '../language/vocabulary/rooms.ts';

/** Kinds of one thing: a room has one of them, and naming another means that one instead. */
const KINDS: readonly (readonly string[])[] = [
  ['CTP-LAM', 'CTP-QUARTZ', 'CTP-GRANITE', 'CTP-MARBLE', 'CTP-BUTCHER', 'CTP-SOLID'],
  ['FLR-LVP', 'FLR-LAM', 'FLR-HWSOLID', 'FLR-HWENG', 'FLR-CARPET', 'FLR-CARPSY', 'FLR-CTILE', 'FLR-VCT', 'FLR-SHEET', 'TIL-FLOOR'],
  ['CAB-VAN24', 'CAB-VAN30', 'CAB-VAN36', 'CAB-VAN48', 'CAB-VAN60'],
  ['RFG-3TAB', 'RFG-ARCH', 'RFG-CLASS4', 'RFG-METAL', 'RFG-RIB', 'RFG-TILE', 'RFG-SLATE', 'RFG-CEDAR', 'RFG-TPO', 'RFG-EPDM', 'RFG-MODBIT'],
  ['SDG-VINYL', 'SDG-FIBER', 'SDG-ENGW', 'SDG-WOOD', 'SDG-PANEL', 'SDG-STUCCO', 'SDG-METAL'],
  ['PNT-WALL', 'PNT-WALL1'],
  ['PLB-WHGAS', 'PLB-WHELEC', 'PLB-WHTANKL', 'PLB-WHHP'],
  ['PLB-TUBALC', 'PLB-TUBFREE'],
  ['GUT-AL5', 'GUT-AL6', 'GUT-COPPER'],
  ['HAU-PICKUP', 'HAU-DUMP10', 'HAU-DUMP20', 'HAU-DUMP30', 'HAU-DUMP40'],
]; // prettier-ignore

const KIND_OF: ReadonlyMap<string, number> = new Map(
  KINDS.flatMap((codes, kind) => codes.map((code) => [code, kind] as const)),
);

export const isSameThing = (a: CatalogueItem, b: CatalogueItem): boolean =>
  a.code === b.code || (KIND_OF.has(a.code) && KIND_OF.get(a.code) === KIND_OF.get(b.code));

const TYPE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(ROOM_WORDS).flatMap(([type, words]) =>
    words.split('|').map((word) => [word, type] as const),
  ),
);

/** A document's room under the name the scope gives it: `Master bathroom 2` → `Primary bathroom 2`. */
export const roomOf = (name: string | null): string | null => {
  if (name === null) return null;
  const [, words = name, number] = /^(.*?)(?: (\d{1,3}))?$/.exec(name) ?? [];
  const type = TYPE_OF.get(words.toLowerCase());
  return type === undefined ? name : roomLabel(type) + (number ? ` ${number}` : '');
};

/** The rooms of a line's label; none when it names no room. */
export const roomsIn = (label: string | null): string[] =>
  label === null ? [] : label.toLowerCase().split(', ');

/** Whether two labels may mean the same place; a line that names no room may mean any. */
export const roomsMeet = (a: string | null, b: string | null): boolean => {
  const [some, others] = [roomsIn(a), roomsIn(b)];
  return some.length === 0 || others.length === 0 || some.some((room) => others.includes(room));
};
