// So many equal pieces of one thing: "two sections of 120 sf each", "two 32 ft runs", "32 ft on each side".
import type { Clause } from '../clauses.ts';
import type { Mark, MarkOf } from '../marks.ts';
import { addendOf } from './addends.ts';
import { wordSet } from '../language.ts';

const TIMES = wordSet('times');

/** "Two areas of 120 sf each", "two 32 ft runs", "32 ft on each side": so many times the amount. */
export const withEqualPieces = (clause: Clause): Clause => {
  const at = clause.findIndex((mark) => addendOf(mark) !== null && mark.kind !== 'count');
  const own = addendOf(clause[at]);
  const others = clause.filter(
    (mark, index) => index !== at && addendOf(mark) && mark.kind !== 'count',
  );
  if (!own || others.length > 0) return clause;
  const named = (mark: Mark | undefined): boolean => mark?.kind === 'word' && TIMES.has(mark.text);
  const each = clause.slice(at + 1, at + 4);
  const before = clause.slice(Math.max(0, at - 4), at);
  const count = before.findLast((mark): mark is MarkOf<'count'> => mark.kind === 'count');
  const behind = count === undefined ? -1 : clause.indexOf(count);
  const counted =
    count !== undefined &&
    ((named(clause[behind + 1]) && each.some(({ kind }) => kind === 'all')) ||
      (behind === at - 1 && named(clause[at + 1])));
  const perSide =
    each.some(({ kind }) => kind === 'all') &&
    each.some((mark) => mark.kind === 'word' && mark.text === 'side');
  const times = counted ? count.value : perSide ? 2 : 1;
  if (times < 2) return clause;
  const product: Mark = { kind: own.kind, value: own.value * times, at: own.mark.at };
  return clause.flatMap((mark): Mark[] => {
    if (
      counted &&
      (mark === count || (named(mark) && Math.abs(clause.indexOf(mark) - behind) <= 2))
    )
      return [];
    return mark === own.mark ? [product] : [mark];
  });
};
