import { useSubscription, type SkipToken } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const ViewerChangedDocument = /* @__PURE__ */ documentOf<T.ViewerChangedSubscription, T.ViewerChangedSubscriptionVariables>(
  {"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ViewerChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSignedIn"}}]}}]}}]}},
  [],
);

export const useViewerChangedSubscription = (
  options?: useSubscription.Options<T.ViewerChangedSubscription, T.ViewerChangedSubscriptionVariables> | SkipToken,
) => useSubscription(ViewerChangedDocument, options ?? {});
