import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const DeskContractor_ContractorFragmentDoc = /* @__PURE__ */ documentOf<T.DeskContractor_ContractorFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskContractor_contractor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contractor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"isPaused"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"commercialName"}},{"kind":"Field","name":{"kind":"Name","value":"identityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"licenseExpiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"insuranceExpiresOn"}}]}},
  [],
);

export const useDeskContractor_ContractorFragment = (from: FragmentType<T.DeskContractor_ContractorFragment>) =>
  useFragment({ fragment: DeskContractor_ContractorFragmentDoc, fragmentName: 'DeskContractor_contractor', from });
