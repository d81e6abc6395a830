import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const IdentityCard_DocumentFragmentDoc = /* @__PURE__ */ documentOf<T.IdentityCard_DocumentFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityCard_document"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingBusinessDays"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"filePath"}},{"kind":"Field","name":{"kind":"Name","value":"contractor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"commercialName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},
  [],
);

export const useIdentityCard_DocumentFragment = (from: FragmentType<T.IdentityCard_DocumentFragment>) =>
  useFragment({ fragment: IdentityCard_DocumentFragmentDoc, fragmentName: 'IdentityCard_document', from });
