import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const CurrentVersion_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.CurrentVersion_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentVersion_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"changeNote"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},
  [],
);

export const useCurrentVersion_EstimateFragment = (from: FragmentType<T.CurrentVersion_EstimateFragment>) =>
  useFragment({ fragment: CurrentVersion_EstimateFragmentDoc, fragmentName: 'CurrentVersion_estimate', from });
