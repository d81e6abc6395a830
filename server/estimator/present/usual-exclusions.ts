// What a contractor's price never holds, in words that agree with its lines: what is listed is not said to be left out.
import type { LineItem } from '../../domain/estimate/estimate.ts';
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import type { UsualExclusion } from '../book/contractor-rules.ts';

interface Offered {
  items: readonly Pick<LineItem, 'metadata'>[];
  facts: ScopeFacts;
}

const isOffered = ({ codes, fact }: UsualExclusion, { items, facts }: Offered): boolean =>
  items.some(({ metadata: { code } }) => code !== null && codes.includes(code)) ||
  (fact !== undefined && facts[fact]);

export const usualExclusions = (usual: readonly UsualExclusion[], offered: Offered): string[] =>
  usual.flatMap((exclusion) => {
    const words = isOffered(exclusion, offered) ? exclusion.listed : exclusion.text;
    return words === null ? [] : [words];
  });

/** Every wording of the usual exclusions. */
export const wordingsOf = (usual: readonly UsualExclusion[]): ReadonlySet<string> =>
  new Set(usual.flatMap(({ text, listed }) => (listed === null ? [text] : [text, listed])));
