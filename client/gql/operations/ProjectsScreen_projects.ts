import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { ProjectCard_ProjectFragmentDoc } from './ProjectCard_project.ts';

export const ProjectsScreen_ProjectsFragmentDoc = /* @__PURE__ */ documentOf<T.ProjectsScreen_ProjectsFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectsScreen_projects"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCard_project"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},
  [ProjectCard_ProjectFragmentDoc],
);

export const useProjectsScreen_ProjectsFragment = (from: FragmentType<T.ProjectsScreen_ProjectsFragment>) =>
  useFragment({ fragment: ProjectsScreen_ProjectsFragmentDoc, fragmentName: 'ProjectsScreen_projects', from });
