import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const PasskeyQuestionFragmentDoc = /* @__PURE__ */ documentOf<T.PasskeyQuestionFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"partyId"}},{"kind":"Field","name":{"kind":"Name","value":"credentials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credentialId"}},{"kind":"Field","name":{"kind":"Name","value":"transports"}}]}}]}},
  [],
);

export const usePasskeyQuestionFragment = (from: FragmentType<T.PasskeyQuestionFragment>) =>
  useFragment({ fragment: PasskeyQuestionFragmentDoc, fragmentName: 'PasskeyQuestion', from });
