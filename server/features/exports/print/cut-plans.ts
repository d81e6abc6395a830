// The cut plans of a shopping list on paper: what is bought, a picture of each piece of stock, its pieces in words.
import type { Column, Content } from 'pdfmake/interfaces.js';
import type { CutLayout, CutPlan } from '../../../domain/estimate/cut-plan.ts';
import { pictureOf, piecesOf } from '../../../domain/estimate/cut-picture.ts';
import { planWords } from '../../../domain/estimate/cut-words.ts';
import type { Material } from '../../../domain/estimate/inventory.ts';
import { counted } from '../../../domain/money/written.ts';
import { when } from './blocks.ts';
import { heading } from './headings.ts';
import { CONTENT_WIDTH } from './theme.ts';

const COLUMNS = 3;
const GAP = 12;
const WIDTH = (CONTENT_WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
/** Pictures of one material; more would fill a book. */
const MOST_PICTURES = 60;
/** Pieces named beside one picture. */
const MOST_NAMED = 8;

const cell = (layout: CutLayout, longestIn: number, kind: CutPlan['kind']): Column => {
  const pieces = piecesOf(layout, kind);
  const more = pieces.length - MOST_NAMED;
  return {
    width: WIDTH,
    unbreakable: true,
    stack: [
      { text: `${layout.times} ×`, style: 'sub', fontSize: 8 },
      {
        svg: pictureOf(layout, longestIn, kind),
        width: (WIDTH * layout.lengthIn) / longestIn,
        margin: [0, 1, 0, 3],
      },
      ...pieces.slice(0, MOST_NAMED).map((words, at): Content => ({
        text: kind === 'TILES' ? words : `${at + 1}  ${words}`,
        style: 'tiny',
      })),
      ...when(more > 0, { text: `and ${counted(more, 'more piece')}`, style: 'tiny' }),
    ],
  };
};

const rowsOf = ({ kind, layouts }: CutPlan): Content[] => {
  const longestIn = Math.max(...layouts.map(({ lengthIn }) => lengthIn));
  const shown = layouts.slice(0, MOST_PICTURES);
  return Array.from({ length: Math.ceil(shown.length / COLUMNS) }, (_, row) => ({
    columns: shown
      .slice(row * COLUMNS, (row + 1) * COLUMNS)
      .map((layout) => cell(layout, longestIn, kind)),
    columnGap: GAP,
    margin: [0, 0, 0, 8],
    unbreakable: true,
  }));
};

const planOf = (name: string, plan: CutPlan): Content[] => {
  const left = plan.layouts.length - MOST_PICTURES;
  const [first, ...others] = rowsOf(plan);
  return [
    {
      unbreakable: true,
      stack: [
        { text: name, style: 'h3', outline: true, outlineParentId: 'cut-plans' },
        { text: planWords(plan) },
        { text: plan.terms, style: 'small', margin: [0, 1, 0, 4] },
        ...(first ? [first] : []),
      ],
    },
    ...others,
    ...when(left > 0, {
      text: `${counted(left, 'further way')} of cutting ${left === 1 ? 'is' : 'are'} shown on the page of the estimate.`,
      style: 'small',
    }),
  ];
};

/** Empty where nothing is cut. */
export const cutPlanPages = (materials: readonly Material[]): Content[] => {
  const plans = materials.flatMap(({ name, cutPlan }) => (cutPlan ? planOf(name, cutPlan) : []));
  return when(
    plans.length > 0,
    heading('Cut plans', { id: 'cut-plans' }),
    {
      text: 'Each picture shows one piece that is bought, for tiles the whole floor. Pieces are blue and numbered, offcuts gray.',
      style: 'small',
    },
    ...plans,
  );
};
