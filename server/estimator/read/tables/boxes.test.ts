// Boxes before the lines of a paper: what is ticked is chosen, and the rest of the choice is an offer.
import { expect, it } from 'vitest';
import type { PaperSource } from '../../../domain/paper/paper-source.ts';
import { readPaper } from './read-paper.ts';
import { textOf } from './testing/sources.ts';

const chosen = (source: PaperSource) =>
  readPaper(source).lines.map(({ description, isAlternate }) => [description, isAlternate]);

it('marks entries with an empty box as offers where others are ticked', () => {
  const read = chosen(
    textOf('☒ Remove dead oak ........ $1,450.00', '☐ Prune two maples ....... $620.00', '☒ Grind stump ............ $275.00'),
  ); // prettier-ignore
  expect(read).toEqual([
    ['Remove dead oak', false],
    ['Prune two maples', true],
    ['Grind stump', false],
  ]);
});

it.each([
  ['signs', ['☒', '☐', '☐']],
  ['brackets', ['[x]', '[ ]', '( )']],
])('takes what is ticked among offers for chosen: %s', (_what, [ticked, empty, other]) => {
  const read = chosen(
    textOf(
      'Options (check one)',
      `${ticked} Architectural shingles ........ $14,200.00`,
      `${empty} Class 4 shingles ............. $17,900.00`,
      `${other} Standing seam metal .......... $31,400.00`,
      'Base work',
      'Tear off existing roof   28 SQ   $85.00   $2,380.00',
    ),
  );
  expect(read).toEqual([
    ['Architectural shingles', false],
    ['Class 4 shingles', true],
    ['Standing seam metal', true],
    ['Tear off existing roof', false],
  ]);
});
