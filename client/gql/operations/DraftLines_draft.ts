import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const DraftLines_DraftFragmentDoc = /* @__PURE__ */ documentOf<T.DraftLines_DraftFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftLines_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EstimateDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},
  [],
);

export const useDraftLines_DraftFragment = (from: FragmentType<T.DraftLines_DraftFragment>) =>
  useFragment({ fragment: DraftLines_DraftFragmentDoc, fragmentName: 'DraftLines_draft', from });
