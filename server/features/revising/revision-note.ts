// What a correction of the scope changed, in words for the list of versions.
import type { ScopeOfWork, Work } from '../../domain/scope-of-work.ts';
import type { ScopePatch } from '../../domain/scope-patch.ts';
import type { PriceBook } from '../../estimator/price-book.ts';
import { nameOf } from '../../estimator/scope-of-work/work-name.ts';

/** Beyond these the number of the others is told. */
const PHRASES_MAX = 6;

interface ScopeNames {
  place(id: string): string;
  work(work: Pick<Work, 'label' | 'does'> | undefined): string;
}

const namesIn = ({ places }: ScopeOfWork, book: PriceBook): ScopeNames => ({
  place: (id) => places.find((place) => place.id === id)?.label || 'A place',
  work: (work) => (work ? nameOf(work, book) : 'Work'),
});

const addedName = (patch: Extract<ScopePatch, { kind: 'ADD_WORK' }>, book: PriceBook): string =>
  patch.label ??
  book.assemblies.get(patch.assembly ?? '')?.name ??
  book.items.get(patch.code ?? '')?.name ??
  'Work';

const answerOf = ({ questions }: ScopeOfWork, questionId: string, answer: number): string => {
  const question = questions.find(({ id }) => id === questionId);
  return [question?.text, question?.answers[answer]?.label].filter(Boolean).join(' ');
};

const phraseOf = (patch: ScopePatch, before: ScopeOfWork, book: PriceBook): string => {
  const names = namesIn(before, book);
  switch (patch.kind) {
    case 'ADD_PLACE':
      return `${patch.label} added`;
    case 'SET_PLACE':
      return `${names.place(patch.placeId)} corrected`;
    case 'DROP_PLACE':
      return `${names.place(patch.placeId)} taken out`;
    case 'ADD_WORK':
      return `${addedName(patch, book)} added`;
    case 'SET_WORK':
      return `${names.work(before.work.find(({ id }) => id === patch.workId))} changed`;
    case 'DROP_WORK':
      return `${names.work(before.work.find(({ id }) => id === patch.workId))} taken out`;
    case 'EXCLUDE':
      return `Not to be done: ${patch.words}`;
    case 'INCLUDE':
      return `No longer left out: ${before.excluded.find(({ id }) => id === patch.exclusionId)?.words ?? ''}`;
    case 'DISMISS':
      return `Only background: ${before.unread.find(({ start, end }) => start === patch.start && end === patch.end)?.words ?? ''}`;
    case 'SET_FACTS':
      return 'What is true of the whole job corrected';
    case 'ANSWER':
      return answerOf(before, patch.questionId, patch.answer);
  }
};

/** One line a change. */
export const noteOfRevision = (
  patches: readonly ScopePatch[],
  before: ScopeOfWork,
  book: PriceBook,
): string => {
  const phrases = [...new Set(patches.map((patch) => phraseOf(patch, before, book)))];
  const more = phrases.length - PHRASES_MAX;
  return [...phrases.slice(0, PHRASES_MAX), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
};
