import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { Understood_EstimateFragmentDoc } from './Understood_estimate.ts';

export const Scope_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.Scope_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scope_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Understood_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},
  [Understood_EstimateFragmentDoc],
);

export const useScope_EstimateFragment = (from: FragmentType<T.Scope_EstimateFragment>) =>
  useFragment({ fragment: Scope_EstimateFragmentDoc, fragmentName: 'Scope_estimate', from });
