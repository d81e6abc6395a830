import type { CategoryCost } from '../../domain/estimate/project-costs.ts';
import { builder } from '../../graphql/builder.ts';

const CategoryCostRef = builder.objectRef<CategoryCost>('CategoryCost').implement({
  description: 'What one category of work costs.',
  fields: (t) => ({
    category: t.exposeString('category', {
      nullable: true,
      description: 'Kind of work, e.g. `Drywall`; null for lines that name none.',
    }),
    amount: t.expose('amount', { type: 'Money', description: 'Sum of its lines.' }),
  }),
});

interface CategoryCosts {
  categories: CategoryCost[];
  setByHand: number;
}

export const CategoryCostsRef = builder.objectRef<CategoryCosts>('CategoryCosts').implement({
  description: 'The lines of several estimates by category.',
  fields: (t) => ({
    categories: t.expose('categories', { type: [CategoryCostRef], description: 'Largest first.' }),
    setByHand: t.expose('setByHand', {
      type: 'Money',
      description: 'What totals set by their owner add to the lines, or take from them.',
    }),
  }),
});
