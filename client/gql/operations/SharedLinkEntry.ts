import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const SharedLinkEntryFragmentDoc = /* @__PURE__ */ documentOf<T.SharedLinkEntryFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedLinkEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hidesIdentity"}},{"kind":"Field","name":{"kind":"Name","value":"sentTo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGood"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},
  [],
);

export const useSharedLinkEntryFragment = (from: FragmentType<T.SharedLinkEntryFragment>) =>
  useFragment({ fragment: SharedLinkEntryFragmentDoc, fragmentName: 'SharedLinkEntry', from });
