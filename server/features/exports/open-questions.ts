// What is still asked of the owner, what moves the total most first.
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { writeRounded } from '../../domain/money/written.ts';

type Asking = Pick<EstimateDocument, 'questions' | 'scope' | 'currency'>;

/** A text that both ask stands once. */
export const openQuestions = ({ questions, scope, currency }: Asking): string[] => {
  const asked = (scope?.questions ?? []).toSorted(
    (one, other) => (other.moves ?? 0) - (one.moves ?? 0),
  );
  const known = new Set(asked.map(({ text }) => text));
  return [
    ...questions.filter((text) => !known.has(text)),
    ...asked.map(({ text, moves }) =>
      moves
        ? `${text} The answer moves the total by up to ${writeRounded(moves, currency)}.`
        : text,
    ),
  ];
};
