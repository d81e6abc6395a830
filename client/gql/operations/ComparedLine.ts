import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const ComparedLineFragmentDoc = /* @__PURE__ */ documentOf<T.ComparedLineFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"finishLevel"}}]}}]}},
  [],
);

export const useComparedLineFragment = (from: FragmentType<T.ComparedLineFragment>) =>
  useFragment({ fragment: ComparedLineFragmentDoc, fragmentName: 'ComparedLine', from });
