// The quick reading by rules as a reminder for the model, and the rows that documents list. Short; it may be wrong.
import { NO_CLAIM_PAPERS } from '../../../domain/claim-papers.ts';
import type { ScopeFacts } from '../../../domain/scope-facts.ts';
import { NO_FACTS } from '../../../domain/scope-facts.ts';
import type { Place, ScopeOfWork, Work } from '../../../domain/scope-of-work.ts';
import type { PriceBook } from '../../price-book.ts';
import { clip } from '../../pricing/price-line.ts';

const MOST_WORK = 60;
const MOST_ROWS = 300;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Key of a place or work in front of it; empty in the hint, where nothing is named again. */
type KeyOf = (id: string) => string;
const noKey: KeyOf = () => '';

const placeText = ({ label, type, lengthFt, widthFt, areaSf, basis }: Place): string => {
  const size =
    lengthFt === null || widthFt === null
      ? `${rounded(areaSf)} SF`
      : `${rounded(lengthFt)} x ${rounded(widthFt)} ft`;
  return `${label || type} (${type}, ${size}, ${basis.toLowerCase()})`;
};

const doesText = ({ does }: Work): string =>
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

/** Work that documents list, in the order of their keys D1, D2, … */
export const documentRows = (scope: ScopeOfWork): Work[] =>
  scope.work.filter(({ by }) => by === 'DOCUMENT').slice(0, MOST_ROWS);

export const documentKey = (index: number): string => `D${index + 1}`;

export const documentsText = (scope: ScopeOfWork, { items }: Pick<PriceBook, 'items'>): string =>
  documentRows(scope)
    .map((work, index) => {
      const { does } = work;
      const name = does.kind === 'ROW' ? (items.get(does.code)?.name ?? '') : '';
      const place = scope.places.find(({ id }) => id === work.placeId)?.label ?? '';
      return `${documentKey(index)} | ${doesText(work)} | ${name} | ${clip(place, 60)}`;
    })
    .join('\n');

const scopeText = (scope: ScopeOfWork, work: readonly Work[], keyed: KeyOf): string => {
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

export const hintText = (scope: ScopeOfWork): string =>
  scopeText(
    { ...scope, places: scope.places.slice(0, MOST_WORK) },
    scope.work.filter(({ by }) => by !== 'DOCUMENT').slice(0, MOST_WORK),
    noKey,
  );

/** The key under which a place or work of a scope that stands is shown. */
export const keyOf = (id: string): string => id.toUpperCase();

/** All of a scope that stands, each place and work with the key under which it is changed. */
export const standingText = (scope: ScopeOfWork): string =>
  scopeText(scope, scope.work, (id) => `${keyOf(id)} `);
