// A scope of work as a model reads it: places with sizes, work, what is left out, facts.
import { NO_CLAIM_PAPERS } from '../../../domain/scope/claim-papers.ts';
import type { ScopeFacts } from '../../../domain/scope/scope-facts.ts';
import { NO_FACTS } from '../../../domain/scope/scope-facts.ts';
import type { Place, ScopeOfWork, Work } from '../../../domain/scope/scope-of-work.ts';
import { clip } from '../../../domain/text/plain-text.ts';

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Key of a place or work in front of it; empty in the hint, where nothing is named again. */
export type KeyOf = (id: string) => string;

const placeText = ({ label, type, lengthFt, widthFt, areaSf, basis }: Place): string => {
  const size =
    lengthFt === null || widthFt === null
      ? `${rounded(areaSf)} SF`
      : `${rounded(lengthFt)} x ${rounded(widthFt)} ft`;
  return `${label || type} (${type}, ${size}, ${basis.toLowerCase()})`;
};

export const doesText = ({ does }: Work): string =>
  does.kind === 'ROW'
    ? `${does.code} ${rounded(does.quantity)} ${does.unit}`
    : [does.assembly, ...does.params.map(({ name, value }) => `${name}=${value}`)].join(' ');

const workText = (work: Work, labels: ReadonlyMap<string, string>): string =>
  [
    doesText(work),
    ...(work.times > 1 ? [`${work.times} times`] : []),
    ...(labels.get(work.placeId) ? [`in ${labels.get(work.placeId)}`] : []),
    ...(work.without.length > 0 ? [`without ${work.without.join(' ')}`] : []),
    ...work.set.map(({ code, quantity }) => `${code}=${quantity ?? 'as it is'}`),
    ...(work.optional ? ['optional'] : []),
    ...(work.ownerSupplies ? ['owner supplies'] : []),
    ...(work.materialsOnly ? ['materials only'] : []),
  ].join(', ');

/** Who is insured where prices nothing: no model is told. */
const factsText = (facts: ScopeFacts): string =>
  Object.entries(facts)
    .filter(([name]) => !(name in NO_CLAIM_PAPERS))
    .filter(
      ([name, value]) => !Array.isArray(value) && value !== NO_FACTS[name as keyof ScopeFacts],
    )
    .map(
      ([name, value]) =>
        `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    )
    .join(', ');

export const scopeText = (scope: ScopeOfWork, work: readonly Work[], keyed: KeyOf): string => {
  const labels = new Map(scope.places.map(({ id, label }) => [id, `${keyed(id)}${label}`]));
  const facts = factsText(scope.facts);
  const places = scope.places.map((place) => `${keyed(place.id)}${placeText(place)}`);
  const works = work.map((each) => `${keyed(each.id)}${workText(each, labels)}`);
  return [
    `Places: ${places.join('; ') || 'none'}.`,
    `Work: ${works.join('; ') || 'none'}.`,
    `Left out: ${scope.excluded.map(({ words }) => clip(words, 60)).join('; ') || 'nothing'}.`,
    `Facts: ${facts || 'none'}.`,
  ].join('\n');
};
