import { useSubscription, type SkipToken } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { BellJob_JobFragmentDoc } from './BellJob_job.ts';

export const ViewerJobChangedDocument = /* @__PURE__ */ documentOf<T.ViewerJobChangedSubscription, T.ViewerJobChangedSubscriptionVariables>(
  {"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ViewerJobChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerJobChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BellJob_job"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [BellJob_JobFragmentDoc],
);

export const useViewerJobChangedSubscription = (
  options?: useSubscription.Options<T.ViewerJobChangedSubscription, T.ViewerJobChangedSubscriptionVariables> | SkipToken,
) => useSubscription(ViewerJobChangedDocument, options ?? {});
