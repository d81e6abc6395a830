// Puts scattered words back into rows and labels, as a reader sees them. Knows geometry, nothing of what the words mean.
import type { PageWord } from '../../../domain/paper/paper-source.ts';
import type { TextLabel, TextRow } from './tasks.ts';

/** Gap, in heights of the text, below which words belong together. The columns of a table lie further apart. */
const LABEL_GAP = 1.2;
const WORD_GAP = 0.15;
/** How far the middles of words of one row may lie apart. */
const ROW_DRIFT = 0.5;

const middleOf = ({ y, height }: TextLabel) => y + height / 2;

const toRows = (words: readonly TextLabel[]): TextRow[] => {
  const rows: TextRow[] = [];
  for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    const first = row?.[0];
    const isSameRow =
      first &&
      Math.abs(middleOf(first) - middleOf(word)) < Math.max(first.height, word.height) * ROW_DRIFT;
    if (row && isSameRow) row.push(word);
    else rows.push([word]);
  }
  return rows;
};

const join = (label: TextLabel, word: TextLabel): TextLabel => {
  const gap = word.x - (label.x + label.width);
  const space = gap > WORD_GAP * Math.max(label.height, word.height) ? ' ' : '';
  const y = Math.min(label.y, word.y);
  return {
    text: `${label.text}${space}${word.text}`,
    x: label.x,
    y,
    width: Math.max(label.x + label.width, word.x + word.width) - label.x,
    height: Math.max(label.y + label.height, word.y + word.height) - y,
  };
};

const toLabels = (row: TextRow): TextRow => {
  const labels: TextLabel[] = [];
  for (const word of row.toSorted((a, b) => a.x - b.x)) {
    const last = labels.at(-1);
    const gap = last ? word.x - (last.x + last.width) : Infinity;
    const height = Math.max(last?.height ?? 0, word.height);
    if (last && gap < LABEL_GAP * height && gap > -height)
      labels[labels.length - 1] = join(last, word);
    else labels.push(word);
  }
  return labels;
};

/** Degrees that a word may be off the direction of its neighbors. */
const LEVEL_DEGREES = 6;
const QUARTERS = [0, 90, 180, 270] as const;
type Quarter = (typeof QUARTERS)[number];

const quarterOf = ({ angle }: PageWord): Quarter | null =>
  QUARTERS.find((quarter) => {
    const off = Math.abs(angle - quarter);
    return Math.min(off, 360 - off) <= LEVEL_DEGREES;
  }) ?? null;

/** A box as it stands when its page is turned so that its writing is level. */
const levelled = ({ text, x, y, width, height }: PageWord, quarter: Quarter): TextLabel => {
  if (quarter === 90) return { text, x: y, y: -x - width, width: height, height: width };
  if (quarter === 270) return { text, x: -y - height, y: x, width: height, height: width };
  if (quarter === 180) return { text, x: -x - width, y: -y - height, width, height };
  return { text, x, y, width, height };
};

const reachOf = (words: readonly PageWord[]) =>
  words.reduce((most, { x, y }) => Math.max(most, x, y), 0);
/** Each direction has a place of its own, this many pages to the right of the one before. */
const APART = 4;

/**
 * Where a label of `layOutPage` stands on its page.
 *
 * @param words of which it was laid out
 */
export const boxOnPage = (
  { x, y, width, height }: Omit<TextLabel, 'text'>,
  words: readonly PageWord[],
): Omit<TextLabel, 'text'> => {
  const step = APART * reachOf(words);
  const place = step > 0 ? Math.round(x / step) : 0;
  const along = x - place * step;
  switch (QUARTERS[place]) {
    case 90:
      return { x: -y - height, y: along, width: height, height: width };
    case 180:
      return { x: -along - width, y: -y - height, width, height };
    case 270:
      return { x: y, y: -along - width, width: height, height: width };
    default:
      return { x, y, width, height };
  }
};

/**
 * Lays out words, which come in any order; those without visible text must have been left out. Lettering along another
 * direction is laid out as if its page were turned, on a place of its own. What is written upward goes with what is written
 * upward beside it.
 */
export const layOutPage = (words: readonly PageWord[]): TextRow[] => {
  const slanted = words
    .filter((word) => quarterOf(word) === null)
    .map((word) => [levelled(word, 0)]);
  const step = APART * reachOf(words);
  const rows = QUARTERS.flatMap((quarter, place) =>
    toRows(
      words
        .filter((word) => quarterOf(word) === quarter)
        .map((word) => levelled(word, quarter))
        .map((label) => ({ ...label, x: label.x + place * step })),
    ).map(toLabels),
  );
  return [...rows, ...slanted];
};
