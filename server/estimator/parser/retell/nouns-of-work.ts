// Nouns of work beside their thing: "the gutters need cleaning" orders one piece of work, not two.
import type { Clause } from '../clauses.ts';
import { isWord } from '../clauses.ts';
import { conceptOf } from '../concepts/all.ts';
import type { Mark, MarkOf } from '../marks.ts';
import type { Verb } from '../vocabulary/verbs.ts';

/** Nouns of work that stand behind or before their thing. */
const NOUNS_OF_WORK: Readonly<Record<string, Verb>> = { cleaning: 'clean', demolition: 'remove' };

/** "Gutter cleaning 200 ft", "demolition of the shed": what is done to the thing, not to the house. */
export const withCleanedThings = (clause: Clause): Clause => {
  const workOf = (mark: Mark | undefined): Verb | undefined =>
    mark?.kind === 'object' ? NOUNS_OF_WORK[mark.concept] : undefined;
  const takes = (mark: Mark | undefined, verb: Verb | undefined): mark is MarkOf<'object'> =>
    mark?.kind === 'object' &&
    verb !== undefined &&
    (mark.concept === 'floor' || conceptOf(mark.concept).pricings[verb] !== undefined);
  const isNext = (mark: Mark, next: Mark | undefined): boolean =>
    (next?.at ?? Infinity) - mark.at <= 3;
  return clause.flatMap((mark, index): Mark[] => {
    const [led, next] = [clause[index - 1], clause[index + 1]];
    const [own, behind] = [workOf(mark), workOf(next)];
    if (own && takes(led, own) && isNext(led, mark)) return [];
    // "The gutters need cleaning".
    if (own && isWord(led, 'need', 'want', 'get') && takes(clause[index - 2], own))
      return [{ kind: 'verb', verb: own, weak: false, at: mark.at }];
    if (own && takes(next, own) && isNext(mark, next))
      return [{ kind: 'verb', verb: own, weak: false, at: mark.at }];
    if (behind && takes(mark, behind) && isNext(mark, next))
      return [{ kind: 'verb', verb: behind, weak: false, at: mark.at }, mark];
    return [mark];
  });
};
