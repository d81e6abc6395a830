import { useSubscription, type SkipToken } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { LiveJob_JobFragmentDoc } from './LiveJob_job.ts';

export const JobChangedDocument = /* @__PURE__ */ documentOf<T.JobChangedSubscription, T.JobChangedSubscriptionVariables>(
  {"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"JobChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveJob_job"}}]}}]}},
  [LiveJob_JobFragmentDoc],
);

export const useJobChangedSubscription = (
  options: useSubscription.Options<T.JobChangedSubscription, T.JobChangedSubscriptionVariables> | SkipToken,
) => useSubscription(JobChangedDocument, options);
