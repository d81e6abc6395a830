import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { ResultAround_EstimateFragmentDoc } from './ResultAround_estimate.ts';

export const ResultChanges_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.ResultChanges_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultChanges_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultAround_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"changesSince"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"whole"}}]}]}},
  [ResultAround_EstimateFragmentDoc],
);

export const useResultChanges_EstimateFragment = (from: FragmentType<T.ResultChanges_EstimateFragment>) =>
  useFragment({ fragment: ResultChanges_EstimateFragmentDoc, fragmentName: 'ResultChanges_estimate', from });
