// Rows of a plain text: columns parted by tabs, by strokes, by commas, or by spaces as a typewriter sets them.
import { moneyIn, numberIn, quantityIn } from './figures.ts';
import { headNamed } from './head-words.ts';
import { headsIn } from './heads.ts';
import { spacedRow, type Row } from './row.ts';
import { exactRow } from './sheet-rows.ts';

const LONGEST_LINE = 2_000;
/** Marks of lines that a mail repeats. */
const QUOTED = /^(?:> ?)+(?=\S|$)/;

const placeOf = (number: number) => ({ page: 1, sheet: null, row: number, box: null });

const STROKE = '/';

/** `Tub / shower valve / 1 / EA`: a stroke stands in words, too. What is more than the heads or figures need is of the first field. */
const strokedFields = (line: string, width: number | null): string[] => {
  const fields = line.split(/(?<=\s|^)\/(?=\s|$)/).map((field) => field.trim());
  const more = width === null ? 0 : fields.length - width;
  const areWords = fields.slice(0, more + 1).every((field) => /\p{L}{2}/u.test(field));
  return more > 0 && areWords
    ? [fields.slice(0, more + 1).join(' / '), ...fields.slice(more + 1)]
    : fields;
};

/**
 * The fields of a line of comma-separated values, quoted or not.
 * @param width how many fields other lines have
 */
const fieldsOf = (line: string, mark: string, width: number | null = null): string[] => {
  if (mark === STROKE) return strokedFields(line, width);
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    if (isQuoted && letter === '"' && line[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || field.trim() === '')) isQuoted = !isQuoted;
    else if (letter === mark && !isQuoted) {
      fields.push(field.trim());
      field = '';
    } else field += letter;
  }
  fields.push(field.trim());
  return fields;
};

const isTableHead = (fields: readonly string[]): boolean =>
  fields.length >= 2 && headsIn(exactRow(fields, placeOf(1), 0)).length > 0;

const isFigureField = (field: string): boolean =>
  numberIn(field) !== null ||
  moneyIn(field) !== null ||
  (quantityIn(field).unit !== null && quantityIn(field).value !== null);

const LEAST_NAMES = 4;

/** `Date,Room,Material,Reading`: names of columns, known or not. */
const areNames = (fields: readonly string[]): boolean =>
  fields.length >= LEAST_NAMES &&
  fields.every((field) => field.length < 24 && /\p{L}|%/u.test(field) && !isFigureField(field));

/** A comma that parts values, unlike the one in `4,200`. */
const PARTING_COMMA = /(?<!\d),|,(?!\d{3}(?!\d))/;

/** The mark that parts the values of this line and those below it; null where it is no such line. */
const valueMark = (line: string, next: string | undefined): string | null => {
  for (const mark of [';', ',', '|', STROKE]) {
    if (!line.includes(mark) || (mark === ',' && !PARTING_COMMA.test(line))) continue;
    const fields = fieldsOf(line, mark);
    const isPiped = mark === '|' && /^\s*\|.*\|\s*$/.test(line);
    if (isTableHead(isPiped ? fields.slice(1, -1) : fields)) return mark;
    const below = next === undefined ? [] : fieldsOf(next, mark, fields.length);
    const isRow = (each: readonly string[]) =>
      each.length >= 3 &&
      each.filter(isFigureField).length >= 2 &&
      /\p{L}{2}/u.test(each.join(' '));
    const isAbove = isRow(fields) || areNames(fields);
    if (below.length === fields.length && isAbove && isRow(below)) return mark;
  }
  return null;
};

interface Open {
  mark: string;
  width: number;
}

const RULE = /^[\s|:+=_-]+$/;

/** Lines whose cells stand one below the other, as they come when a table is copied out of a page. */
const unfolded = (lines: readonly string[]): { cells: string[]; from: number; to: number }[] => {
  const blocks: { cells: string[]; from: number; to: number }[] = [];
  let at = 0;
  while (at < lines.length) {
    const heads: string[] = [];
    while (at + heads.length < lines.length && isHeadLine(lines[at + heads.length]))
      heads.push((lines[at + heads.length] ?? '').trim());
    if (heads.length < 3 || !isTableHead(heads)) {
      at += Math.max(1, heads.length);
      continue;
    }
    blocks.push({ cells: heads, from: at, to: at + heads.length });
    at = rowsBelow(lines, at + heads.length, heads.length, blocks);
  }
  return blocks;
};

const isHeadLine = (line: string | undefined): boolean =>
  line !== undefined && line.length < 44 && !line.includes('\t') && headNamed(line) !== null;

const isFigureLine = (line: string): boolean => {
  const text = line.trim();
  return (
    text.length < 40 &&
    (isFigureField(text) ||
      /^[<(]?\$?[\d,.]+[>)]?\s?%?$|^\d+\/\d+\s?yrs?$|^(?:avg|new|n\/?a|0)\.?$/i.test(text) ||
      quantityIn(text).unit !== null ||
      headUnit(text))
  );
};

const headUnit = (text: string): boolean => /^(?:sf|lf|ea|sq|sy|cy|hr|day|ls)$/i.test(text);

/** Words, then as many figures as the head has columns besides. */
const rowsBelow = (
  lines: readonly string[],
  from: number,
  width: number,
  blocks: { cells: string[]; from: number; to: number }[],
): number => {
  let at = from;
  for (;;) {
    while (at < lines.length && (lines[at] ?? '').trim() === '') at += 1;
    const start = at;
    const words: string[] = [];
    while (
      at < lines.length &&
      words.length < 4 &&
      (lines[at] ?? '').trim() !== '' &&
      !isFigureLine(lines[at] ?? '')
    ) {
      words.push((lines[at] ?? '').trim());
      at += 1;
    }
    const figures: string[] = [];
    while (at < lines.length && figures.length < width - 1 && isFigureLine(lines[at] ?? '')) {
      figures.push((lines[at] ?? '').trim());
      at += 1;
    }
    if (words.length === 0 || figures.length === 0 || figures.length < Math.min(2, width - 1))
      return start;
    if (figures.length === width - 1)
      blocks.push({ cells: [words.join(' '), ...figures], from: start, to: at });
    else return start;
  }
};

const LEAST_ENTRIES = 3;

/** `-rip out old tub`: the mark of an entry that touches its first word, where several lines begin so. */
const withMarksApart = (lines: readonly string[]): string[] => {
  const entries = lines.filter((line) => /^\s*[-–](?=\p{L})/u.test(line)).length;
  return entries < LEAST_ENTRIES
    ? [...lines]
    : lines.map((line) => line.replace(/^(\s*)[-–](?=\p{L}|\d{1,4} ?\p{L})/u, '$1- '));
};

/** @param text its lines keep their numbers; empty lines give no rows */
export const rowsOfText = (text: string): Row[] => {
  const lines = withMarksApart(
    text
      .replaceAll('\r\n', '\n')
      .replaceAll('\r', '\n')
      .split('\n')
      .map((line) => line.slice(0, LONGEST_LINE).replace(QUOTED, '')),
  );
  const rows: Row[] = [];
  const blocks = new Map(unfolded(lines).map((block) => [block.from, block]));
  let open: Open | null = null;
  let mark: string | null = null;
  let gap = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const block = blocks.get(at);
    if (block) {
      rows.push(exactRow(block.cells, placeOf(at + 1), 0, gap));
      at = block.to - 1;
      gap = 0;
      continue;
    }
    if (line.trim() === '' || (RULE.test(line) && line.trim().length > 2)) {
      gap = line.trim() === '' ? 1.5 : Math.max(gap, 0.5);
      continue;
    }
    open = line.includes('\t') ? open : stillOpen(open, line, lines[at + 1]);
    mark = open?.mark ?? mark;
    const made =
      tabbed(line, at, gap) ??
      (open && separated(line, open, at, gap)) ??
      (mark !== null && isValueBelow(line, mark)
        ? separated(line, { mark, width: null }, at, gap)
        : null);
    rows.push(made ?? spacedRow(line, placeOf(at + 1), 0, gap));
    gap = 0;
  }
  return rows.filter(({ cells }) => cells.length > 0);
};

const tabbed = (line: string, at: number, gap: number): Row | null =>
  line.includes('\t')
    ? exactRow(
        line.split('\t').map((cell) =>
          cell
            .trim()
            .replace(/^"(.*)"$/, '$1')
            .replaceAll('""', '"'),
        ),
        placeOf(at + 1),
        0,
        gap,
      )
    : null;

const stillOpen = (open: Open | null, line: string, next: string | undefined): Open | null => {
  const fields = open ? fieldsOf(line, open.mark, open.width) : [];
  if (open && fields.length > 1 && Math.abs(fields.length - open.width) <= 1) return open;
  const mark = valueMark(line, next);
  return mark === null ? null : { mark, width: fieldsOf(line, mark).length };
};

const MOST_VALUES = 3;

/** `,Overhead 10%,638.73` below a table of such lines: a label and its figure, in fewer fields. */
const isValueBelow = (line: string, mark: string): boolean => {
  const fields = fieldsOf(line, mark).filter((field) => field !== '');
  const [label = '', ...values] = fields;
  return (
    values.length > 0 &&
    values.length < MOST_VALUES &&
    /\p{L}{2}/u.test(label) &&
    values.every((value) => isFigureField(value) || /^\d[\d.]* ?%$/.test(value))
  );
};

const separated = (
  line: string,
  { mark, width }: { mark: string; width: number | null },
  at: number,
  gap: number,
): Row => {
  const fields = fieldsOf(line, mark, width);
  const isPiped = mark === '|' && fields[0] === '' && fields.at(-1) === '';
  return exactRow(isPiped ? fields.slice(1, -1) : fields, placeOf(at + 1), 0, gap);
};
