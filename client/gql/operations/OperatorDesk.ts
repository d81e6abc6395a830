import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { DeskFigures_FiguresFragmentDoc } from './DeskFigures_figures.ts';
import { ApplicationCard_ApplicationFragmentDoc } from './ApplicationCard_application.ts';
import { IdentityCard_DocumentFragmentDoc } from './IdentityCard_document.ts';

export const OperatorDeskDocument = /* @__PURE__ */ documentOf<T.OperatorDeskQuery, T.OperatorDeskQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operatorDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskFigures_figures"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationCard_application"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"identityDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdentityCard_document"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},
  [DeskFigures_FiguresFragmentDoc, ApplicationCard_ApplicationFragmentDoc, IdentityCard_DocumentFragmentDoc],
  '06bf42f2533b2a41571048ce399f6c8c591f4fb048d6690e9f159be2b2ec9539',
);

export const useOperatorDeskQuery = (
  options?: useQuery.Options<T.OperatorDeskQuery, T.OperatorDeskQueryVariables>,
) => useQuery(OperatorDeskDocument, options ?? {});
