import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { Sheet_EstimateFragmentDoc } from './Sheet_estimate.ts';

export const EstimateEditor_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.EstimateEditor_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateEditor_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"linesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"hasTotalOverride"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sheet_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"futureActions"}}]}}]}},
  [Sheet_EstimateFragmentDoc],
);

export const useEstimateEditor_EstimateFragment = (from: FragmentType<T.EstimateEditor_EstimateFragment>) =>
  useFragment({ fragment: EstimateEditor_EstimateFragmentDoc, fragmentName: 'EstimateEditor_estimate', from });
