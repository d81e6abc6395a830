import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const ComparedSideFragmentDoc = /* @__PURE__ */ documentOf<T.ComparedSideFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedSide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},
  [],
);

export const useComparedSideFragment = (from: FragmentType<T.ComparedSideFragment>) =>
  useFragment({ fragment: ComparedSideFragmentDoc, fragmentName: 'ComparedSide', from });
