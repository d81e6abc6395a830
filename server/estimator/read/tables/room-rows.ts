// Rows of a list of rooms: their sizes by their columns, and what such a list orders all the same, in its notes or under a head
// such as "New floor".
import { VERB_IN_TEXT } from '../language/vocabulary/verbs.ts';
import { cellText, rowInTable } from './columns.ts';
import { roomOfCells, type ListedRoom } from './rooms.ts';
import type { Row } from './row.ts';
import type { Walk } from './walk-state.ts';

/** Words of a head that order work, strictly: "Finish" and "Set" name what is there. */
const ORDERING_HEAD =
  /\b(?:new|replace|install|remove|demo|paint|repaint|refinish|repair|proposed)\b/i;
const NOTHING = /^(?:no|none|n\/?a|0|[-–—.]*|existing|keep|(?:to )?remain)$/i;
const SUM = /^(?:(?:sub|grand )?totals?\b.*|sum)$/i;
const TICKED = /^(?:x|yes|y|✓|✔|true)$/i;

/** `New LVP (SF)`, `180` → `New LVP 180 SF` */
const underHead = (head: string, cell: string): string => {
  const [, label = head, unit = ''] = /^([^(]{1,60})\(([^)]{1,20})\)/.exec(head) ?? [];
  return TICKED.test(cell) ? label.trim() : `${label.trim()} ${cell} ${unit}`.trim();
};

interface RoomCell {
  kind: string;
  title: string;
  text: string;
}

const SIZES: ReadonlySet<string> = new Set([
  'room',
  'length',
  'width',
  'height',
  'area',
  'surface',
]);

const ordersIn = (cells: readonly RoomCell[]): string[] =>
  cells.flatMap(({ kind, title, text }) => {
    if (text === '' || NOTHING.test(text) || SIZES.has(kind)) return [];
    if (ORDERING_HEAD.test(title)) return [underHead(title, text)];
    return VERB_IN_TEXT.test(text) ? [text] : [];
  });

/** Whether a heading above the list names the same room with the same sides. */
const isNamedBefore = (walk: Walk, { name, lengthFt, widthFt }: ListedRoom): boolean =>
  walk.rooms
    .slice(0, walk.roomsAbove)
    .some(
      (room) =>
        room.name.toLowerCase() === name.toLowerCase() &&
        room.lengthFt === lengthFt &&
        room.widthFt === widthFt,
    );

/** @returns whether the row is one of a list of rooms */
export const takeRoomRow = (walk: Walk, row: Row): boolean => {
  const table = walk.tables.find(
    ({ head }) => !head.columns.some(({ kind }) => kind === 'description'),
  );
  if (!table || table.head.isExact !== row.isExact || table.head.isDecked) return false;
  const fit = rowInTable(row, table);
  if (fit.cost > 2.6) return false;
  const cells = table.head.columns.map(({ kind, unit, title }, at) => ({
    kind,
    unit,
    title,
    text: cellText(fit, at),
  }));
  const name = cells.find(({ kind }) => kind === 'room')?.text ?? '';
  if (name === '' || row.cells.length < 2 || VERB_IN_TEXT.test(name)) return false;
  if (SUM.test(name)) {
    walk.loose.push({ row, part: 'ASIDE' });
    return true;
  }
  const room = roomOfCells(cells, row.place);
  if (room && !isNamedBefore(walk, room)) walk.rooms.push(room);
  const orders = ordersIn(cells);
  for (const order of orders)
    walk.loose.push({
      row: { ...row, cells: row.cells.slice(0, 1), text: `${name}: ${order}` },
      part: 'ORDER',
    });
  const used = new Set(orders);
  const rest = cells
    .filter(({ kind, text }) => text !== '' && !(room && SIZES.has(kind)) && !used.has(text))
    .map(({ text }) => text);
  if (rest.length > 0) walk.loose.push({ row: { ...row, text: rest.join(' ') }, part: 'ASIDE' });
  return true;
};
