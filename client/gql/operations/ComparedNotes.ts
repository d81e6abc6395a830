import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const ComparedNotesFragmentDoc = /* @__PURE__ */ documentOf<T.ComparedNotesFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EstimateSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasoning"}},{"kind":"Field","name":{"kind":"Name","value":"futureActions"}}]}},
  [],
);

export const useComparedNotesFragment = (from: FragmentType<T.ComparedNotesFragment>) =>
  useFragment({ fragment: ComparedNotesFragmentDoc, fragmentName: 'ComparedNotes', from });
