import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const HowPriced_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.HowPriced_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HowPriced_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasoning"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}},
  [],
);

export const useHowPriced_EstimateFragment = (from: FragmentType<T.HowPriced_EstimateFragment>) =>
  useFragment({ fragment: HowPriced_EstimateFragmentDoc, fragmentName: 'HowPriced_estimate', from });
