// Puts scattered words back into rows and labels, as a reader sees them. Knows geometry, nothing of what the words mean.
import type { TextLabel, TextRow } from './tasks.ts';

export interface PlacedWord extends TextLabel {
  /** Written along another direction: it stands for itself and joins no row. */
  isTurned: boolean;
}

/** In heights of the text: words nearer than this belong together; the columns of a table lie further apart. */
const LABEL_GAP = 1.2;
const WORD_GAP = 0.15;
/** How far the middles of words of one row may lie apart. */
const ROW_DRIFT = 0.5;

/** Of a word's angle: more than some degrees off the level. */
const LEVEL_DEGREES = 6;
export const isTurned = (angle: number): boolean =>
  angle > LEVEL_DEGREES && angle < 360 - LEVEL_DEGREES;

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

const toLabel = ({ text, x, y, width, height }: PlacedWord): TextLabel => ({
  text,
  x,
  y,
  width,
  height,
});

/** @param words in any order; those without visible text must have been left out. */
export const layOut = (words: readonly PlacedWord[]): TextRow[] => {
  const level = words.filter(({ isTurned }) => !isTurned).map(toLabel);
  const turned = words.filter(({ isTurned }) => isTurned).map((word) => [toLabel(word)]);
  return [...toRows(level).map(toLabels), ...turned];
};
