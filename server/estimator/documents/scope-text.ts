// What of a document's text is left to be read as a description: everything but the rows already taken as line items,
// their table heads, totals and room headings. A row is priced once, as a row.
import type { UploadReading } from '../upload-reading.ts';
import { VERB_IN_TEXT } from '../parser/vocabulary/verbs.ts';
import { sectionRoomOf } from '../uploads/room-names.ts';
import { withoutRoomTables } from '../uploads/room-table-text.ts';
import { headOf, MAX_CELLS } from '../uploads/table-columns.ts';

const TOTALS =
  /^\W*(?:(?:sub|grand )?totals?|sales tax|tax|overhead|profit|o ?& ?p|balance|deposit|amount due|line item total)\b/i;
const COMPARED = 120;
/** Where a quantity starts in a line without cells. */
const AMOUNT = /\s[\d,]{1,10}(?:\.\d{1,2})?\s?(?:SF|LF|EA|SQ|SY|CY|CF|HR|DAY|LS)\b/;

const plain = (text: string): string =>
  text
    .replace(/^\s*(?:\d{1,3}[a-z]?[.)]|[•*·-])\s+/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, COMPARED);

/** What the row may have been listed as: a cell, the first cells together, or the words before an amount. */
const descriptionsIn = (row: string): string[] => {
  const cells = row.split('\t', MAX_CELLS).map((cell) => cell.trim());
  if (cells.length > 1) {
    return cells.flatMap((cell, index) => [
      plain(cell),
      plain(cells.slice(0, index + 1).join(' ')),
    ]);
  }
  const at = row.slice(0, 300).search(AMOUNT);
  return at < 0 ? [] : [plain(row.slice(0, at))];
};

/** "368.00 SF Walls": the sizes of a room above its list say how large it is, and ask for nothing. */
const MEASURE = /\d\s?(?:SF|LF|SY|CF|CY|SQ)\b/i;
const LONGEST_TITLE = 4;

type RowKind = 'listed' | 'frame' | 'room' | 'text';

const kindOf = (row: string, listed: ReadonlySet<string>): RowKind => {
  if (/\d/.test(row) && descriptionsIn(row).some((words) => listed.has(words))) return 'listed';
  if (TOTALS.test(row) || headOf(row.split('\t', MAX_CELLS)) !== null) return 'frame';
  if (sectionRoomOf(row) !== null) return 'room';
  const isTitle = row.trim().split(/\s+/).length <= LONGEST_TITLE;
  return (isTitle || MEASURE.test(row)) && !VERB_IN_TEXT.test(row) ? 'frame' : 'text';
};

const withoutRows = (text: string, listed: ReadonlySet<string>): string => {
  const rows = text.split('\n').map((row) => ({ row, kind: kindOf(row, listed) }));
  return rows
    .filter(
      // The heading over a list is part of it: alone it would ask for the whole room.
      ({ kind }, index) => kind === 'text' || (kind === 'room' && rows[index + 1]?.kind === 'text'),
    )
    .map(({ row }) => row)
    .join('\n');
};

/** The uploads with line items and tables of rooms taken out of the text; rooms, lines and notes stay. */
export const withoutListedRows = (uploads: readonly UploadReading[]): UploadReading[] =>
  uploads.map((upload) => {
    const text = withoutRoomTables(upload.text);
    if (upload.lines.length === 0) return { ...upload, text };
    const listed = new Set(upload.lines.map(({ description }) => plain(description)));
    return { ...upload, text: withoutRows(text, listed) };
  });
