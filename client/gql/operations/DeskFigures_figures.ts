import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const DeskFigures_FiguresFragmentDoc = /* @__PURE__ */ documentOf<T.DeskFigures_FiguresFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskFigures_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"oldestSince"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"declined"}}]}},
  [],
);

export const useDeskFigures_FiguresFragment = (from: FragmentType<T.DeskFigures_FiguresFragment>) =>
  useFragment({ fragment: DeskFigures_FiguresFragmentDoc, fragmentName: 'DeskFigures_figures', from });
