import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const Sheet_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.Sheet_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sheet_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"whole"}}]}]}},
  [],
);

export const useSheet_EstimateFragment = (from: FragmentType<T.Sheet_EstimateFragment>) =>
  useFragment({ fragment: Sheet_EstimateFragmentDoc, fragmentName: 'Sheet_estimate', from });
