import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const Rooms_ProjectFragmentDoc = /* @__PURE__ */ documentOf<T.Rooms_ProjectFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Rooms_project"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"}}]}},
  [],
);

export const useRooms_ProjectFragment = (from: FragmentType<T.Rooms_ProjectFragment>) =>
  useFragment({ fragment: Rooms_ProjectFragmentDoc, fragmentName: 'Rooms_project', from });
