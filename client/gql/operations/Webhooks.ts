import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../graphql.ts';
import { WebhookItem_WebhookFragmentDoc } from './WebhookItem_webhook.ts';

export const WebhooksDocument = /* @__PURE__ */ documentOf<T.WebhooksQuery, T.WebhooksQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookItem_webhook"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},
  [WebhookItem_WebhookFragmentDoc],
  'a93f3f78195b53cf6fe2bd95d2016c436555600ee72ae2fb508eb045fa534c93',
);

export const useWebhooksQuery = (
  options?: useQuery.Options<T.WebhooksQuery, T.WebhooksQueryVariables>,
) => useQuery(WebhooksDocument, options ?? {});
