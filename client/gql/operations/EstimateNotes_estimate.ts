import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const EstimateNotes_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.EstimateNotes_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateNotes_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"assumptions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusions"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]}},
  [],
);

export const useEstimateNotes_EstimateFragment = (from: FragmentType<T.EstimateNotes_EstimateFragment>) =>
  useFragment({ fragment: EstimateNotes_EstimateFragmentDoc, fragmentName: 'EstimateNotes_estimate', from });
