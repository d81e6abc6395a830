import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { UploadedFile_FileFragmentDoc } from './UploadedFile_file.ts';

export const UploadedFiles_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.UploadedFiles_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UploadedFiles_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadedFile_file"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [UploadedFile_FileFragmentDoc],
);

export const useUploadedFiles_EstimateFragment = (from: FragmentType<T.UploadedFiles_EstimateFragment>) =>
  useFragment({ fragment: UploadedFiles_EstimateFragmentDoc, fragmentName: 'UploadedFiles_estimate', from });
