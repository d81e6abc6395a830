import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { EstimateNotes_EstimateFragmentDoc } from './EstimateNotes_estimate.ts';
import { UploadedFiles_EstimateFragmentDoc } from './UploadedFiles_estimate.ts';
import { CurrentVersion_EstimateFragmentDoc } from './CurrentVersion_estimate.ts';
import { ExportActions_EstimateFragmentDoc } from './ExportActions_estimate.ts';
import { HowPriced_EstimateFragmentDoc } from './HowPriced_estimate.ts';
import { LiveFigures_EstimateFragmentDoc } from './LiveFigures_estimate.ts';

export const ResultAround_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.ResultAround_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultAround_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"claimNumber"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"linesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"hasTotalOverride"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"finishLevel"}},{"kind":"Field","name":{"kind":"Name","value":"uploadsLeftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"futureActions"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentVersion_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateNotes_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportActions_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowPriced_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveFigures_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadedFiles_estimate"}}]}},
  [EstimateNotes_EstimateFragmentDoc, UploadedFiles_EstimateFragmentDoc, CurrentVersion_EstimateFragmentDoc, ExportActions_EstimateFragmentDoc, HowPriced_EstimateFragmentDoc, LiveFigures_EstimateFragmentDoc],
);

export const useResultAround_EstimateFragment = (from: FragmentType<T.ResultAround_EstimateFragment>) =>
  useFragment({ fragment: ResultAround_EstimateFragmentDoc, fragmentName: 'ResultAround_estimate', from });
