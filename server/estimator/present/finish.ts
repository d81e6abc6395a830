// Good, better, best: the same lines and quantities priced at the three finish levels.
import type { FinishTotals } from '../../domain/estimate/estimate-figures.ts';
import type { Grade } from '../book/grades.ts';
import { priceLine } from '../calculate/price-line.ts';
import { totalOf } from '../calculate/total.ts';
import type { AgentFacts } from './agent-facts.ts';

export const finishTotalsOf = ({ lines, context, book }: AgentFacts): FinishTotals => {
  const at = (grade: Grade): number => {
    const level = { ...context, grade };
    return totalOf(
      lines.map(({ work }) => priceLine(work, level)),
      level,
      context.delivery,
      book,
    );
  };
  return { low: at(0), standard: at(1), high: at(2) };
};
