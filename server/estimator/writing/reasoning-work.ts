// The reasoning on the work: what was understood, and where its quantities come from.
import { isCharge } from '../../domain/charges.ts';
import type { LineItem } from '../../domain/estimate.ts';
import type { ReasoningFacts } from './reasoning-facts.ts';
import { headingOf } from './work-names.ts';

export const understoodText = ({ lines }: ReasoningFacts): string => {
  const works = new Map<string, Set<string>>();
  for (const { work } of lines) {
    const rooms = works.get(work.work) ?? new Set();
    if (work.room) rooms.add(work.room);
    works.set(work.work, rooms);
  }
  const parts = [...works].map(([name, rooms]) =>
    rooms.size > 0 ? `${headingOf(name)} (${[...rooms].join(', ')})` : headingOf(name),
  );
  return `Understood: ${[...new Set(parts)].join('; ')}.`;
};

const SOURCES = [
  ['STATED', 'stated by you'],
  ['DOCUMENT', 'stated in your documents'],
  ['PLAN', 'read from your plans and documents'],
  ['DERIVED', 'worked out from the scope'],
  ['DEFAULT', 'assumed from usual sizes'],
] as const;

const sourceOf = ({ metadata: { basis, quantityFrom } }: LineItem) =>
  basis === 'STATED' && quantityFrom ? 'DOCUMENT' : basis;

export const quantitiesText = ({ items }: ReasoningFacts): string => {
  const work = items.filter((line) => !isCharge(line));
  const charges = items.length - work.length;
  const counts = SOURCES.flatMap(([source, words]) => {
    const count = work.filter((line) => sourceOf(line) === source).length;
    return count > 0 ? [`${count} ${words}`] : [];
  });
  const further =
    charges === 0
      ? ''
      : ` The other ${charges === 1 ? 'line is a charge that follows' : `${charges} lines are charges that follow`} from them.`;
  return `Quantities of ${work.length} lines: ${counts.join(', ')}. Each line shows its formula.${further}`;
};
