// The quick reading by rules as a reminder for the model, and the rows that documents list. Short; it may be wrong.
import type { ScopeFacts } from '../../../domain/scope-facts.ts';
import { NO_FACTS } from '../../../domain/scope-facts.ts';
import type { Place, ScopeOfWork, Work } from '../../../domain/scope-of-work.ts';
import type { PriceBook } from '../../price-book.ts';
import { clip } from '../../pricing/price-line.ts';

const MOST_WORK = 60;
const MOST_ROWS = 300;

const rounded = (value: number): number => Math.round(value * 10) / 10;

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
  ].join(', ');

const factsText = (facts: ScopeFacts): string =>
  Object.entries(facts)
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

export const hintText = (scope: ScopeOfWork): string => {
  const labels = new Map(scope.places.map(({ id, label }) => [id, label]));
  const own = scope.work.filter(({ by }) => by !== 'DOCUMENT').slice(0, MOST_WORK);
  const facts = factsText(scope.facts);
  return [
    `Places: ${scope.places.slice(0, MOST_WORK).map(placeText).join('; ') || 'none'}.`,
    `Work: ${own.map((work) => workText(work, labels)).join('; ') || 'none'}.`,
    `Left out: ${scope.excluded.map(({ words }) => clip(words, 60)).join('; ') || 'nothing'}.`,
    `Facts: ${facts || 'none'}.`,
  ].join('\n');
};
