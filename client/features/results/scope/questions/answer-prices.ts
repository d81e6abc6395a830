// What each answer would change, priced by the server once the questions are on the page.
import { AnswerPricesDocument } from '../../../../gql/graphql.ts';
import { formatWholeMoney } from '../../../../lib/format.ts';
import { useEdited } from '../../editor/use-editor.ts';
import { useOfVersion } from '../../editor/use-of-version.ts';

interface AnswerPrices {
  isLoading: boolean;
  /** Dollars by which the total changes, by the question's id, in the order of its answers; null where it is not known. */
  of: (questionId: string) => readonly (number | null)[] | null;
}

/** Without prices a question says how far the total may move. */
export const useAnswerPrices = (isWanted: boolean): AnswerPrices => {
  const { canEdit } = useEdited();
  const { estimate, isLoading } = useOfVersion(AnswerPricesDocument, canEdit && isWanted);
  return {
    isLoading,
    of: (questionId) =>
      estimate?.answerPrices.find((each) => each.questionId === questionId)?.differences ?? null,
  };
};

/** `+$860`, `−$320`, `no change`. */
export const differenceWords = (difference: number, currency: string): string => {
  const dollars = Math.round(difference);
  if (dollars === 0) return 'no change';
  return `${dollars > 0 ? '+' : ''}${formatWholeMoney(dollars, currency)}`;
};
