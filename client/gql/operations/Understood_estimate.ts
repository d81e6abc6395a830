import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const Understood_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.Understood_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Understood_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"whole"}}]}]}},
  [],
);

export const useUnderstood_EstimateFragment = (from: FragmentType<T.Understood_EstimateFragment>) =>
  useFragment({ fragment: Understood_EstimateFragmentDoc, fragmentName: 'Understood_estimate', from });
