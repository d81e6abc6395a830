import { builder } from '../../graphql/builder.ts';
import type { ReviewFigures } from '../contractors/review-queue.ts';
import { FIGURES_DAYS } from '../../domain/catalog.ts';

export const ReviewFiguresRef = builder.objectRef<ReviewFigures>('ReviewFigures').implement({
  description: 'Applications and identity documents together.',
  fields: (t) => ({
    waiting: t.exposeInt('waiting', { description: 'Number of applications that wait.' }),
    late: t.exposeInt('late', { description: 'How many of these wait longer than promised.' }),
    oldestSince: t.expose('oldestSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the oldest waits; null when none does.',
    }),
    approved: t.exposeInt('approved', {
      description: `Applications approved in the last ${FIGURES_DAYS} days.`,
    }),
    declined: t.exposeInt('declined', {
      description: `Applications declined in the last ${FIGURES_DAYS} days.`,
    }),
  }),
});
