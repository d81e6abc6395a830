import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const ContactDetails_ContactFragmentDoc = /* @__PURE__ */ documentOf<T.ContactDetails_ContactFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactDetails_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}},
  [],
);

export const useContactDetails_ContactFragment = (from: FragmentType<T.ContactDetails_ContactFragment>) =>
  useFragment({ fragment: ContactDetails_ContactFragmentDoc, fragmentName: 'ContactDetails_contact', from });
