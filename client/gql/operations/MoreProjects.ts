import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { ProjectsScreen_ProjectsFragmentDoc } from './ProjectsScreen_projects.ts';

export const MoreProjectsDocument = /* @__PURE__ */ documentOf<T.MoreProjectsQuery, T.MoreProjectsQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projects"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projects"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectsScreen_projects"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},
  [ProjectsScreen_ProjectsFragmentDoc],
  '8524a776bcace81f4eb7d4a8a435f2754448866cd70e37e240d4b60b705a9bde',
);

export const useMoreProjectsQuery = (
  options: useQuery.Options<T.MoreProjectsQuery, T.MoreProjectsQueryVariables>,
) => useQuery(MoreProjectsDocument, options);
