import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../graphql.ts';
import { ProjectCosts_ProjectFragmentDoc } from './ProjectCosts_project.ts';

export const CountEstimateDocument = /* @__PURE__ */ documentOf<T.CountEstimateMutation, T.CountEstimateMutationVariables>(
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CountEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountEstimateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountEstimateSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"countsInTotal"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCosts_project"}}]}}]}}]}}]}}]}},
  [ProjectCosts_ProjectFragmentDoc],
);

export const useCountEstimateMutation = (
  options?: useMutation.Options<T.CountEstimateMutation, T.CountEstimateMutationVariables>,
) => useMutation(CountEstimateDocument, options);
