import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const ProjectCard_ProjectFragmentDoc = /* @__PURE__ */ documentOf<T.ProjectCard_ProjectFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard_project"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"jobCount"}}]}},
  [],
);

export const useProjectCard_ProjectFragment = (from: FragmentType<T.ProjectCard_ProjectFragment>) =>
  useFragment({ fragment: ProjectCard_ProjectFragmentDoc, fragmentName: 'ProjectCard_project', from });
