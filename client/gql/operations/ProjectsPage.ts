import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { ProjectsScreen_ViewerFragmentDoc } from './ProjectsScreen_viewer.ts';

export const ProjectsPageDocument = /* @__PURE__ */ documentOf<T.ProjectsPageQuery, T.ProjectsPageQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projects"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimates"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobs"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectsScreen_viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [ProjectsScreen_ViewerFragmentDoc],
  '123c5cf423422e2fa1d2244f38f37c677b434e0725cf517c887d4c2c1bc47798',
);

export const useProjectsPageQuery = (
  options: useQuery.Options<T.ProjectsPageQuery, T.ProjectsPageQueryVariables>,
) => useQuery(ProjectsPageDocument, options);
