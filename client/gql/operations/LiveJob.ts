import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { LiveJob_JobFragmentDoc } from './LiveJob_job.ts';

export const LiveJobDocument = /* @__PURE__ */ documentOf<T.LiveJobQuery, T.LiveJobQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveJob_job"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [LiveJob_JobFragmentDoc],
  'c3e2af98eb381f8ded916c3787854615b4f9b96d5867a61671c030d04763cf95',
);

export const useLiveJobQuery = (
  options: useQuery.Options<T.LiveJobQuery, T.LiveJobQueryVariables>,
) => useQuery(LiveJobDocument, options);
