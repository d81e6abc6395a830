// Says in the scope that a model read the request, and what was not taken of its reply.
import type { ScopeOfWork } from '../../domain/scope-of-work.ts';
import { clip } from '../pricing/price-line.ts';
import { PICTURES_UNSEEN, warning, withNotes } from './scope-notes.ts';

interface ReadingNote {
  model: string;
  /** The model read what the owner asked to change in a scope that stands, not the request. */
  isChange: boolean;
  /** Sentences on what was not taken. */
  refused: readonly string[];
  /** Items that could not be read at all. */
  unreadable: number;
  /** What the model was not shown. */
  left: readonly string[];
  seenImages: number;
  hadImages: boolean;
  /** Names of uploads with text addressed to a program. */
  orders: readonly string[];
}

const readBy = ({ model, isChange, seenImages, refused, unreadable }: ReadingNote): string => {
  const left = refused.length + unreadable;
  return (
    `${isChange ? 'The last change was read' : 'Read'} by a language model (${clip(model, 80)})${seenImages > 0 ? `, which saw ${seenImages} picture(s)` : ''}.` +
    `${left > 0 ? ` Not taken from it: ${left}.` : ''} All quantities, prices and sums are worked out from the price book.`
  );
};

/** The model's scope, saying who read the request and what was not taken. */
export const withReadingNotes = (scope: ScopeOfWork, about: ReadingNote): ScopeOfWork =>
  withNotes(scope, [
    { kind: 'NOTE', text: readBy(about) },
    ...(about.hadImages && about.seenImages === 0 ? [warning(PICTURES_UNSEEN)] : []),
    ...about.orders.map((name) =>
      warning(`“${clip(name, 80)}” contains text addressed to a program; it changed nothing.`),
    ),
    ...(about.unreadable > 0
      ? [
          warning(
            `${about.unreadable} item(s) of the model’s answer could not be read and were not taken.`,
          ),
        ]
      : []),
    ...about.left.map(warning),
  ]);
