import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { UploadedFiles_EstimateFragmentDoc } from './UploadedFiles_estimate.ts';
import { ExportActions_EstimateFragmentDoc } from './ExportActions_estimate.ts';

export const ResultNews_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.ResultNews_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultNews_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"finishLevel"}},{"kind":"Field","name":{"kind":"Name","value":"uploadsLeftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportActions_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadedFiles_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},
  [UploadedFiles_EstimateFragmentDoc, ExportActions_EstimateFragmentDoc],
);

export const useResultNews_EstimateFragment = (from: FragmentType<T.ResultNews_EstimateFragment>) =>
  useFragment({ fragment: ResultNews_EstimateFragmentDoc, fragmentName: 'ResultNews_estimate', from });
