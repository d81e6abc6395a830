// Usual exclusions of a contractor's price, in words that agree with its lines: no line that is listed is excluded.
import type { LineItem } from '../../domain/estimate/estimate.ts';
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import type { UsualExclusion } from '../book/contractor-rules.ts';

interface Offered {
  items: readonly Pick<LineItem, 'metadata'>[];
  facts: ScopeFacts;
}

export const usualExclusions = (
  usual: readonly UsualExclusion[],
  { items, facts }: Offered,
): string[] => {
  const listed = new Set(items.map(({ metadata: { code } }) => code));
  const isOffered = ({ codes, fact }: UsualExclusion): boolean =>
    codes.some((code) => listed.has(code)) || (fact !== undefined && facts[fact]);
  return usual.flatMap((exclusion) => {
    const words = isOffered(exclusion) ? exclusion.listed : exclusion.text;
    return words === null ? [] : [words];
  });
};

/** Every wording of the usual exclusions. */
export const wordingsOf = (usual: readonly UsualExclusion[]): ReadonlySet<string> =>
  new Set(usual.flatMap(({ text, listed }) => (listed === null ? [text] : [text, listed])));
