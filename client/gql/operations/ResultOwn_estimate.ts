import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { ResultNews_EstimateFragmentDoc } from './ResultNews_estimate.ts';

export const ResultOwn_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.ResultOwn_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultOwn_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"claimNumber"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"linesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"hasTotalOverride"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"futureActions"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultNews_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},
  [ResultNews_EstimateFragmentDoc],
);

export const useResultOwn_EstimateFragment = (from: FragmentType<T.ResultOwn_EstimateFragment>) =>
  useFragment({ fragment: ResultOwn_EstimateFragmentDoc, fragmentName: 'ResultOwn_estimate', from });
