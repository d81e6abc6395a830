// The rows that documents list, each with a key by which a reply can take it up.
import type { ScopeOfWork, Work } from '../../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { clip } from '../../../domain/text/plain-text.ts';
import { doesText } from './scope-text.ts';

const MOST_ROWS = 300;

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
