import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { BellJob_JobFragmentDoc } from './BellJob_job.ts';

export const BellJobDocument = /* @__PURE__ */ documentOf<T.BellJobQuery, T.BellJobQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BellJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BellJob_job"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [BellJob_JobFragmentDoc],
  '3a1bcac21698594adaccdad66f8e337e4b599c8cd605d9e54708996bcefad215',
);

export const useBellJobQuery = (
  options: useQuery.Options<T.BellJobQuery, T.BellJobQueryVariables>,
) => useQuery(BellJobDocument, options);
