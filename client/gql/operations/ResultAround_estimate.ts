import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { EstimateNotes_EstimateFragmentDoc } from './EstimateNotes_estimate.ts';
import { ResultOwn_EstimateFragmentDoc } from './ResultOwn_estimate.ts';
import { CurrentVersion_EstimateFragmentDoc } from './CurrentVersion_estimate.ts';
import { HowPriced_EstimateFragmentDoc } from './HowPriced_estimate.ts';
import { LiveFigures_EstimateFragmentDoc } from './LiveFigures_estimate.ts';

export const ResultAround_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.ResultAround_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultAround_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultOwn_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentVersion_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateNotes_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowPriced_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveFigures_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},
  [EstimateNotes_EstimateFragmentDoc, ResultOwn_EstimateFragmentDoc, CurrentVersion_EstimateFragmentDoc, HowPriced_EstimateFragmentDoc, LiveFigures_EstimateFragmentDoc],
);

export const useResultAround_EstimateFragment = (from: FragmentType<T.ResultAround_EstimateFragment>) =>
  useFragment({ fragment: ResultAround_EstimateFragmentDoc, fragmentName: 'ResultAround_estimate', from });
