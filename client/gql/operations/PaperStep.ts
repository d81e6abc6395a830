import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const PaperStepFragmentDoc = /* @__PURE__ */ documentOf<T.PaperStepFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaperGapStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}},
  [],
);

export const usePaperStepFragment = (from: FragmentType<T.PaperStepFragment>) =>
  useFragment({ fragment: PaperStepFragmentDoc, fragmentName: 'PaperStep', from });
