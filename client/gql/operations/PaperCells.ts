import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const PaperCellsFragmentDoc = /* @__PURE__ */ documentOf<T.PaperCellsFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaperLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"quantityText"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"overheadProfit"}},{"kind":"Field","name":{"kind":"Name","value":"rcv"}},{"kind":"Field","name":{"kind":"Name","value":"depreciation"}},{"kind":"Field","name":{"kind":"Name","value":"acv"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isAlternate"}},{"kind":"Field","name":{"kind":"Name","value":"isExcluded"}},{"kind":"Field","name":{"kind":"Name","value":"isCredit"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},
  [],
);

export const usePaperCellsFragment = (from: FragmentType<T.PaperCellsFragment>) =>
  useFragment({ fragment: PaperCellsFragmentDoc, fragmentName: 'PaperCells', from });
