import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const PaperShortFragmentDoc = /* @__PURE__ */ documentOf<T.PaperShortFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperShort"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Paper"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"roomCount"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"netClaim"}},{"kind":"Field","name":{"kind":"Name","value":"rcv"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkCount"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}},
  [],
);

export const usePaperShortFragment = (from: FragmentType<T.PaperShortFragment>) =>
  useFragment({ fragment: PaperShortFragmentDoc, fragmentName: 'PaperShort', from });
