import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const PaperSumsFragmentDoc = /* @__PURE__ */ documentOf<T.PaperSumsFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaperComparedTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"overheadProfit"}},{"kind":"Field","name":{"kind":"Name","value":"rcv"}},{"kind":"Field","name":{"kind":"Name","value":"depreciation"}},{"kind":"Field","name":{"kind":"Name","value":"acv"}},{"kind":"Field","name":{"kind":"Name","value":"deductible"}},{"kind":"Field","name":{"kind":"Name","value":"priorPayments"}},{"kind":"Field","name":{"kind":"Name","value":"netClaim"}}]}},
  [],
);

export const usePaperSumsFragment = (from: FragmentType<T.PaperSumsFragment>) =>
  useFragment({ fragment: PaperSumsFragmentDoc, fragmentName: 'PaperSums', from });
