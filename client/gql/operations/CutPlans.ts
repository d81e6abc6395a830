import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const CutPlansDocument = /* @__PURE__ */ documentOf<T.CutPlansQuery, T.CutPlansQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CutPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estimateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimateId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"materials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cutPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"layouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"svg"}},{"kind":"Field","name":{"kind":"Name","value":"isNumbered"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}}]}}]}}]}}]}}]}},
  [],
  'ce9ea2b5ab5ba4a48e1a42e10733b96314da0b029c7612498237041317edc349',
);

export const useCutPlansQuery = (
  options: useQuery.Options<T.CutPlansQuery, T.CutPlansQueryVariables>,
) => useQuery(CutPlansDocument, options);
