import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { ComparedItemFragmentDoc } from './ComparedItem.ts';
import { ComparedNotesFragmentDoc } from './ComparedNotes.ts';

export const SharedSideFragmentDoc = /* @__PURE__ */ documentOf<T.SharedSideFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedEstimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"claimNumber"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"hasTotalOverride"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedItem"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedNotes"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [ComparedItemFragmentDoc, ComparedNotesFragmentDoc],
);

export const useSharedSideFragment = (from: FragmentType<T.SharedSideFragment>) =>
  useFragment({ fragment: SharedSideFragmentDoc, fragmentName: 'SharedSide', from });
