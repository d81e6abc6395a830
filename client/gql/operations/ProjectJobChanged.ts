import { useSubscription, type SkipToken } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { JobCard_JobFragmentDoc } from './JobCard_job.ts';

export const ProjectJobChangedDocument = /* @__PURE__ */ documentOf<T.ProjectJobChangedSubscription, T.ProjectJobChangedSubscriptionVariables>(
  {"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ProjectJobChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerJobChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}}]}}]}},
  [JobCard_JobFragmentDoc],
);

export const useProjectJobChangedSubscription = (
  options?: useSubscription.Options<T.ProjectJobChangedSubscription, T.ProjectJobChangedSubscriptionVariables> | SkipToken,
) => useSubscription(ProjectJobChangedDocument, options ?? {});
