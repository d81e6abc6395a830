import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const AnswerPricesDocument = /* @__PURE__ */ documentOf<T.AnswerPricesQuery, T.AnswerPricesQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnswerPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"answerPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"differences"}}]}}]}}]}},
  [],
  'fd7926b74ae97dbcc127e7c5543ad65e23da5076d60b9aafee95103921041386',
);

export const useAnswerPricesQuery = (
  options: useQuery.Options<T.AnswerPricesQuery, T.AnswerPricesQueryVariables>,
) => useQuery(AnswerPricesDocument, options);
