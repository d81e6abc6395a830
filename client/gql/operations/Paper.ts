import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../graphql.ts';
import { PaperWholeFragmentDoc } from './PaperWhole.ts';

export const PaperDocument = /* @__PURE__ */ documentOf<T.PaperQuery, T.PaperQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Paper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperWhole"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [PaperWholeFragmentDoc],
  '2b656982fc66965a8850c95629f6c93cd5fecc585d30880655f1f2600a85d727',
);

export const usePaperQuery = (
  options: useQuery.Options<T.PaperQuery, T.PaperQueryVariables>,
) => useQuery(PaperDocument, options);
