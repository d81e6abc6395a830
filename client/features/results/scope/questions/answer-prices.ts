// What each answer would change, priced by the server once the questions are on the page.
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { AnswerPricesDocument } from '../../../../gql/graphql.ts';
import { formatWholeMoney } from '../../../../lib/format.ts';
import { useEditorValue, useSaving } from '../../editor/use-editor.ts';

interface AnswerPrices {
  isLoading: boolean;
  /** Dollars by which the total changes, by the question's id, in the order of its answers; null where it is not known. */
  of: (questionId: string) => readonly (number | null)[] | null;
}

/** Without prices a question says how far the total may move: nobody has to be told that they did not come. */
export const useAnswerPrices = (isWanted: boolean): AnswerPrices => {
  const { estimateId, canEdit } = useSaving();
  const version = useEditorValue(({ base }) => base.version);
  const { data, loading, refetch } = useQuery(AnswerPricesDocument, {
    variables: { estimateId },
    fetchPolicy: 'no-cache',
    skip: !canEdit || !isWanted,
  });
  const estimate = data?.estimate;
  const priced = estimate?.version;
  useEffect(() => {
    if (priced !== undefined && priced !== version) void refetch();
  }, [priced, version, refetch]);
  const isCurrent = priced === version;
  return {
    isLoading: loading,
    of: (questionId) =>
      (isCurrent ? estimate?.answerPrices : undefined)?.find(
        (each) => each.questionId === questionId,
      )?.differences ?? null,
  };
};

/** `+$860`, `−$320`, `no change`. */
export const differenceWords = (difference: number, currency: string): string => {
  const dollars = Math.round(difference);
  if (dollars === 0) return 'no change';
  return `${dollars < 0 ? '−' : '+'}${formatWholeMoney(Math.abs(dollars), currency)}`;
};
