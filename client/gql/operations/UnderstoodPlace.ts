import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const UnderstoodPlaceFragmentDoc = /* @__PURE__ */ documentOf<T.UnderstoodPlaceFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnderstoodPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScopePlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lengthFt"}},{"kind":"Field","name":{"kind":"Name","value":"widthFt"}},{"kind":"Field","name":{"kind":"Name","value":"heightFt"}},{"kind":"Field","name":{"kind":"Name","value":"areaSf"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"because"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}},
  [],
);

export const useUnderstoodPlaceFragment = (from: FragmentType<T.UnderstoodPlaceFragment>) =>
  useFragment({ fragment: UnderstoodPlaceFragmentDoc, fragmentName: 'UnderstoodPlace', from });
