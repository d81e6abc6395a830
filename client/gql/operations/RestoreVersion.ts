import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../graphql.ts';
import { ResultPage_EstimateFragmentDoc } from './ResultPage_estimate.ts';
import { EstimateEditor_EstimateFragmentDoc } from './EstimateEditor_estimate.ts';

export const RestoreVersionDocument = /* @__PURE__ */ documentOf<T.RestoreVersionMutation, T.RestoreVersionMutationVariables>(
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreVersionSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultPage_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateEditor_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},
  [ResultPage_EstimateFragmentDoc, EstimateEditor_EstimateFragmentDoc],
  '40340d9e45bc1a83b8b82f34ef695b29959d80f75c9c2fbc45803c4fdfb5d703',
);
