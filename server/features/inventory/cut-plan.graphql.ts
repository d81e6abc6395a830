import type { CutLayout, CutPlan } from '../../domain/estimate/cut-plan.ts';
import { pictureOf, piecesOf } from '../../domain/estimate/cut-picture.ts';
import { planWords } from '../../domain/estimate/cut-words.ts';
import { builder } from '../../graphql/builder.ts';

type OwnLayout = CutLayout & { longestIn: number; kind: CutPlan['kind'] };

const CutLayoutRef = builder.objectRef<OwnLayout>('CutLayout').implement({
  description: 'One way in which a piece of stock is cut.',
  fields: (t) => ({
    times: t.exposeInt('times', { description: 'How many pieces of stock are cut this way.' }),
    lengthIn: t.exposeFloat('lengthIn', { description: 'Inches, from left to right.' }),
    widthIn: t.exposeFloat('widthIn', { description: 'Inches, from top to bottom.' }),
    svg: t.string({
      description: 'Picture of the stock, of tiles of the whole floor; what falls off is gray.',
      resolve: (layout) => pictureOf(layout, layout.longestIn, layout.kind),
    }),
    isNumbered: t.boolean({
      description: 'True where the pieces bear numbers; tiles are counted by their size.',
      resolve: ({ kind }) => kind !== 'TILES',
    }),
    pieces: t.stringList({
      description: 'The pieces in words, in the order of their numbers.',
      resolve: (layout) => piecesOf(layout, layout.kind),
    }),
  }),
});

export const CutPlanRef = builder.objectRef<CutPlan>('CutPlan').implement({
  description: 'How what is bought is cut into what is needed.',
  fields: (t) => ({
    words: t.string({
      description: 'What is bought, what falls off, and whether less would do.',
      resolve: planWords,
    }),
    terms: t.exposeString('terms', { description: 'What the plan takes for granted.' }),
    stock: t.exposeString('stock', { description: 'What is cut, e.g. `sheet of 4 × 8 ft`.' }),
    ordered: t.exposeFloat('ordered', {
      description: 'Pieces of stock; of a roll, inches of its length.',
    }),
    bound: t.exposeFloat('bound', {
      description: 'Less than this can never do, as is proved: `ordered` of no more is the best.',
    }),
    offcutPercent: t.exposeFloat('offcutPercent', {
      description: 'Share of what is bought that goes into no piece.',
    }),
    layouts: t.field({
      type: [CutLayoutRef],
      description: 'All pieces of stock; equal ones once.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ kind, layouts }): OwnLayout[] => {
        const longestIn = Math.max(...layouts.map(({ lengthIn }) => lengthIn));
        return layouts.map((layout) => ({ ...layout, longestIn, kind }));
      },
    }),
  }),
});
