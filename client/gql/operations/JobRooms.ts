import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../graphql.ts';

export const JobRoomsDocument = /* @__PURE__ */ documentOf<T.JobRoomsQuery, T.JobRoomsQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobRooms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lengthFt"}},{"kind":"Field","name":{"kind":"Name","value":"widthFt"}},{"kind":"Field","name":{"kind":"Name","value":"heightFt"}},{"kind":"Field","name":{"kind":"Name","value":"areaSf"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roomsAreCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCorrectRooms"}}]}}]}},
  [],
);

export const useJobRoomsQuery = (
  options: useQuery.Options<T.JobRoomsQuery, T.JobRoomsQueryVariables>,
) => useQuery(JobRoomsDocument, options);
