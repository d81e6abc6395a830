// Heads whose words stand above each other: which words belong to one column.
import { headNamed } from './head-words.ts';
import type { Cell, Row } from './row.ts';

export const overlap = (a: Cell, b: Cell) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

/** `DEPRECI-` over `ATION` is one word. */
const stackedWords = (above: Cell, under: Cell): string =>
  /\p{L}-$/u.test(above.text) && /^\p{L}/u.test(under.text)
    ? above.text.slice(0, -1) + under.text
    : `${above.text} ${under.text}`;

/** Two rows as one head: words above each other belong to one column. */
export const stackedCells = (
  upper: readonly Cell[],
  lower: readonly Cell[],
  isExact: boolean,
): Cell[] => {
  const cells = lower.map((cell) => ({ ...cell }));
  const alone: Cell[] = [];
  for (const above of upper) {
    const below = cells
      .filter((cell) => overlap(above, cell) > 0)
      .toSorted((a, b) => overlap(above, b) - overlap(above, a));
    if (below.length === 0) alone.push({ ...above });
    // A cell merged over several heads belongs to each.
    for (const under of isExact ? below : below.slice(0, 1)) {
      if (under.text === above.text) continue;
      under.text = stackedWords(above, under);
      under.atoms = [...above.atoms, ...under.atoms];
      if (isExact) continue;
      under.x0 = Math.min(under.x0, above.x0);
      under.x1 = Math.max(under.x1, above.x1);
    }
  }
  return [...cells, ...alone].toSorted((a, b) => a.x0 - b.x0);
};

/** Whether each upper word stands over a column and belongs to its name: `UNIT` over `COST`. */
export const areAllOver = (upper: readonly Cell[], stacked: readonly Cell[]): boolean =>
  upper.every((above) =>
    stacked.some(
      (cell) =>
        overlap(above, cell) > 0 && cell.text !== above.text && headNamed(cell.text) !== null,
    ),
  );

/** `Cost` half a row below `Replacement`, in a head whose other words stand in the middle of both: it only says more. */
export const areAllUnder = (upper: readonly Cell[], { gapAbove, cells }: Row): boolean =>
  gapAbove < 0 && cells.every((cell) => upper.some((above) => overlap(above, cell) > 0));

/** Whether a lone word below completes the name of one column and so changes it: `Price` under `Unit`. */
export const completesOne = (
  upper: readonly Cell[],
  { cells }: Row,
  stacked: readonly Cell[],
): boolean =>
  cells.length <= 2 &&
  upper.length > 2 &&
  cells.every((cell) => {
    const [above, both] = [upper, stacked].map((row) =>
      row.find((each) => overlap(each, cell) > 0),
    );
    const [was, is] = [headNamed(above?.text ?? '')?.kind, headNamed(both?.text ?? '')?.kind];
    return was !== undefined && is !== undefined && was !== is;
  });
