// Takes tables of rooms out of a text that is read for work: their heads and measures say how rooms are, not what to do.
// What a table orders all the same, in its notes or under a head such as "New floor", stays as a line of its room.
import { VERB_IN_TEXT } from '../parser/vocabulary/verbs.ts';
import { headOf, isRoomHead, MAX_CELLS, type TableHead } from './table-columns.ts';

/** Of a head, strictly: "Finish" and "Set" name what is there. */
const ORDERING_HEAD =
  /\b(?:new|replace|install|remove|demo|paint|repaint|refinish|repair|proposed)\b/i;
const NOTHING = /^(?:no|none|n\/?a|0|[-–—.]*|existing|keep|(?:to )?remain)$/i;
const SUM = /^(?:(?:sub|grand )?totals?\b.*|sum|)$/i;
const TICKED = /^(?:x|yes|y|✓|✔|true)$/i;

/** `New LVP (SF)`, `180` → `New LVP 180 SF` */
const underHead = (head: string, cell: string): string => {
  const [, label = head, unit = ''] = /^([^(]{1,60})\(([^)]{1,20})\)/.exec(head) ?? [];
  return TICKED.test(cell) ? label.trim() : `${label.trim()} ${cell} ${unit}`.trim();
};

const workIn = (head: TableHead, titles: readonly string[], cells: readonly string[]): string[] => {
  const known = new Set(Object.values(head.columns).map(({ index }) => index));
  return cells.flatMap((cell, index) => {
    if (NOTHING.test(cell) || (known.has(index) && !VERB_IN_TEXT.test(cell))) return [];
    const title = titles[index] ?? '';
    if (!known.has(index) && ORDERING_HEAD.test(title)) return [underHead(title, cell)];
    return VERB_IN_TEXT.test(cell) && index !== head.columns.room?.index ? [cell] : [];
  });
};

/** @param text lines, cells of tables parted by tabs */
export const withoutRoomTables = (text: string): string => {
  let head: TableHead | null = null;
  let titles: string[] = [];
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    const cells = line.split('\t', MAX_CELLS).map((cell) => cell.trim());
    const newHead = cells.length > 1 ? headOf(cells) : null;
    if (newHead) {
      head = isRoomHead(newHead) ? newHead : null;
      titles = cells;
      if (head) continue;
    }
    const name = head && (cells[head.columns.room?.index ?? 0] ?? '');
    if (head === null || name === null || cells.length === 1 || VERB_IN_TEXT.test(name))
      kept.push(line);
    else if (!SUM.test(name))
      kept.push(...workIn(head, titles, cells).map((work) => `${name}: ${work}`));
  }
  return kept.join('\n');
};
