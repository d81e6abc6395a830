import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const StartQuotaDocument = /* @__PURE__ */ documentOf<T.StartQuotaQuery, T.StartQuotaQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StartQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSignedIn"}},{"kind":"Field","name":{"kind":"Name","value":"quota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimatesLeftToday"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}}]}},
  [],
  'a428b0b43bb1cb098451ecbd80e4335a3e3b1fabe7951e67b2a3f91cf54567b0',
);

export const useStartQuotaQuery = (
  options?: useQuery.Options<T.StartQuotaQuery, T.StartQuotaQueryVariables>,
) => useQuery(StartQuotaDocument, options ?? {});
