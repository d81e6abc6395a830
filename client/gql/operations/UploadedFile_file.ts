import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const UploadedFile_FileFragmentDoc = /* @__PURE__ */ documentOf<T.UploadedFile_FileFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UploadedFile_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"displayUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},
  [],
);

export const useUploadedFile_FileFragment = (from: FragmentType<T.UploadedFile_FileFragment>) =>
  useFragment({ fragment: UploadedFile_FileFragmentDoc, fragmentName: 'UploadedFile_file', from });
